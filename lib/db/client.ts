import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/lib/generated/prisma/client'
import { sharedPool } from './pool'

/** Hands Prisma the shared pool when it first asks for a connection. */
class SharedPoolAdapter {
  readonly provider = 'postgres' as const
  readonly adapterName = '@prisma/adapter-pg'

  async connect() {
    return new PrismaPg(await sharedPool()).connect()
  }
}

const KEY = Symbol.for('stackbook.prisma')
const holder = globalThis as { [KEY]?: PrismaClient }

/** `strictUndefinedChecks` (in the schema) makes an undefined filter an error instead of no filter. */
export const db: PrismaClient = (holder[KEY] ??= new PrismaClient({ adapter: new SharedPoolAdapter() }))
