import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { carriesSession } from '@/lib/auth/session-name'
import { exploreVersions } from '@/lib/explore/data'
import { requestState } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { paths } from '@/lib/paths'
import { sharedVersion } from '@/lib/stack/shared-version'
import { popularStacks } from '@/lib/stack/popular'
import { isShareCode } from '@/lib/stack/share-link'
import { recordView } from '@/lib/stack/views'
import { BANNER_COOKIE } from '@/lib/subscription/banner'
import type { Handler } from './front-door'
import { heldBack, type HeldBack } from './held-back'

/** Pages of our own words, in which only the date changes. */
const STILL: ReadonlySet<string> = new Set([paths.about, paths.legal, paths.contact])
const MAX_BYTES = 32 * 1024 * 1024
const compressed = promisify(gzip)
const SHARED = paths.share('')
/** A page is compressed for every visitor anew, because of its nonce: what higher levels save costs more than it gives. */
const GZIP_LEVEL = 4
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/
/** Set for each answer by our own server. */
const OF_THE_REQUEST: ReadonlySet<string> = new Set(['x-request-id', 'content-security-policy', 'content-length'])

interface KeptPage {
  readonly version: string
  readonly page: HeldBack
  /** What stands in its text and headers wherever a nonce belongs: the one that it was made with, never sent again. */
  readonly nonce: string
}

/** What a guest asked for, and what tells whether a page that was kept still says the same. */
interface Asked {
  readonly key: string
  readonly bannerClosed: boolean
  readonly shareCode?: string
  readonly version: () => Promise<string | undefined>
}

/**
 * A page that is the same for every guest is rendered once and sent to all of them, each with a nonce of their own. A
 * shared stack is asked for its version every time, so what was saved, hidden or removed shows at once, on every
 * instance.
 */
export function keptPages(render: Handler): Handler {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => 2 * page.body.length,
  })
  return async (request, response) => {
    const asked = askedByGuest(request)
    const version = asked && (await versionOf(asked))
    if (!asked || version === undefined) return render(request, response)
    const known = kept.get(asked.key)
    // Counted here alone: a page that is rendered for all has no visitor whom it could count.
    if (asked.shareCode) recordView(asked.shareCode, request.headers['user-agent'] ?? null)
    if (known?.version === version) return send(request, response, known)
    const made = await renderedForAll(render, request, response, asked)
    if (!made) return
    const fresh = { version, page: made, nonce: nonceOf(request) }
    const { status = made.status, passing = false } = requestState.getStore() ?? {}
    if (status === 200 && !passing) kept.set(asked.key, fresh)
    await send(request, response, fresh)
  }
}

/** What this server says of a request. Whatever else a visitor sends could make a page that is not everybody's. */
const SAID_BY_US = [
  'host',
  'x-request-id',
  'x-nonce',
  'content-security-policy',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
] as const

/** The page as Next makes it for somebody who sends nothing of their own, so in plain text too: it is compressed later. */
async function renderedForAll(render: Handler, request: IncomingMessage, response: ServerResponse, asked: Asked) {
  const sent = request.headers
  request.headers = Object.fromEntries(SAID_BY_US.map((name) => [name, sent[name]]))
  if (asked.bannerClosed) request.headers.cookie = `${BANNER_COOKIE}=hidden`
  try {
    return await heldBack(response, () => render(request, response))
  } finally {
    request.headers = sent
  }
}

async function send(request: IncomingMessage, response: ServerResponse, { page, nonce }: KeptPage): Promise<void> {
  const renew = (text: string) => text.replaceAll(nonce, nonceOf(request))
  for (const [name, value] of Object.entries(page.headers)) {
    if (OF_THE_REQUEST.has(name) || value === undefined) continue
    response.setHeader(name, Array.isArray(value) ? value.map(renew) : typeof value === 'string' ? renew(value) : value)
  }
  const html = renew(page.body)
  const zipped = GZIP.test(String(request.headers['accept-encoding']))
  if (zipped) response.setHeader('content-encoding', 'gzip')
  const body = zipped ? await compressed(html, { level: GZIP_LEVEL }) : Buffer.from(html)
  response.setHeader('content-length', body.byteLength)
  response.writeHead(page.status)
  response.end(body)
}

/** The page that this request gets as any guest would, or undefined. */
function askedByGuest({ method, url = '/', headers }: IncomingMessage): Asked | undefined {
  // With `rsc` the browser asks for a page's data, not for its HTML.
  if (method !== 'GET' || 'rsc' in headers) return undefined
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')
  if (carriesSession(cookies)) return undefined
  const bannerClosed = cookies.includes(BANNER_COOKIE)
  const page = { key: `${url} ${String(bannerClosed)}`, bannerClosed }
  if (STILL.has(url)) return { ...page, version: () => Promise.resolve('') }
  if (url === paths.home) return { ...page, version: frontPageVersion }
  const shareCode = url.startsWith(SHARED) ? url.slice(SHARED.length) : ''
  if (!isShareCode(shareCode)) return undefined
  return { ...page, shareCode, version: () => sharedVersion(shareCode, requestState.getStore()?.address ?? 'local') }
}

/** The front page shows these and, beyond them, our own words. */
const frontPageVersion = async () => JSON.stringify([await exploreVersions(), await popularStacks()])

async function versionOf({ version }: Asked): Promise<string | undefined> {
  try {
    const shown = await version()
    return shown === undefined ? undefined : `${new Date().toDateString()} ${shown}`
  } catch (error) {
    log.debug({ err: error }, 'what a page shows could not be read; the page has the words for that')
    return undefined
  }
}

const nonceOf = (request: IncomingMessage) => String(request.headers['x-nonce'])
