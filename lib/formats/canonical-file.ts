import { cardQuery } from '@/lib/card/options'
import { embedQuery } from '@/lib/embed/options'
import { internalAddress, internalFormat, type Format } from './address'

type Options = (query: URLSearchParams) => Readonly<Record<string, string>>

/**
 * The query parameters that each format reads. Pictures are missing, because they have a separate
 * cache.
 */
const OPTIONS: ReadonlyMap<Format, Options> = new Map<Format, Options>([
  ['svg', cardQuery],
  ['embed', embedQuery],
  ['json', () => ({})],
  ['md', () => ({})],
])

/** The version that `v` names. An invalid one is ignored. */
const VERSION = /^[1-9]\d{0,9}$/

/** The share code of a file, and one internal address for all addresses of the same file. */
export function canonicalFile(internalUrl: string): { readonly code: string; readonly url: string } | undefined {
  const asked = internalFormat(internalUrl)
  const options = asked && OPTIONS.get(asked.format)
  if (!options) return undefined
  const version = asked.query.get('v') ?? ''
  const query = new URLSearchParams({ ...options(asked.query), ...(VERSION.test(version) ? { v: version } : {}) })
  const address = internalAddress(asked)
  return { code: asked.code, url: query.size > 0 ? `${address}?${query}` : address }
}
