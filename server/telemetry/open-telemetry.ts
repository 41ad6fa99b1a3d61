import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { SpanOptions, Tracing } from '@/lib/telemetry/tracing'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT }

interface Settings {
  /** The collector's URL; traces are sent to `/v1/traces` below it, as OTLP over HTTP. */
  readonly endpoint: string
  readonly serviceName: string
}

/** Exports only this product's spans, because those of Next contain request URLs. */
export function openTelemetry({ endpoint, serviceName }: Settings): Tracing & { stop: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('stackbook')
  const propagator = new W3CTraceContextPropagator()
  const contexts = new AsyncLocalStorage<Context>()

  const parentOf = ({ headers }: SpanOptions): Context =>
    headers ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : (contexts.getStore() ?? ROOT_CONTEXT)

  return {
    span: async (name, options, work) => {
      const { kind, attributes = {} } = options
      const parent = parentOf(options)
      const span = tracer.startSpan(name, { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes }, parent)
      try {
        return await contexts.run(trace.setSpan(parent, span), () => work((added) => void span.setAttributes(added)))
      } catch (error) {
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    stop: () => provider.shutdown(),
  }
}
