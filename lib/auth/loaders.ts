import 'server-only'
import { cache } from 'react'
import { cookies } from 'next/headers'
import { log } from '@/lib/log'
import type { ClientUser } from './client'
import { givenUser } from './given-user'
import { sessionUser, type SessionUser } from './session'
import { hasSessionCookie } from './session-cookie-name'

/** The session of the request, read once. Without a session cookie no query is made. */
export const loadSession = cache(async (): Promise<SessionUser | undefined> => {
  const jar = await cookies()
  return hasSessionCookie(jar.getAll().map(({ name }) => name)) ? sessionUser() : undefined
})

/**
 * The user that the header shows. During an outage of the accounts a page is rendered as for a
 * guest.
 */
export async function loadUser(): Promise<ClientUser | undefined> {
  const given = givenUser.getStore()
  if (given) return given
  try {
    const session = await loadSession()
    return session && { id: session.viewer.id, email: session.email, name: session.name }
  } catch (error) {
    log.error({ err: error }, 'the session could not be read; the page is rendered as for a guest')
    return undefined
  }
}
