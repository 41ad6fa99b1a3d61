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
    return new PrismaPg(await sharedPool()).connect()
  }
}

/** `strictUndefinedChecks` (in the schema) makes an undefined filter an error instead of no filter. */
export const db: PrismaClient = oneInProcess('prisma', () => new PrismaClient({ adapter: new SharedPoolAdapter() }))
