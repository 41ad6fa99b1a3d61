import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/lib/generated/prisma/client'
import { oneInProcess } from '@/lib/one-in-process'
import { sharedPool } from './pool'

/** Hands Prisma the shared pool when it first asks for a connection. */
class SharedPoolAdapter {
  readonly provider = 'postgres' as const
  readonly adapterName = '@prisma/adapter-pg'

  async connect() {
    // The adapter knows a pool by its class, of which Next loads a copy of its own. A pool that it does not know it takes
    // for settings and opens another one with them, without our deadlines and beside the one client of an embedded database.
    const adapter = new PrismaPg({})
    Object.assign(adapter, { externalPool: await sharedPool() })
    return adapter.connect()
  }
}

/** `strictUndefinedChecks` (in the schema) makes an undefined filter an error instead of no filter. */
export const db: PrismaClient = oneInProcess('prisma', () => new PrismaClient({ adapter: new SharedPoolAdapter() }))
