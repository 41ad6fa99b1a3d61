import { processSingleton } from '@/lib/process-singleton'
import type { ThreadReply } from '@/lib/thread-reply'
import type { Answer, Question, Task } from './answers'

/** What comes back from the engine. */
export type Reply<T extends Task = Task> = ThreadReply<Answer<T>>

export interface Asker {
  /** Aborted when the visitor leaves. */
  signal: AbortSignal
  /**
   * The questions of one visitor are answered one after another; other visitors do not wait for
   * them.
   */
  visitor: string
}

/** Runs the engine outside of the thread that serves requests. */
export interface EnginePool {
  ask<T extends Task>(task: T, question: Question<T>, asker: Asker): Promise<Reply<T>>
}

const held = processSingleton<{ pool?: EnginePool }>('engine-pool', () => ({}))

/** The server starts it: it knows where the build has put the engine's own program. */
export function setEnginePool(pool: EnginePool): void {
  held.pool = pool
}

export function enginePool(): EnginePool {
  if (!held.pool) throw new Error('the server has not started the engine')
  return held.pool
}
