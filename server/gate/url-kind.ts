import { isFormatAddress } from '@/lib/formats/address'
import { paths } from '@/lib/paths'
import { isInternalPage, STATIC_FILES } from '@/server/next-internals'
import { isBadgeAddress } from '@/lib/tools/badge-address'

export function pathOf(url = '/'): string {
  const at = url.indexOf('?')
  return at === -1 ? url : url.slice(0, at)
}

/** Also matches an absolute URL, so that a client that sends one gets JSON. */
export const isApi = (url: string) => /^(?:https?:\/\/[^/?#]*)?\/+api(?:[/?]|$)/.test(url)

const isPersonaFrame = (url: string) => /^\/persona\/(?:preview|[^/]+\/frame)$/.test(pathOf(url))

/**
 * Files for other sites and programs, and the embed. They are the same for every visitor, with no
 * nonce and no rate limit, so that a CDN can cache them.
 */
export const isPublicFile = (url: string) =>
  PUBLIC_FILES.has(pathOf(url)) || PERSON_FEED.test(pathOf(url)) || isFormatAddress(pathOf(url))

const PERSON_FEED = /^\/(?:@|%40)[^/]+\/feed\.xml$/

const PUBLIC_FILES: ReadonlySet<string> = new Set([
  paths.openFormatSchema,
  paths.cliPackage,
  paths.feed,
  paths.llms,
  paths.securityText,
])

/**
 * Shown by pages of other sites. The same for every visitor, with no nonce and no rate limit: a CDN
 * can cache them.
 */
export const isBadge = (url: string) => isBadgeAddress(pathOf(url))

/** Persona frames and the API set their own policy; static files need none. */
export const isPage = (url: string) =>
  !isApi(url) &&
  !url.startsWith(STATIC_FILES) &&
  !isPersonaFrame(url) &&
  !isBadge(url) &&
  !isPublicFile(url) &&
  !isInternal(url)

/**
 * `/./` or `/../`. Browsers resolve them first; Next would serve another page than the path begins
 * with.
 */
export const hasDotSegment = (url: string) => /[/\\](?:\.|%2e){1,2}(?:[/\\#]|$)/i.test(pathOf(url))

export const isInternal = (url: string) => isInternalPage(decodeURIComponent(pathOf(url)))
