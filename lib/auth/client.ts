'use client'

import { createContext, use } from 'react'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'

/** The signed-in user as the server rendered it, so that the header needs no request. */
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

/** The user of the page. Guests have no token, so none is requested for them. */
let userId: string | undefined
let current: Promise<IdToken> | undefined

/** Called by the page when the server has rendered it for another user. */
export function setTokenUser(nextUserId: string | undefined): void {
  if (nextUserId !== userId) current = undefined
  userId = nextUserId
}

const request = () => fetchJson<IdToken>(paths.api.token, { fallback: FAILED })

const isFresh = ({ expiresAt }: IdToken) => Date.parse(expiresAt) - Date.now() > RENEW_BEFORE_MS

/**
 * A bearer token valid for some minutes, or undefined for a guest. Requested once and renewed
 * before it expires. Throws if that fails: a signed-in user's action must not be executed as a
 * guest.
 */
export async function idToken(): Promise<string | undefined> {
  if (userId === undefined) return undefined
  const asked = current
  if (asked) {
    const known = await asked
    if (isFresh(known)) return known.token
  }
  // Of several callers with the same expired token, one renews it.
  if (current === asked) {
    const renewed = request()
    current = renewed
    renewed.catch(() => {
      if (current === renewed) current = undefined
    })
  }
  return (await current)?.token
}

/**
 * For actions right after signing in: the session exists before the page was rendered for its user.
 */
export async function sessionToken(): Promise<string> {
  return (await idToken()) ?? (await request()).token
}

export function forgetIdToken(): void {
  current = undefined
}
