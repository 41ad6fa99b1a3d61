import 'server-only'
import type { NextAuthOptions, Session } from 'next-auth'
import { decode, type JWT, type JWTDecodeParams } from 'next-auth/jwt'
import Credentials from 'next-auth/providers/credentials'
import type { GoogleProfile } from 'next-auth/providers/google'
import { db } from '@/lib/db/client'
import { publicOrigin } from '@/lib/env'
import { log } from '@/lib/log'
import { paths } from '@/lib/paths'
import { accountAdapter } from './adapter'
import { admitGoogle, googleProviders } from './google'
import { authSecret } from './secret'
import { signInWithPassword } from './sign-in-check'

const SESSION_DAYS = 7
export const SESSION_SECONDS = SESSION_DAYS * 24 * 3600
export const SECURE_COOKIES = publicOrigin.startsWith('https:')

/** What our sessions carry beyond next-auth's own fields. */
export interface StackbookSession extends Session {
  userId: string
  version: number
  signedInAt: number
}

export function authOptions(): NextAuthOptions {
  return {
    adapter: accountAdapter(),
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    useSecureCookies: SECURE_COOKIES,
    // The page at which every way through Google ends, in its window or in the tab.
    pages: { signIn: paths.accountPopup, error: paths.accountPopup },
    providers: [
      ...googleProviders(),
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: async (given) =>
          given?.email && given.password ? signInWithPassword(given.email, given.password) : null,
      }),
    ],
    callbacks: {
      async signIn({ account, profile }) {
        if (account?.provider !== 'google') return true
        const admitted = await admitGoogle(profile as GoogleProfile)
        return admitted === true || `${paths.accountPopup}?error=${admitted}`
      },
      jwt({ token, user }) {
        if (!user) return token
        return {
          ...token,
          sub: user.id,
          version: (user as { tokenVersion?: number }).tokenVersion ?? 0,
          signedInAt: Math.floor(Date.now() / 1000),
        }
      },
      session({ session, token }) {
        return {
          ...session,
          userId: token.sub,
          version: token.version,
          signedInAt: token.signedInAt,
        } as StackbookSession
      },
    },
    logger: {
      error: (code) => log.warn({ code }, 'next-auth'),
      warn: (code) => log.debug({ code }, 'next-auth'),
      debug: () => undefined,
    },
  }
}

/** For next-auth's own addresses: a Google account is tied to whoever is signed in, which an ended session is not. */
export function signInOptions(): NextAuthOptions {
  return { ...authOptions(), jwt: { decode: liveSession } }
}

async function liveSession(params: JWTDecodeParams): Promise<JWT | null> {
  const token = await decode(params)
  if (!token?.sub) return null
  const user = await db.user.findUnique({ where: { id: token.sub }, select: { tokenVersion: true } })
  return user?.tokenVersion === token.version ? token : null
}
