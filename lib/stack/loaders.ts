import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { loadSession, loadUser } from '@/lib/auth/loaders'
import { isOutage } from '@/lib/db/outage'
import { AppError } from '@/lib/errors'
import { setPageTransient, setPageUnavailable, setPageStatus, visitorAddress } from '@/lib/http/request-state'
import { withKnownIcons } from './known-icons'
import { log } from '@/lib/log'
import { findStackWithFacts, type StackWithFacts } from './facts'
import { stacksOf, type StackPage } from './queries'
import { findShared } from './find-shared'
import type { Stack } from './schema'
import type { StackListRow } from './list-row'
import { readRemixTree, type RemixTree } from './remix-tree'
import { remixTitles, type RemixTitle } from './remix-titles'
import { remixesOf } from './remixes'
import { SHOWN_REMIXES } from './shown-remixes'
import { recordView } from './views'

type Shared =
  { state: 'none' } | { state: 'away' | 'unknown' | 'gone'; code: string } | ({ state: 'found' } & StackWithFacts)

export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** Views by the owner do not count as audience. */
async function isOwner({ userId }: Stack): Promise<boolean> {
  return userId !== null && (await loadUser())?.id === userId
}

/** Cached for the tags and the page of one request, which is one view. */
const load = cache((code: string) =>
  readShared(code).catch((error: unknown) => {
    if (isOutage(error)) log.error({ err: error }, 'a shared stack could not be read')
    throw error
  }),
)

async function readShared(code: string): Promise<StackWithFacts | undefined> {
  const found = await findShared(code, visitorAddress(), findStackWithFacts)
  if (!found) return undefined
  const { stack } = found
  const sent = await headers()
  if (!(await isOwner(stack))) recordView(stack.shareCode, (header) => sent.get(header))
  return { ...found, stack: { ...stack, sections: await withKnownIcons(stack.sections) } }
}

/**
 * The stack of the address. An unknown or removed one, too many guesses, and a database outage are
 * whole pages with their status, readable without JavaScript.
 */
export async function loadShared(searchParams: SearchParams): Promise<Shared> {
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

export interface ShownRemixes {
  /** The newest. */
  rows: StackListRow[]
  /** All of them, without icons. */
  titles: RemixTitle[]
  tree: RemixTree
}

/** After an error the page of a stack is shown without its remixes. */
export async function loadRemixes({ shareCode }: Stack): Promise<ShownRemixes | undefined> {
  try {
    const [rows, titles, tree] = await Promise.all([
      remixesOf(shareCode, SHOWN_REMIXES),
      remixTitles(shareCode),
      readRemixTree(shareCode),
    ])
    return { rows, titles, tree }
  } catch (error) {
    log.error({ err: error }, 'the remixes of a stack could not be read')
    setPageTransient()
    return undefined
  }
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
