import 'server-only'
import { PrismaAdapter } from '@auth/prisma-adapter'
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters'
import { db } from '@/lib/db/client'

/**
 * next-auth's storage adapter. Stores the identity at a provider and none of its tokens, which
 * nothing uses.
 */
export function accountAdapter(): Adapter {
  return {
    ...(PrismaAdapter(db as never) as Adapter),
    // Only addresses that the provider has verified get this far.
    createUser: async ({ email, name, image }: Omit<AdapterUser, 'id'>) =>
      (await db.user.create({
        data: { email, name: name ?? null, image: image ?? null, emailVerified: new Date() },
      })) as AdapterUser,
    linkAccount: async ({ userId, type, provider, providerAccountId }: AdapterAccount) => {
      await db.account.create({ data: { userId, type, provider, providerAccountId } })
    },
  }
}
