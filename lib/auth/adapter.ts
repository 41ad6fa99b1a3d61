import 'server-only'
import { PrismaAdapter } from '@auth/prisma-adapter'
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters'
import { db } from '@/lib/db/client'

/** next-auth's storage. Of a sign-in elsewhere we keep who it is and none of the provider's own tokens: nothing here uses them. */
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
