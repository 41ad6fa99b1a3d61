'use client'

import { createContext, use } from 'react'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'

/** Who is signed in, as the server rendered it into the page: no request, no flash of the wrong header. */
export interface ClientUser {
  readonly id: string
  readonly email: string
  readonly name: string | null
}

export const UserContext = createContext<ClientUser | undefined>(undefined)

export const useUser = (): ClientUser | undefined => use(UserContext)

interface IdToken {
  token: string
  expiresAt: string
}

const RENEW_BEFORE_MS = 5 * 60_000
const FAILED = 'Your sign-in could not be checked. Please try again.'

/** Whom the page greets. Guests hold no token, so nothing is asked for them. */
let userId: string | undefined
let current: Promise<IdToken> | undefined

/** Told by the page whenever the server has rendered it for somebody else. */
export function setTokenUser(nextUserId: string | undefined): void {
  if (nextUserId !== userId) current = undefined
  userId = nextUserId
}

const request = () => fetchJson<IdToken>(paths.api.token, { fallback: FAILED })

const isFresh = ({ expiresAt }: IdToken) => Date.parse(expiresAt) - Date.now() > RENEW_BEFORE_MS

/**
 * A bearer token that is good for some minutes more, or undefined for a guest. Asked for once and renewed silently
 * before it expires. When that fails it throws: what somebody signed in to do must not happen as a guest's doing.
 */
export async function idToken(): Promise<string | undefined> {
  if (userId === undefined) return undefined
  const asked = current
  if (asked) {
    const known = await asked
    if (isFresh(known)) return known.token
  }
  // Of several callers that find the same token too old, one renews it.
  if (current === asked) {
    const renewed = request()
    current = renewed
    renewed.catch(() => {
      if (current === renewed) current = undefined
    })
  }
  return (await current)?.token
}

/** For what follows signing in at once: the session is there before the page has been rendered for its user. */
export async function sessionToken(): Promise<string> {
  return (await idToken()) ?? (await request()).token
}

export function forgetIdToken(): void {
  current = undefined
}
