import 'server-only'
import Google, { type GoogleProfile } from 'next-auth/providers/google'
import type { OAuthConfig } from 'next-auth/providers/oauth'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { Email } from './email'

/** A person at a provider is the pair of both: another provider may give the same subject to somebody else. */
const identity = ({ iss, sub }: Pick<GoogleProfile, 'iss' | 'sub'>) => `${iss}|${sub}`

export function googleProviders(): OAuthConfig<GoogleProfile>[] {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return []
  const issuer = env.GOOGLE_ISSUER
  return [
    Google({
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      allowDangerousEmailAccountLinking: false,
      ...(issuer ? { issuer, wellKnown: `${issuer}/.well-known/openid-configuration` } : {}),
      profile: (profile) => ({
        id: identity(profile),
        name: profile.name,
        // One that cannot be read is refused below, in words.
        email: Email.safeParse(profile.email).data ?? null,
        image: null,
      }),
    }),
  ]
}

/**
 * Whether a Google account may come in, or the name of what stands against it. One that we do not know yet is tied to
 * the account with the same address only when both sides have proven that address; otherwise next-auth refuses, and its
 * owner can tie it after signing in with the password.
 */
export async function admitGoogle(
  profile: Pick<GoogleProfile, 'iss' | 'sub' | 'email' | 'email_verified'>,
): Promise<true | 'AddressNotVerified'> {
  const providerAccountId = identity(profile)
  const known = await db.account.findUnique({
    where: { provider_providerAccountId: { provider: 'google', providerAccountId } },
    select: { userId: true },
  })
  if (known) return true
  const email = Email.safeParse(profile.email)
  if (!email.success || profile.email_verified !== true) return 'AddressNotVerified'
  const user = await db.user.findUnique({ where: { email: email.data }, select: { id: true, emailVerified: true } })
  if (user?.emailVerified) {
    await db.account.create({ data: { userId: user.id, type: 'oauth', provider: 'google', providerAccountId } })
    log.info({ userId: user.id }, 'google account tied to the account with the same verified address')
  }
  return true
}
