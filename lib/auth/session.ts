import 'server-only'
import { getServerSession } from 'next-auth'
import { cookies, headers } from 'next/headers'
import type { NextApiRequest, NextApiResponse } from 'next'
import { AppError } from '@/lib/errors'
import { refuseCrossSite } from '@/lib/http/same-site'
import { authOptions, type StackbookSession } from './config'
import { userOf } from './session-claims'
import { hasSessionCookie } from './session-cookie-name'
import { signIdToken } from './token'
import { trustedViewer, type Viewer } from './viewer'

export interface SessionUser {
  viewer: Viewer
  email: string
  name: string | null
  version: number
  signedInAt: number
}

/**
 * Passes only the session cookies: next-auth reads others too and fails on foreign content in them.
 */
async function sessionRequest() {
  const own = (await cookies()).getAll().filter(({ name }) => hasSessionCookie([name]))
  return {
    headers: Object.fromEntries(await headers()),
    cookies: Object.fromEntries(own.map(({ name, value }) => [name, value])),
  } as unknown as NextApiRequest
}

/** Pages and route handlers have no response object. */
const NO_RESPONSE = { getHeader: () => undefined, setHeader: () => undefined } as unknown as NextApiResponse

/** The user of the session cookie, unless that session has ended. */
export async function sessionUser(): Promise<SessionUser | undefined> {
  const session: StackbookSession | null = await getServerSession(await sessionRequest(), NO_RESPONSE, authOptions())
  const user = session && (await userOf(session))
  if (!user) return undefined
  return {
    viewer: trustedViewer(session.userId),
    email: user.email ?? '',
    name: user.name,
    version: user.tokenVersion,
    signedInAt: session.signedInAt,
  }
}

/**
 * For routes that accept the cookie instead of a token. Checks the request's origin, because a
 * browser sends cookies from pages of other sites.
 */
export async function requireSession(request: Request): Promise<SessionUser> {
  refuseCrossSite(request)
  const user = await sessionUser()
  if (!user) throw new AppError('unauthenticated', 'Please sign in first.')
  return user
}

export async function idTokenOf({ viewer, version, signedInAt }: SessionUser) {
  return signIdToken({ userId: viewer.id, version }, signedInAt)
}
