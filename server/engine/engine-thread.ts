import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Question, Task } from '@/lib/engine/embedded/answers'
import type { EngineThread, Reply } from '@/lib/engine/embedded/thread'
import { log } from '@/lib/log'

export interface WorkerQuestion {
  task: Task
  question: unknown
}

/** What the thread says: a reply, or what has gone wrong there. */
export type WorkerReply = Exclude<Reply, 'crowded'> | { fault: unknown }

/** By then most visitors have given up, and whoever comes behind them would wait longer still. */
const MAX_WAIT_MS = 15_000

/** Twice what the longest text of the worst kind takes on a busy machine: behind it stands a mistake of ours. */
const DEADLINE_MS = 20_000

const tooLong = (cause: unknown): Reply => ({
  refusal: {
    code: 'upstream_late',
    message: 'This took too long to read. Please try again with a shorter part of it.',
    cause,
  },
})

/**
 * The engine works in a thread of its own, one question after the other: meanwhile everybody else is served. What it does
 * not answer in time, or does not survive, ends the thread and not the product; who asks next gets a new one.
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
    // Whoever asked hears of a failure; who comes next only waits for its end.
    this.#last = replied.catch(() => undefined)
    return replied as Promise<Reply<T>>
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.program, { name: 'engine' })
    worker.on('error', (error) => {
      log.error({ err: error }, 'the thread of the engine ended')
      this.#drop(worker)
    })
    // Nothing is lost with it when the process ends.
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
