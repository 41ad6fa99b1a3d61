import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Question, Task } from '@/lib/engine/embedded/answers'
import type { EngineThread, Reply } from '@/lib/engine/embedded/thread'
import { log } from '@/lib/log'

export interface WorkerQuestion {
  task: Task
  question: unknown
}

/** A reply of the worker, or the error that it threw. */
export type WorkerReply = Exclude<Reply, 'crowded'> | { fault: unknown }

/** Most visitors have given up by then; serving them anyway would delay all behind them. */
const MAX_WAIT_MS = 15_000

/** Twice as long as the slowest text takes on a busy machine: only a bug takes longer. */
const DEADLINE_MS = 20_000

const tooLong = (cause: unknown): Reply => ({
  refusal: {
    code: 'upstream_late',
    message: 'This took too long to read. Please try again with a shorter part of it.',
    cause,
  },
})

/**
 * Runs the engine in a worker thread, one question at a time, so that long texts do not block other requests. A question
 * that takes too long or crashes ends the thread; the next question starts a new one.
 */
export class WorkerEngine implements EngineThread {
  #worker: Worker | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(readonly program: URL) {
    this.#worker = this.#start()
  }

  ask<T extends Task>(task: T, question: Question<T>, signal: AbortSignal): Promise<Reply<T>> {
    const asked = performance.now()
    const replied = this.#last.then(() => {
      signal.throwIfAborted()
      return performance.now() - asked > MAX_WAIT_MS ? 'crowded' : this.#put({ task, question })
    })
    // The caller gets the error; the next question only waits for the end.
    this.#last = replied.catch(() => undefined)
    return replied as Promise<Reply<T>>
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.program, { name: 'engine' })
    worker.on('error', (error) => {
      log.error({ err: error }, 'the engine thread crashed')
      this.#drop(worker)
    })
    // The process may exit while it runs.
    worker.unref()
    return worker
  }

  #drop(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined
    void worker.terminate()
  }

  async #put(asked: WorkerQuestion): Promise<Reply> {
    const worker = (this.#worker ??= this.#start())
    const deadline = AbortSignal.timeout(DEADLINE_MS)
    const answered = once(worker, 'message', { signal: deadline })
    worker.postMessage(asked)
    try {
      const [told] = (await answered) as [WorkerReply]
      if ('fault' in told) throw told.fault
      return told
    } catch (error) {
      if (!deadline.aborted) throw error
      this.#drop(worker)
      return tooLong(error)
    }
  }
}
