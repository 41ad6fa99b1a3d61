import type { Prisma, PrismaClient } from '@/lib/generated/prisma/client'

export type Transaction = Prisma.TransactionClient

class Undone extends Error {}

/**
 * Everything that one request changes, in one transaction, so that all of it is stored or nothing. It begins with the
 * first change: what takes long before that, a password's hash for example, holds no connection.
 */
export class UnitOfWork {
  #begun: Promise<Transaction> | undefined
  #over: Promise<void> | undefined
  #end: { resolve: () => void; reject: (reason: Error) => void } | undefined
  readonly #after: (() => void)[] = []

  constructor(
    readonly client: PrismaClient,
    /** Runs first inside the transaction; what it throws undoes it. */
    readonly first: (tx: Transaction) => Promise<void>,
  ) {}

  get hasBegun(): boolean {
    return this.#begun !== undefined
  }

  begin(): Promise<Transaction> {
    return (this.#begun ??= new Promise((resolve, reject) => {
      const ended = new Promise<void>((finish, fail) => (this.#end = { resolve: finish, reject: fail }))
      this.#over = this.client.$transaction(async (tx) => {
        await this.first(tx)
        resolve(tx)
        await ended
      })
      this.#over.catch(reject)
    }))
  }

  /** Runs `task` once everything is stored, and never if it is not. */
  afterCommit(task: () => void): void {
    this.#after.push(task)
  }

  async commit(last: (tx: Transaction) => Promise<void>): Promise<void> {
    await last(await this.begin())
    this.#end?.resolve()
    await this.#over
    for (const task of this.#after) task()
  }

  async undo(): Promise<void> {
    if (!this.#begun) return
    const undone = new Undone()
    this.#end?.reject(undone)
    // Why it fails beside that was thrown by what was asked of it.
    await this.#over?.catch(() => undefined)
  }
}
