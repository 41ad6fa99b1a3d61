import type { Prisma, PrismaClient } from '@/lib/generated/prisma/client'

export type Transaction = Prisma.TransactionClient

class Undone extends Error {
  constructor() {
    super('this unit of work was undone')
  }
}

/**
 * Everything that one request changes, in one transaction, so that all of it is stored or nothing.
 * It begins with the first change: what takes long before that, a password's hash for example,
 * holds no connection.
 */
export class UnitOfWork {
  #begun: Promise<Transaction> | undefined
  #transaction: Promise<void> | undefined
  #end: ((reason?: Error) => void) | undefined
  #isUndone = false
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
      this.#transaction = this.client.$transaction(async (tx) => {
        await this.first(tx)
        if (this.#isUndone) throw new Undone()
        await new Promise<void>((finish, fail) => {
          this.#end = (reason) => (reason ? fail(reason) : finish())
          resolve(tx)
        })
      })
      this.#transaction.catch(reject)
    }))
  }

  /** Runs `task` once everything is stored, and never if it is not. */
  afterCommit(task: () => void): void {
    this.#after.push(task)
  }

  async commit(last: (tx: Transaction) => Promise<void>): Promise<void> {
    await last(await this.begin())
    this.#end?.()
    await this.#transaction
    for (const task of this.#after) task()
  }

  async undo(): Promise<void> {
    this.#isUndone = true
    this.#end?.(new Undone())
    // Other errors were thrown to the caller of the statement.
    await this.#transaction?.catch(() => undefined)
  }
}
