import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { hasSessionCookie } from '@/lib/auth/session-cookie-name'
import { exploreVersions } from '@/lib/explore/queries'
import { addressKey } from '@/lib/http/client-address'
import { isHeld } from '@/lib/http/etag'
import { requireNotRefused, takePoint } from '@/lib/http/rate-limit'
import { requestState, visitorAddress } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { paths } from '@/lib/paths'
import { deferScripts } from '@/lib/browser/defer-scripts'
import { sharedVersion } from '@/lib/stack/shared-version'
import { popularStacks } from '@/lib/stack/popular'
import { isShareCode } from '@/lib/stack/share-code-in-link'
import { recordView } from '@/lib/stack/views'
import { BANNER_COOKIE } from '@/lib/subscription/banner'
import { encodingFor } from './content-encoding'
import type { Handler } from '@/server/gate/request-gate'
import { bufferResponse, type BufferedResponse } from './buffer-response'

/** Pages of our own words, in which only the date changes. */
const STATIC_PAGES: ReadonlySet<string> = new Set([paths.about, paths.legal, paths.contact])
const MAX_BYTES = 32 * 1024 * 1024
const SHARED = paths.share('')
const READ = paths.api.stack('')
/** An answer is compressed for every visitor anew, because of its nonce: what higher levels save costs more than it gives. */
const LEVEL = 4
const [zipped, brotli] = [promisify(gzip), promisify(brotliCompress)]
const COMPRESSED = {
  gzip: (text: string) => zipped(text, { level: LEVEL }),
  br: (text: string) =>
    brotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
}
/** Set for each answer by our own server. */
const PER_REQUEST_HEADERS: ReadonlySet<string> = new Set(['x-request-id', 'content-length'])

interface CachedResponse {
  readonly version: string
  readonly answer: BufferedResponse
  /** What stands in a page's text and headers wherever a nonce belongs: the one that it was made with, never sent again. */
  readonly nonce: string | undefined
}

/** What anybody may be asking for, and what tells whether an answer that was kept still says the same. */
interface CacheRequest {
  readonly key: string
  /** As Next is asked to render it: without what this visitor's link carries beside. */
  readonly url: string
  readonly bannerClosed?: boolean
  /** The stack whose page is opened. */
  readonly viewed?: string
  readonly version: () => Promise<string | undefined>
  /** What is done once to the text that is kept. */
  readonly finish?: ((text: string) => string) | undefined
  /** Counts this visitor's requests where they have a limit. Who is over it is answered by the route, in its words. */
  readonly isAdmitted?: () => Promise<boolean>
}

/**
 * What is the same for everybody is made once and sent to all of them: the pages that a guest sees, each with a nonce
 * of its own, and a stack as the API reads it. A stack is asked for its version every time, so what was saved, hidden
 * or removed shows at once, on every instance.
 */
export function responseCache(render: Handler): Handler {
  const kept = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => 2 * answer.body.length,
  })
  return async (request, response) => {
    const asked = cacheRequestOf(request)
    const version = asked && (await versionOf(asked))
    if (!asked || version === undefined) return render(request, response)
    const known = kept.get(asked.key)
    // Counted here alone: a page that is rendered for all has no visitor whom it could count.
    if (asked.viewed) recordView(asked.viewed, (header) => request.headers[header]?.toString())
    if (known?.version === version && (await (asked.isAdmitted?.() ?? true))) return send(request, response, known)
    const made = await renderAsGuest(render, request, response, asked)
    if (!made) return
    const answer = asked.finish ? { ...made, body: asked.finish(made.body) } : made
    const fresh = { version, answer, nonce: nonceOf(request) }
    const { status = answer.status, isTransient = false } = requestState.getStore() ?? {}
    if (status === 200 && !isTransient) kept.set(asked.key, fresh)
    await send(request, response, fresh)
  }
}

/** What this server says of a request. Whatever else a visitor sends could make a page that is not everybody's. */
const OWN_REQUEST_HEADERS = [
  'host',
  'x-request-id',
  'x-nonce',
  'content-security-policy',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
] as const

