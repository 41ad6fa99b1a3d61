import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { loadSession, loadUser } from '@/lib/auth/loaders'
import { isOutage } from '@/lib/db/outage'
import { AppError } from '@/lib/errors'
import { setPageUnavailable, setPageStatus, visitorAddress } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { givenPage } from './given-page'
import { stacksOf, type StackPage } from './queries'
import type { Stack } from './schema'
import { readSharedPage, type SharedPage } from './shared-page'
import { recordView } from './views'

type Shared =
  { state: 'none' } | { state: 'away' | 'unknown' | 'gone'; code: string } | ({ state: 'found' } & SharedPage)

export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** Views by the owner do not count as audience. */
async function isOwner({ userId }: Stack): Promise<boolean> {
  return userId !== null && (await loadUser())?.id === userId
}

/** Cached for the tags and the page of one request, which is one view. */
const load = cache((code: string) =>
  readAndCount(code).catch((error: unknown) => {
    if (isOutage(error)) log.error({ err: error }, 'a shared stack could not be read')
    throw error
  }),
)

async function readAndCount(code: string): Promise<SharedPage | undefined> {
  const page = await readSharedPage(code, visitorAddress())
  if (!page) return undefined
  const sent = await headers()
  if (!(await isOwner(page.stack))) recordView(page.stack.shareCode, (header) => sent.get(header))
  return page
}

/**
 * The stack of the address. An unknown or removed one, too many guesses, and a database outage are
 * whole pages with their status, readable without JavaScript.
 */
export async function loadShared(searchParams: SearchParams): Promise<Shared> {
  const given = givenPage.getStore()
  if (given) return { state: 'found', ...given }
  const { share } = await searchParams
  const code = (Array.isArray(share) ? share[0] : share)?.trim()
  if (!code) return { state: 'none' }
  try {
    const loaded = await load(code)
    if (loaded) return { state: 'found', ...loaded }
    setPageStatus(404)
  } catch (error) {
    if (isOutage(error)) {
      setPageUnavailable()
      return { state: 'away', code }
    }
    if (!(error instanceof AppError) || error.status >= 500) throw error
    setPageStatus(error.status, error.headers)
    if (error.code === 'gone') return { state: 'gone', code }
  }
  return { state: 'unknown', code }
}

type Profile =
  { state: 'guest' } | { state: 'failed' } | { state: 'found'; userId: string; page: Promise<StackPage | undefined> }

/** The visitor and their stacks, for reading without JavaScript. */
export async function loadProfile(cursor: string | undefined): Promise<Profile> {
  const failed = (error: unknown) => {
    log.error({ err: error }, 'the stacks of a profile could not be read')
    return undefined
  }
  try {
    const session = await loadSession()
    if (!session) return { state: 'guest' }
    const { id } = session.viewer
    return { state: 'found', userId: id, page: stacksOf(id, cursor).catch(failed) }
  } catch (error) {
    if (isOutage(error)) setPageUnavailable()
    failed(error)
    return { state: 'failed' }
  }
}
