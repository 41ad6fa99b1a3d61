import 'server-only'
import { AppError, type ErrorCode } from '@/lib/errors'
import { log } from '@/lib/log'
import type { OnNotice, StackEngine } from './types'

/** Failures of the model itself. A request that is invalid would be refused by either engine. */
const MODEL_FAILURES: ReadonlySet<ErrorCode> = new Set(['upstream_failed', 'upstream_late', 'rate_limited'])

const DOWN = 'The language model could not answer, so the built-in engine did.'
const SPENT = 'The language model may not be asked for now, so the built-in engine answered.'

/**
 * Answers with the embedded engine if the model fails: it is down, late, returns a malformed
 * answer, or its budget is spent. If the embedded engine has no answer either, the model's error is
 * thrown.
 */
export function withFallback(model: StackEngine, embedded: StackEngine): StackEngine {
  async function answered<T>(
    signal: AbortSignal,
    onNotice: OnNotice,
    ask: (engine: StackEngine) => Promise<T>,
  ): Promise<T> {
    try {
      return await ask(model)
    } catch (error) {
      if (signal.aborted || !(error instanceof AppError) || !MODEL_FAILURES.has(error.code)) throw error
      const isSpent = error.code === 'rate_limited'
      if (!isSpent) log.error({ err: error.cause ?? error }, `the embedded engine is asked: ${error.message}`)
      const answer = await instead(signal, () => ask(embedded), error)
      onNotice(isSpent ? SPENT : DOWN)
      return answer
    }
  }
  const noticed = async <T extends { notice?: string | undefined }>(
    signal: AbortSignal,
    ask: (engine: StackEngine) => Promise<T>,
  ): Promise<T> => {
    let notice: string | undefined
    const answer = await answered(signal, (sentence) => (notice = sentence), ask)
    return notice === undefined ? answer : { ...answer, notice }
  }
  return {
    generate: (request, options) => noticed(options.signal, (engine) => engine.generate(request, options)),
    explore: (request, signal, onNotice = ignored) =>
      answered(signal, onNotice, (engine) => engine.explore(request, signal)),
    transform: (request, signal, onNotice = ignored) =>
      answered(signal, onNotice, (engine) => engine.transform(request, signal)),
    // The page requests descriptions in the background, so no visitor waits for them.
    describe: (tools, signal) => answered(signal, ignored, (engine) => engine.describe(tools, signal)),
    persona: (sections, signal) => noticed(signal, (engine) => engine.persona(sections, signal)),
    personaPage: async (request, signal) => {
      const notes: string[] = []
      const page = await answered(
        signal,
        (sentence) => notes.push(sentence),
        (engine) => engine.personaPage(request, signal),
      )
      return { ...page, note: [...notes, page.note].filter(Boolean).join(' ') }
    },
  }
}

const ignored: OnNotice = () => undefined

async function instead<T>(signal: AbortSignal, ask: () => Promise<T>, failure: AppError): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof AppError)) throw error
    log.warn({ code: error.code }, 'the embedded engine had no answer either')
    throw failure
  }
}
