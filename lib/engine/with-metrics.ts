import 'server-only'
import { AppError } from '@/lib/errors'
import { metrics } from '@/lib/metrics/metrics'
import { traced } from '@/lib/telemetry/tracing'
import type { StackEngine } from './types'

type Outcome = 'ok' | 'refused' | 'failed' | 'left'

function outcomeOf(error: unknown, signal: AbortSignal): Outcome {
  if (signal.aborted) return 'left'
  return error instanceof AppError && error.status < 500 ? 'refused' : 'failed'
}

/** Wraps an engine: counts the time and outcome of every call, and records a trace span for it. */
export function withMetrics(engine: StackEngine, name: 'embedded' | 'model'): StackEngine {
  const timed = async <T>(task: keyof StackEngine, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    const started = performance.now()
    let outcome: Outcome = 'ok'
    try {
      return await traced(`engine ${task}`, { attributes: { 'stackbook.engine': name } }, work)
    } catch (error) {
      outcome = outcomeOf(error, signal)
      throw error
    } finally {
      metrics?.engine.observe({ engine: name, task, outcome }, (performance.now() - started) / 1000)
    }
  }
  return {
    generate: (request, options) => timed('generate', options.signal, () => engine.generate(request, options)),
    explore: (request, signal) => timed('explore', signal, () => engine.explore(request, signal)),
    transform: (request, signal) => timed('transform', signal, () => engine.transform(request, signal)),
    describe: (tools, signal) => timed('describe', signal, () => engine.describe(tools, signal)),
    persona: (sections, signal) => timed('persona', signal, () => engine.persona(sections, signal)),
    personaPage: (request, signal) => timed('personaPage', signal, () => engine.personaPage(request, signal)),
  }
}
