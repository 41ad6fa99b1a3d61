import { availableParallelism } from 'node:os'
import { availableMemory } from '@/lib/available-memory'
import type { Question, Task } from '@/lib/engine/embedded/answers'
import type { Asker, EnginePool, Reply } from '@/lib/engine/embedded/engine-pool'
import { EngineThread, type WorkerQuestion } from './engine-thread'
import { FairQueue } from './fair-queue'

/** Most visitors have given up by then; answering them would delay those behind them. */
const MAX_WAIT_MS = 15_000
const MAX_WAITING = 1_000

/**
 * The cost of a question in characters: its length and a fixed part that also the shortest one
 * takes.
 */
const BASE_COST = 2_000
const costOf = (question: unknown) => BASE_COST + JSON.stringify(question).length

/** Each thread holds the catalogue and the models. */
const BYTES_PER_THREAD = 512 * 1024 * 1024

/** One core stays free for the thread that serves requests. */
function threadLimit(): number {
  return Math.max(1, Math.min(availableParallelism() - 1, Math.floor(availableMemory() / BYTES_PER_THREAD)))
}

interface Waiting {
  readonly asked: WorkerQuestion
  readonly since: number
  readonly settle: (reply: Reply | Promise<never>) => void
}

interface Options {
  /** Makes a new thread load its data before it gets a visitor's question. */
  readonly warmUp: WorkerQuestion
  readonly maxThreads?: number
}

/**
 * Runs the engine in worker threads, so that long texts do not block other requests. One thread
 * starts with the server, and others start when a question would wait, up to a limit.
 */
export class WorkerPool implements EnginePool {
  readonly #queue = new FairQueue<Waiting>(MAX_WAITING)
  readonly #threads = new Set<EngineThread>()
  readonly #idle = new Set<EngineThread>()
  readonly #maxThreads: number
  readonly #warmUp: WorkerQuestion

  constructor(
    readonly program: URL,
    { warmUp, maxThreads = threadLimit() }: Options,
  ) {
    this.#warmUp = warmUp
    this.#maxThreads = maxThreads
  }

  /** Resolves when the first thread has answered once. */
  async start(): Promise<void> {
    await this.#addThread()
  }

  async ask<T extends Task>(task: T, question: Question<T>, { signal, visitor }: Asker): Promise<Reply<T>> {
    signal.throwIfAborted()
    return new Promise<Reply>((resolve, reject) => {
      const settle = (reply: Reply | Promise<never>) => {
        signal.removeEventListener('abort', leave)
        resolve(reply)
      }
      const waiting: Waiting = { asked: { task, question }, since: performance.now(), settle }
      const leave = () => {
        this.#queue.remove(waiting)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#queue.add(waiting, visitor, costOf(question))?.settle('crowded')
      this.#dispatch()
    }) as Promise<Reply<T>>
  }

  async end(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => thread.end()))
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const thread = this.#takeIdle()
      if (!thread) break
      const waiting = this.#queue.next()
      if (waiting) void this.#serve(thread, waiting)
    }
    if (this.#queue.length > 0 && this.#threads.size < this.#maxThreads)
      this.#addThread().catch((error: unknown) => this.#queue.next()?.settle(Promise.reject(error as Error)))
  }

  #takeIdle(): EngineThread | undefined {
    for (const thread of this.#idle) {
      this.#idle.delete(thread)
      if (!thread.hasEnded) return thread
      this.#threads.delete(thread)
    }
    return undefined
  }

  async #serve(thread: EngineThread, { asked, since, settle }: Waiting): Promise<void> {
    if (performance.now() - since > MAX_WAIT_MS) settle('crowded')
    else await thread.answer(asked).then(settle, (error: unknown) => settle(Promise.reject(error as Error)))
    this.#giveBack(thread)
  }

  async #addThread(): Promise<void> {
    const thread = new EngineThread(this.program)
    this.#threads.add(thread)
    try {
      await thread.answer(this.#warmUp)
    } finally {
      this.#giveBack(thread)
    }
  }

  #giveBack(thread: EngineThread): void {
    if (thread.hasEnded) this.#threads.delete(thread)
    else this.#idle.add(thread)
    this.#dispatch()
  }
}
