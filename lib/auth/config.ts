import 'server-only'
import type { NextAuthOptions, Session } from 'next-auth'
import { decode, type JWT, type JWTDecodeParams } from 'next-auth/jwt'
import Credentials from 'next-auth/providers/credentials'
import { log } from '@/lib/log'
import { paths } from '@/lib/paths'
import { accountAdapter } from './adapter'
import { admitGoogle, googleProviders } from './google'
import { endSession, openSession, SESSION_SECONDS } from './live-sessions'
import { authSecret } from './secret'
import { SECURE_COOKIES } from './session-cookie-name'
import { claimsOf, userOf } from './session-claims'
import { checkSignIn } from './sign-in-check'

/** What our sessions carry beyond next-auth's own fields. */
export interface StackbookSession extends Session {
  userId: string
  sessionId: string
  version: number
  signedInAt: number
}

export function authOptions(): NextAuthOptions {
  return {
    adapter: accountAdapter(),
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    useSecureCookies: SECURE_COOKIES,
    // The pages of next-auth are never shown: the flow through Google ends in the popup or the tab,
    // and sign-out is on the account page.
    pages: {
      signIn: paths.accountPopup,
      error: paths.accountPopup,
      signOut: paths.account,
      verifyRequest: paths.account,
    },
    providers: [
      ...googleProviders(),
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: async (given) => (given?.email && given.password ? checkSignIn(given.email, given.password) : null),
      }),
    ],
    callbacks: {
      async signIn({ account, profile }) {
        if (account?.provider !== 'google') return true
        const admitted = await admitGoogle(profile)
        return admitted === true || `${paths.accountPopup}?error=${admitted}`
      },
      async jwt({ token, user }) {
        if (!user) return token
        return {
          ...token,
          sub: user.id,
          sessionId: await openSession(user.id),
          version: (user as { tokenVersion?: number }).tokenVersion ?? 0,
          signedInAt: Math.floor(Date.now() / 1000),
        }
      },
      session({ session, token }) {
        return {
          ...session,
          ...claimsOf(token),
          signedInAt: token.signedInAt,
        } as StackbookSession
      },
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sessionId === 'string') await endSession(token.sessionId)
      },
    },
    logger: {
      error: (code) => log.warn({ code }, 'next-auth'),
      warn: (code) => log.debug({ code }, 'next-auth'),
      debug: () => undefined,
    },
  }
}

/**
 * For next-auth's own routes: a Google account is linked to the signed-in user, and an ended
 * session has none.
 */
export function signInOptions(): NextAuthOptions {
  return { ...authOptions(), jwt: { decode: liveSession } }
}

async function liveSession(params: JWTDecodeParams): Promise<JWT | null> {
  const token = await decode(params)
  return token && (await userOf(claimsOf(token))) ? token : null
}
