import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { availableMemory } from '@/lib/available-memory'
import type { ClientUser } from '@/lib/auth/client'
import { givenUser } from '@/lib/auth/given-user'
import { userOfCookies } from '@/lib/auth/user-of-cookies'
import { requestState } from '@/lib/http/request-state'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { metrics } from '@/lib/metrics/metrics'
import type { CacheDependencies } from '@/lib/stack/cache-dependencies'
import type { PageVersion } from '@/lib/stack/shared-version'
import { recordView } from '@/lib/stack/views'
import { BANNER_COOKIE } from '@/lib/subscription/banner'
import type { Handler } from '@/server/handler'
import { responseHooks } from '@/server/response-hooks'
import { cacheRequestOf, type CacheRequest } from './cache-request'
import { cutAtPlaces, SAMPLE_USER, type Piece } from './personal-places'
import { nonceOf, sendCached, type CachedResponse } from './send-cached'

const MIB = 1024 * 1024
/**
 * Headers, key and list entry of a response, estimated. A body without places is kept compressed,
 * too.
 */
const ENTRY_BYTES = 4096

/** A page that Next rendered. */
export interface RenderedPage {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: string
  readonly nonce: string | undefined
}

/** A page whose nonce and user are still to be filled in. */
export interface PageInPieces extends Omit<RenderedPage, 'body'> {
  readonly pieces: readonly Piece[]
}

/** Lets Next render this URL for all; undefined if the visitor has left. */
export type RenderByNext = (url: string) => Promise<RenderedPage | undefined>

/**
 * The page of a stack, by its share code and by what the page depends on besides the stack;
 * undefined if Next has to render it.
 */
export type FirstView = (code: string, variant: string, render: RenderByNext) => Promise<PageInPieces | undefined>

/** The API's answer for a stack, by its share code; undefined if its route has to answer. */
export type FirstRead = (code: string) => Promise<PageInPieces | undefined>

interface FirstResponses {
  readonly firstView: FirstView
  readonly firstRead: FirstRead
}

interface CacheEntry extends CachedResponse {
  readonly version: string
  readonly dependencies: CacheDependencies
}

/**
 * Caches responses that are the same for every visitor: pages, each sent with a new nonce and the
 * user who is signed in, and stacks of the API. The version of a stack is queried for every
 * request, so a save, a deletion or a takedown is visible at once on every instance.
 */
export function responseCache(
  render: Handler,
  { maxBytes = configuredBytes(), ...firstResponses }: { maxBytes?: number } & Partial<FirstResponses> = {},
): Handler {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: Math.floor(maxBytes),
    sizeCalculation: ({ pieces }) => {
      const bytes = pieces.reduce((sum, { text }) => sum + text.byteLength, 0)
      return Math.ceil(bytes * (pieces.length === 1 ? 1.5 : 1)) + ENTRY_BYTES
    },
  })
  return async (request, response) => {
    const asked = await askedBy(request)
    const entry = asked && entries.get(asked.key)
    const version = asked && (await versionOf(asked, entry?.dependencies))
    if (!asked || !version) {
      metrics?.cache.inc({ outcome: 'bypass' })
      return render(request, response)
    }
    const { user } = asked
    // Counted here, because the rendered page is the same for all and does not know this visitor.
    const isOwner = user !== undefined && user.id === version.ownerId
    if (asked.viewed && !isOwner) recordView(asked.viewed, (header) => request.headers[header]?.toString())
    if (entry?.version === version.text && (await (asked.isWithinRateLimit?.() ?? true))) {
      metrics?.cache.inc({ outcome: 'hit' })
      return sendCached(request, response, entry, user)
    }
    const renderByNext = (url = asked.url) => renderForAll(render, request, response, { ...asked, url })
    const first = await firstResponse(asked, firstResponses, renderByNext)
    metrics?.cache.inc({ outcome: first ? 'template' : 'miss' })
    const page = first ?? (await renderByNext())
    if (!page) return
    const pieces = 'pieces' in page ? page.pieces : cutAtPlaces(page.body, page.nonce)
    if (!pieces) {
      log.error({ url: asked.url }, 'a page shows the user at an unknown place; it is rendered for each user')
      return render(request, response)
    }
    const { headers, nonce } = page
    const { status = page.status, isTransient = false, dependencies = [] } = requestState.getStore() ?? {}
    const fresh = { status: page.status, headers, pieces, nonce, version: version.text, dependencies }
    if (status === 200 && !isTransient) entries.set(asked.key, fresh)
    metrics?.cacheBytes.set(entries.calculatedSize)
    await sendCached(request, response, fresh, user)
  }
}

