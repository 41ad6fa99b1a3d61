'use client'

import { createContext, use } from 'react'
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
let current: Promise<IdToken | undefined> | undefined

async function request(): Promise<IdToken | undefined> {
  const response = await fetch(paths.api.token, { credentials: 'same-origin' })
  return response.ok ? ((await response.json()) as IdToken) : undefined
}

/** A bearer token that is good for some minutes more, or undefined for a guest. Asked for once and renewed silently. */
export async function idToken(): Promise<string | undefined> {
  const known = await current
  if (known && Date.parse(known.expiresAt) - Date.now() > RENEW_BEFORE_MS) return known.token
  current = request().catch(() => undefined)
  return (await current)?.token
}

export function forgetIdToken(): void {
  current = undefined
}
