import { isFormatAddress } from '@/lib/formats/address'
import { paths } from '@/lib/paths'

export const pathOf = (url = '/') => url.split('?')[0] ?? '/'

/** A program that sends a whole address is answered as one, too. */
export const isApi = (url: string) => /^(?:https?:\/\/[^/?#]*)?\/+api(?:[/?]|$)/.test(url)

const isPersonaFrame = (url: string) => /^\/persona\/(?:preview|[^/]+\/frame)$/.test(pathOf(url))

/**
 * Files that other sites and programs read, and the embed: the same for every visitor, without a nonce and a limit, so
 * that a CDN can keep them.
 */
export const isPublicFile = (url: string) => PUBLIC_FILES.has(pathOf(url)) || isFormatAddress(pathOf(url))

const PUBLIC_FILES: ReadonlySet<string> = new Set([paths.openFormatSchema, paths.feed, paths.llms, paths.securityText])

/** Persona frames carry a policy of their own, hashed assets need none, and the API sets its own. */
export const isPage = (url: string) =>
  !isApi(url) && !url.startsWith('/_next/static/') && !isPersonaFrame(url) && !isPublicFile(url) && !isInternal(url)

/** `/./` or `/../`, which browsers resolve before they ask: Next would find another page than the address begins like. */
export const hasDotSegment = (url: string) => /[/\\](?:\.|%2e){1,2}(?:[/\\#]|$)/i.test(pathOf(url))

/** Next keeps pages of its own under such names. The one for its failures is a failure to whoever asks for it. */
export const isInternal = (url: string) => /^\/_(?!next\/)/.test(decodeURIComponent(pathOf(url)))