/** As Next makes it for somebody who sends nothing of their own, so in plain text too: it is compressed later. */
async function renderAsGuest(render: Handler, request: IncomingMessage, response: ServerResponse, asked: CacheRequest) {
  const { headers: sent, url } = request
  request.url = asked.url
  request.headers = Object.fromEntries(OWN_REQUEST_HEADERS.map((name) => [name, sent[name]]))
  if (asked.bannerClosed) request.headers.cookie = `${BANNER_COOKIE}=hidden`
  try {
    return await bufferResponse(response, () => render(request, response))
  } finally {
    request.headers = sent
    request.url = url
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, nonce }: CachedResponse,
): Promise<void> {
  // Whoever asked for many at once and was let go gets none of the rest.
  if (request.socket.destroyed) return
  const renew = (text: string) => (nonce === undefined ? text : text.replaceAll(nonce, nonceOf(request) ?? ''))
  for (const [name, value] of Object.entries(answer.headers)) {
    if (PER_REQUEST_HEADERS.has(name) || value === undefined) continue
    response.setHeader(name, Array.isArray(value) ? value.map(renew) : typeof value === 'string' ? renew(value) : value)
  }
  const etag = answer.headers.etag?.toString()
  if (etag !== undefined && isHeld(request.headers['if-none-match'], etag)) {
    response.removeHeader('content-type')
    response.writeHead(304)
    response.end()
    return
  }
  const text = renew(answer.body)
  const encoding = encodingFor(request)
  if (encoding) response.setHeader('content-encoding', encoding)
  const body = encoding ? await COMPRESSED[encoding](text) : Buffer.from(text)
  response.setHeader('content-length', body.byteLength)
  response.writeHead(answer.status)
  response.end(body)
}

/** What this request gets as anybody would, or undefined. */
function cacheRequestOf({ method, url: asked = '/', headers }: IncomingMessage): CacheRequest | undefined {
  const url = cacheUrl(asked)
  // With `rsc` the browser asks for a page's data, not for its HTML.
  if (method !== 'GET' || 'rsc' in headers) return undefined
  const read = codeAfter(READ, url)
  if (read) return apiCacheRequest(url, read)
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')
  if (hasSessionCookie(cookies)) return undefined
  const bannerClosed = cookies.includes(BANNER_COOKIE)
  const finish = isPhone(headers) ? deferScripts : undefined
  const page = { url, key: [url, bannerClosed, finish !== undefined].join(' '), bannerClosed, finish }
  if (STATIC_PAGES.has(url)) return { ...page, version: () => Promise.resolve('') }
  if (url === paths.home) return { ...page, version: frontPageVersion }
  const viewed = codeAfter(SHARED, url)
  return viewed ? { ...page, viewed, version: () => sharedVersion(viewed, visitorAddress()) } : undefined
}

/** As browsers on phones call themselves, all of them. */
const isPhone = (headers: IncomingHttpHeaders) => /\bMobi/.test(headers['user-agent'] ?? '')

/**
 * The address without parameters that no page reads: links that spread gain `fbclid` or `utm_source`, and all of them are
 * the same page.
 */
function cacheUrl(url: string): string {
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  if (at === -1 || (path !== paths.home && !STATIC_PAGES.has(path))) return url
  const shares = path === paths.home ? new URLSearchParams(url.slice(at)).getAll('share') : []
  return shares.length === 0 ? path : shares.length === 1 && shares[0] ? paths.share(shares[0]) : url
}

function codeAfter(beginning: string, url: string): string | undefined {
  const rest = url.startsWith(beginning) ? url.slice(beginning.length) : ''
  return isShareCode(rest) ? rest : undefined
}

/** The API reads a stack to everybody alike, and counts every request. */
function apiCacheRequest(url: string, code: string): CacheRequest {
  const address = visitorAddress()
  const visitor = addressKey(address)
  return {
    key: url,
    url,
    version: () => {
      requireNotRefused('api', visitor)
      return sharedVersion(code, address)
    },
    isAdmitted: () =>
      takePoint('api', visitor).then(
        () => true,
        () => false,
      ),
  }
}

/** The front page shows these and, beyond them, our own words. */
const frontPageVersion = async () => JSON.stringify([await exploreVersions(), await popularStacks()])

async function versionOf({ version }: CacheRequest): Promise<string | undefined> {
  try {
    const shown = await version()
    return shown === undefined ? undefined : `${new Date().toDateString()} ${shown}`
  } catch (error) {
    log.debug({ err: error }, 'what is asked for has no version now; the page or the route has the words for that')
    return undefined
  }
}

const nonceOf = ({ headers }: IncomingMessage) => headers['x-nonce']?.toString()
