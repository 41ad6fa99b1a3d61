import 'server-only'
import Google, { type GoogleProfile } from 'next-auth/providers/google'
import type { OAuthConfig } from 'next-auth/providers/oauth'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { providerAgent } from './provider-agent'
import { GOOGLE, identityOf, readProfile } from './provider-profile'

export function googleProviders(): OAuthConfig<GoogleProfile>[] {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return []
  const issuer = env.GOOGLE_ISSUER
  return [
    Google({
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      allowDangerousEmailAccountLinking: false,
      // The nonce ties the id token itself to this visit: a token of another visit is refused, whatever code came with it.
      checks: ['pkce', 'state', 'nonce'],
      ...(issuer ? { issuer, wellKnown: `${issuer}/.well-known/openid-configuration` } : {}),
      httpOptions: { agent: providerAgent(issuer ?? GOOGLE) },
      // Whoever cannot be named has no account, and is refused below; next-auth would begin again with an empty name.
      profile: (profile) => {
        const person = readProfile(profile)
        return {
          id: person ? identityOf(person) : 'nobody',
          name: person?.name ?? null,
          email: person?.email ?? null,
          image: null,
        }
      },
    }),
  ]
}

/**
 * Whether a Google account may come in, or the name of what stands against it. One that we do not know yet is tied to
 * the account with the same address only when both sides have proven that address; otherwise next-auth refuses, and its
 * owner can tie it after signing in with the password.
 */
export async function admitGoogle(profile: unknown): Promise<true | 'AddressNotVerified' | 'OAuthCallback'> {
  const person = readProfile(profile)
  if (!person) return 'OAuthCallback'
  const providerAccountId = identityOf(person)
  const known = await db.account.findUnique({
    where: { provider_providerAccountId: { provider: 'google', providerAccountId } },
    select: { userId: true },
  })
  if (known) return true
  const { email, email_verified: isVerified } = person
  if (email === null || !isVerified) return 'AddressNotVerified'
  const user = await db.user.findUnique({ where: { email }, select: { id: true, emailVerified: true } })
  if (user?.emailVerified) {
    await db.account.create({ data: { userId: user.id, type: 'oauth', provider: 'google', providerAccountId } })
    log.info({ userId: user.id }, 'google account tied to the account with the same verified address')
  }
  return true
}
