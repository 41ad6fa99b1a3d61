import type { ErrorCode } from '@/lib/errors'
import { processSingleton } from '@/lib/process-singleton'
import type { Answer, Question, Task } from './answers'

/**
 * What comes back from the engine. Data alone: an error would lose its class between threads, and between the server's
 * own program and the pages.
 */
export type Reply<T extends Task = Task> =
  { answer: Answer<T> } | { refusal: { code: ErrorCode; message: string; cause?: unknown } } | 'crowded'

/** Where the engine works, apart from the thread that serves everybody. */
export interface EngineThread {
  ask<T extends Task>(task: T, question: Question<T>, signal: AbortSignal): Promise<Reply<T>>
}

const kept = processSingleton<{ thread?: EngineThread }>('engine-thread', () => ({}))

/** The server starts it: it knows where the build has put the engine's own program. */
export function setEngineThread(thread: EngineThread): void {
  kept.thread = thread
}

export function engineThread(): EngineThread {
  if (!kept.thread) throw new Error('the server has not started the thread of the engine')
  return kept.thread
}
