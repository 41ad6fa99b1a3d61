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

/** Twice as long as the slowest text takes on a busy machine: only a bug takes longer. */
const DEADLINE_MS = 20_000

const tooLong = (cause: unknown): Reply => ({
  refusal: {
    code: 'upstream_late',
    message: 'This took too long to read. Please try again with a shorter part of it.',
    cause,
  },
})

/** The engine in a worker thread, asked one question at a time. A question that takes too long or crashes ends it. */
export class EngineThread {
  readonly #worker: Worker
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
    const deadline = AbortSignal.timeout(DEADLINE_MS)
    const answered = once(this.#worker, 'message', { signal: deadline })
    this.#worker.postMessage(asked)
    try {
      const [told] = (await answered) as [WorkerReply]
      if ('fault' in told) throw told.fault
      return told
    } catch (error) {
      if (!deadline.aborted) throw error
      await this.end()
      return tooLong(error)
    }
  }

  async end(): Promise<void> {
    this.#hasEnded = true
    await this.#worker.terminate()
  }
}
