import 'server-only'
import { PrismaAdapter } from '@auth/prisma-adapter'
import type { NextAuthOptions, Session } from 'next-auth'
import type { Adapter } from 'next-auth/adapters'
import Credentials from 'next-auth/providers/credentials'
import { db } from '@/lib/db/client'
import { publicOrigin } from '@/lib/env'
import { requirePoints, forgetPoints, takePoint } from '@/lib/http/rate-limit'
import { requestState } from '@/lib/http/request-state'
import { addressKey } from '@/lib/http/client-address'
import { log } from '@/lib/log'
import { checkPassword } from './accounts'
import { Email } from './email'
import { authSecret } from './secret'

const SESSION_DAYS = 7

/** What our sessions carry beyond next-auth's own fields. */
export interface StackbookSession extends Session {
  userId: string
  version: number
  signedInAt: number
}

/** Counted per account and address together: failures from elsewhere can never lock somebody out. */
async function signIn(emailInput: string, password: string) {
  const email = Email.safeParse(emailInput)
  if (!email.success || password.length > 128) return null
  const address = addressKey(requestState.getStore()?.address ?? 'local')
  const key = `${email.data} ${address}`
  await requirePoints('signInFailure', key)
  await requirePoints('signInFailureAddress', address)
  const user = await checkPassword(email.data, password)
  if (user) {
    await forgetPoints('signInFailure', key)
    return user
  }
  log.warn({ requestId: requestState.getStore()?.requestId }, 'sign-in refused')
  await takePoint('signInFailure', key)
  await takePoint('signInFailureAddress', address)
  return null
}

export function authOptions(): NextAuthOptions {
  return {
    adapter: PrismaAdapter(db as never) as Adapter,
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_DAYS * 24 * 3600 },
    useSecureCookies: publicOrigin.startsWith('https:'),
    pages: { signIn: '/', error: '/' },
    providers: [
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: async (given) => (given?.email && given.password ? signIn(given.email, given.password) : null),
      }),
    ],
    callbacks: {
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
