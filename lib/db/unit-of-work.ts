import type { Prisma, PrismaClient } from '@/lib/generated/prisma/client'

export type Transaction = Prisma.TransactionClient

class Undone extends Error {
  constructor() {
    super('this unit of work was undone')
  }
}

/**
 * All changes of one request in one transaction. It begins with the first change, so that earlier
 * slow work, such as hashing a password, holds no connection.
 */
export class UnitOfWork {
  #begun: Promise<Transaction> | undefined
  #transaction: Promise<void> | undefined
  #end: ((reason?: Error) => void) | undefined
  #isUndone = false
  readonly #after: (() => void)[] = []

  constructor(
    readonly client: PrismaClient,
    /** Runs first inside the transaction; if it throws, the transaction is rolled back. */
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

  /** Runs `task` after the commit, and never after a rollback. */
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
