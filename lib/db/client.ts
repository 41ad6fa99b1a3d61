import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/lib/generated/prisma/client'
import { processSingleton } from '@/lib/process-singleton'
import { TRANSACTION } from './deadlines'
import { sharedPool } from './pool'
import type { Transaction } from './unit-of-work'
import { currentWork, type Work } from './work'

/** Prisma's adapter over the shared pool, which is opened for its first connection. */
class SharedPoolAdapter {
  readonly provider = 'postgres' as const
  readonly adapterName = '@prisma/adapter-pg'

  async connect() {
    // The adapter detects a pool by its class, and Next loads another copy of that class. It would
    // take our pool for settings and open a second one, without deadlines and beside the only
    // client of an embedded database.
    const adapter = new PrismaPg({})
    Object.assign(adapter, { externalPool: await sharedPool() })
    return adapter.connect()
  }
}

/**
 * `strictUndefinedChecks` (in the schema) makes an undefined filter an error instead of no filter.
 */
export const plainClient: PrismaClient = processSingleton(
  'prisma',
  () => new PrismaClient({ adapter: new SharedPoolAdapter(), transactionOptions: TRANSACTION }),
)

/** Read operations, which need no transaction before the first change. */
const READS = /^(?:find|count|aggregate|groupBy|\$queryRaw)/

type Operations = Record<string, (...given: unknown[]) => Promise<unknown>>

/**
 * Notes in the request's context that something was stored; within a unit of work all changes join
 * its transaction.
 */
export const db: PrismaClient = new Proxy(plainClient, {
  get(client, name) {
    const own: unknown = Reflect.get(client, name)
    const work = currentWork()
    if (!work || typeof name !== 'string') return own
    if (name === '$transaction') return transaction(client, work)
    return own !== null && typeof own === 'object' && !name.startsWith('_') ? model(own, name, work) : own
  },
})

const transaction = (client: PrismaClient, work: Work) =>
  async function run<T>(change: (tx: Transaction) => Promise<T>): Promise<T> {
    if (work.unit) return change(await work.unit.begin())
    const result = await client.$transaction(change)
    work.stored = true
    return result
  }

const model = (own: object, name: string, work: Work) =>
  new Proxy(own, {
    get(operations, operation) {
      const ask: unknown = Reflect.get(operations, operation)
      const { unit } = work
      if (typeof ask !== 'function' || typeof operation !== 'string') return ask
      if (READS.test(operation) && !unit?.hasBegun) return ask
      return async (...given: unknown[]) => {
        if (unit) return operationsOf(await unit.begin(), name)[operation]?.(...given)
        const result: unknown = await (ask as Operations[string])(...given)
        if (!READS.test(operation)) work.stored = true
        return result
      }
    },
  })

const operationsOf = (tx: Transaction, name: string) => Reflect.get(tx, name) as Operations
