import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { hasSessionCookie } from '@/lib/auth/session-cookie-name'
import { batched } from '@/lib/db/batched'
import { exploreVersions } from '@/lib/explore/queries'
import { canonicalFile } from '@/lib/formats/canonical-file'
import { addressKey } from '@/lib/http/client-address'
import { requireNotRefused, takePoint } from '@/lib/http/rate-limit'
import { visitorAddress } from '@/lib/http/request-state'
import { keyInHeader } from '@/lib/keys/new-key'
import { paths } from '@/lib/paths'
import { isDependencyStale, type CacheDependencies } from '@/lib/stack/cache-dependencies'
import { popularStacks } from '@/lib/stack/popular'
import { isShareCode } from '@/lib/stack/share-code-in-link'
import { sharedPageVersion, sharedVersion, type PageVersion } from '@/lib/stack/shared-version'
import { BANNER_COOKIE } from '@/lib/subscription/banner'
import { deferScripts, isDataRequest } from '@/server/next-internals'

/** Pages without data: only their date changes. */
const STATIC_PAGES: ReadonlySet<string> = new Set([paths.about, paths.legal, paths.contact])
const SHARED = paths.share('')
const READ = paths.api.stack('')

/**
 * A request with the same response for every visitor but for the name of the user, and how to check
 * whether a cached response is current.
 */
export interface CacheRequest {
  readonly key: string
  /** The URL to render, without parameters that no page reads. */
  readonly url: string
  readonly isBannerClosed?: boolean
  /** The cookies of a page that shows who is signed in. */
  readonly sessionCookies?: string | undefined
  /** What the page depends on besides its URL. */
  readonly variant: string
  /** The share code of the page, whose view is counted. */
  readonly viewed?: string
  /** The share code of the stack that the API answers. */
  readonly read?: string
  /**
   * The current version, for the dependencies of the cached response; undefined if none is cached.
   */
  readonly version: (kept: CacheDependencies | undefined) => Promise<PageVersion | undefined>
  /** Changes the rendered text once, before it is stored. */
  readonly finish?: ((text: string) => string) | undefined
  /** Takes a point of the visitor's rate limit. If false, the route answers with the reason. */
  readonly isWithinRateLimit?: () => Promise<boolean>
}

/** Undefined if the response depends on more of the visitor. */
export function cacheRequestOf({ method, url: asked = '/', headers }: IncomingMessage): CacheRequest | undefined {
  const url = cacheUrl(asked)
  if (method !== 'GET' || isDataRequest(headers)) return undefined
  const file = formatRequest(url)
  if (file) return file
  const read = codeAfter(READ, url)
  // A key is checked and counted by the route.
  if (read) return keyInHeader(headers.authorization) === undefined ? apiCacheRequest(url, read) : undefined
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')
  const sessionCookies = hasSessionCookie(cookies) ? headers.cookie : undefined
  const isBannerClosed = cookies.includes(BANNER_COOKIE)
  const finish = isPhone(headers) ? deferScripts : undefined
  const variant = `${isBannerClosed} ${finish !== undefined}`
  const page = { url, key: `${url} ${variant}`, variant, isBannerClosed, sessionCookies, finish }
  if (STATIC_PAGES.has(url)) return { ...page, version: () => Promise.resolve({ text: '' }) }
  if (url === paths.home) return { ...page, version: frontPageVersion }
  const viewed = codeAfter(SHARED, url)
  return viewed ? { ...page, viewed, version: (kept) => sharedPageVersion(viewed, visitorAddress(), kept) } : undefined
}

/** Browsers on phones have this word in their user agent. */
const isPhone = (headers: IncomingHttpHeaders) => /\bMobi/.test(headers['user-agent'] ?? '')

/**
 * Removes parameters that no page reads, such as `fbclid` and `utm_source`, so that they share one
 * cache entry.
 */
function cacheUrl(url: string): string {
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  if (at === -1 || (path !== paths.home && !STATIC_PAGES.has(path))) return url
  const shares = path === paths.home ? new URLSearchParams(url.slice(at)).getAll('share') : []
  return shares.length === 0 ? path : shares.length === 1 && shares[0] ? paths.share(shares[0]) : url
}

function codeAfter(prefix: string, url: string): string | undefined {
  const rest = url.startsWith(prefix) ? url.slice(prefix.length) : ''
  return isShareCode(rest) ? rest : undefined
}

/**
 * Cards, embeds, JSON and Markdown of a stack depend on their address only: unknown and invalid
 * values share the entry of the default. Unknown codes refuse none of them, because one proxy
 * requests for thousands of readers.
 */
function formatRequest(asked: string): CacheRequest | undefined {
  const { code = '', url = '' } = canonicalFile(asked) ?? {}
  return isShareCode(code)
    ? { key: url, url, variant: '', version: (kept) => sharedVersion(code, undefined, kept) }
    : undefined
}

/**
 * The API's answer for a stack is the same for all visitors. Cached answers count towards the rate
 * limit too.
 */
function apiCacheRequest(url: string, code: string): CacheRequest {
  const address = visitorAddress()
  const visitor = addressKey(address)
  return {
    key: url,
    url,
    variant: '',
    read: code,
    version: (kept) => {
      requireNotRefused('api', visitor)
      return sharedVersion(code, address, kept)
    },
    isWithinRateLimit: () =>
      takePoint('api', visitor).then(
        () => true,
        () => false,
      ),
  }
}

/**
 * The maximum age of view and copy counts on the front page. Without it each counted view would
 * render it again.
 */
const COUNTS_MAX_AGE_MS = 60_000

/**
 * The version of the front page, which changes with all its data. New and trending lists are read
 * as often as counts; until then a changed or no longer listed stack in them changes the version,
 * too.
 */
const frontPageVersion = (kept: CacheDependencies = []) => readFrontPageVersion(kept.join(','))

/** By the cache dependencies of the kept response. Concurrent requests share what is read. */
const readFrontPageVersion = batched(async (keys) => {
  const [gallery, stacks] = await Promise.all([exploreVersions(), popularStacks()])
  const popular = stacks.map(({ shareCode, title, twitterHandle }) => [shareCode, title, twitterHandle])
  const version = async (key: string) => {
    const kept = key === '' ? [] : key.split(',')
    const gone = (await isDependencyStale(kept)) ? kept : []
    return { text: JSON.stringify([gallery, popular, Math.floor(Date.now() / COUNTS_MAX_AGE_MS), ...gone]) }
  }
  return new Map(await Promise.all(keys.map(async (key) => [key, await version(key)] as const)))
})
