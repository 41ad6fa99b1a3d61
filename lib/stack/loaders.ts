import 'server-only'
import { cache } from 'react'
import { loadSession } from '@/lib/auth/loaders'
import { setPageStatus } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { findStack, stacksOf, type StackPage } from './data'
import type { Stack } from './schema'
import { isShareCode } from './share-link'

export type Shared = { state: 'none' } | { state: 'unknown'; code: string } | { state: 'found'; stack: Stack }

export type SearchParams = Promise<Record<string, string | string[] | undefined>>

const load = cache(async (code: string): Promise<Stack | null> => (isShareCode(code) ? findStack(code) : null))

/** The stack that the address names. An unknown code is a whole page with the status 404, readable without JavaScript. */
export async function loadShared(searchParams: SearchParams): Promise<Shared> {
  const { share } = await searchParams
  const code = (Array.isArray(share) ? share[0] : share)?.trim()
  if (!code) return { state: 'none' }
  const stack = await load(code)
  if (stack) return { state: 'found', stack }
  setPageStatus(404)
  return { state: 'unknown', code }
}

export type Profile = { state: 'guest' } | { state: 'failed' } | { state: 'found'; userId: string; page: StackPage }

/** The signed-in visitor's own stacks, read anew for every request: what was just saved is there. */
export async function loadProfile(cursor: string | undefined): Promise<Profile> {
  try {
    const session = await loadSession()
    if (!session) return { state: 'guest' }
    return { state: 'found', userId: session.viewer.id, page: await stacksOf(session.viewer.id, cursor) }
  } catch (error) {
    log.error({ err: error }, 'the stacks of a profile could not be read')
    return { state: 'failed' }
  }
}