/** Undefined if Next has to answer, as beyond a rate limit. */
async function firstResponse(
  { viewed, read, variant, isWithinRateLimit }: CacheRequest,
  { firstView, firstRead }: Partial<FirstResponses>,
  renderByNext: RenderByNext,
): Promise<PageInPieces | undefined> {
  if (viewed !== undefined) return firstView?.(viewed, variant, renderByNext)
  if (read === undefined || !firstRead || !(await (isWithinRateLimit?.() ?? true))) return undefined
  return firstRead(read)
}

interface Asked extends CacheRequest {
  readonly user: ClientUser | undefined
}

/** With the user of a page. Undefined if the session cannot be read: the page reports that. */
async function askedBy(request: IncomingMessage): Promise<Asked | undefined> {
  const asked = cacheRequestOf(request)
  if (asked?.sessionCookies === undefined) return asked && { ...asked, user: undefined }
  try {
    const user = await userOfCookies(asked.sessionCookies)
    const personal = user ? { key: `${asked.key} user`, variant: `${asked.variant} user` } : {}
    return { ...asked, ...personal, user }
  } catch (error) {
    log.debug({ err: error }, 'the session of a page could not be read; the page reports the error')
    return undefined
  }
}

/** `CACHE_MB`, by default a 32nd of the memory of the machine or container: 32 to 256 MiB. */
function configuredBytes(): number {
  if (env.CACHE_MB !== undefined) return env.CACHE_MB * MIB
  return Math.min(Math.max(availableMemory() / 32, 32 * MIB), 256 * MIB)
}

/** The headers that our own server sets. Any other could make the page depend on the visitor. */
const OWN_REQUEST_HEADERS = [
  'host',
  'x-request-id',
  'x-nonce',
  'content-security-policy',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
] as const

/** Renders without the visitor's headers, so also uncompressed, as a guest or the sample user. */
async function renderForAll(render: Handler, request: IncomingMessage, response: ServerResponse, asked: Asked) {
  const { headers: sent, url } = request
  request.url = asked.url
  request.headers = Object.fromEntries(OWN_REQUEST_HEADERS.map((name) => [name, sent[name]]))
  if (asked.isBannerClosed) request.headers.cookie = `${BANNER_COOKIE}=hidden`
  try {
    const rendered = await responseHooks(response).buffer(() =>
      asked.user ? givenUser.run(SAMPLE_USER, () => render(request, response)) : render(request, response),
    )
    if (!rendered) return undefined
    const { status, headers } = rendered
    const body = asked.finish ? asked.finish(rendered.body) : rendered.body
    const given = nonceOf(request)
    const nonce = given && (body.includes(given) || JSON.stringify(headers).includes(given)) ? given : undefined
    return { status, headers: { ...headers }, body, nonce }
  } finally {
    request.headers = sent
    request.url = url
  }
}

/** The day is part of the version, because pages contain dates. */
async function versionOf(
  { version }: CacheRequest,
  kept: CacheDependencies | undefined,
): Promise<PageVersion | undefined> {
  try {
    const current = await version(kept)
    return current && { ...current, text: `${new Date().toDateString()} ${current.text}` }
  } catch (error) {
    log.debug({ err: error }, 'no version for the response cache; the page or the route reports the error')
    return undefined
  }
}
