import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Task } from '@/lib/engine/embedded/answers'
import type { Reply } from '@/lib/engine/embedded/engine-pool'
import { log } from '@/lib/log'

export interface WorkerQuestion {
  task: Task
  question: unknown
}

/** A reply of the worker, or the error that it threw. */
export type WorkerReply = Exclude<Reply, 'crowded'> | { fault: unknown }

/** Twice the time of the slowest known text on a busy machine, so only a bug reaches it. */
const DEADLINE_MS = 20_000
/**
 * The first question loads the engine. On a machine without processor time to spare a thread that
 * ended before it was loaded would be replaced by one that takes as long.
 */
const LOADING_DEADLINE_MS = 180_000

const timeoutReply = (cause: unknown): Reply => ({
  refusal: {
    code: 'upstream_late',
    message: 'Reading this text took too long. Please try again with a shorter part of it.',
    cause,
  },
})

/**
 * The engine in a worker thread, asked one question at a time. A question that takes too long or
 * crashes ends it.
 */
export class EngineThread {
  readonly #worker: Worker
  #isLoaded = false
  #hasEnded = false

  constructor(program: URL) {
    this.#worker = new Worker(program, { name: 'engine' })
    this.#worker.on('error', (error) => {
      log.error({ err: error }, 'an engine thread crashed')
      void this.end()
    })
    // The process may exit while it runs.
    this.#worker.unref()
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  async answer(asked: WorkerQuestion): Promise<Reply> {
    const deadline = AbortSignal.timeout(this.#isLoaded ? DEADLINE_MS : LOADING_DEADLINE_MS)
    const answered = once(this.#worker, 'message', { signal: deadline })
    this.#worker.postMessage(asked)
    try {
      const [reply] = (await answered) as [WorkerReply]
      this.#isLoaded = true
      if ('fault' in reply) throw reply.fault
      return reply
    } catch (error) {
      if (!deadline.aborted) throw error
      await this.end()
      return timeoutReply(error)
    }
  }

  async end(): Promise<void> {
    this.#hasEnded = true
    await this.#worker.terminate()
  }
}
