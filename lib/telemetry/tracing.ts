import { processSingleton } from '@/lib/process-singleton'

/** Attributes of a span. Never a share code, an address, a name or a visitor's text. */
export type SpanAttributes = Record<string, string | number>

export interface SpanOptions {
  readonly kind?: 'server' | 'client'
  readonly attributes?: SpanAttributes
  /** A request whose trace is continued if it belongs to one. */
  readonly headers?: NodeJS.Dict<string | string[]>
}

/**
 * Collects spans. The server sets it if traces are configured; nothing of OpenTelemetry is loaded
 * otherwise.
 */
export interface Tracing {
  /** Runs `work` in a span that ends with it; `add` gives the span more attributes. */
  span<T>(
    name: string,
    options: SpanOptions,
    work: (add: (attributes: SpanAttributes) => void) => Promise<T>,
  ): Promise<T>
}

const held = processSingleton<{ tracing?: Tracing | undefined }>('tracing', () => ({}))

export function setTracing(tracing: Tracing | undefined): void {
  held.tracing = tracing
}

export const currentTracing = (): Tracing | undefined => held.tracing

/** Runs `work` as a span of the current trace, if traces are collected. */
export const traced = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> =>
  held.tracing ? held.tracing.span(name, options, work) : work()
