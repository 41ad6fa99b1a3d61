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
      // The nonce binds the id token to this sign-in: a token of another one is refused, with any
      // code.
      checks: ['pkce', 'state', 'nonce'],
      ...(issuer ? { issuer, wellKnown: `${issuer}/.well-known/openid-configuration` } : {}),
      httpOptions: { agent: providerAgent(issuer ?? GOOGLE) },
      // An invalid profile is refused below; without an id next-auth would start over.
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
 * Whether a Google account may sign in, or the reason why not. An unknown one is linked to the
 * account with the same address only if both sides have verified the address; otherwise next-auth
 * refuses, and the user can link it after signing in with the password.
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
