/** The addresses of a stack's files and of its embed, and the internal routes that answer them. */

export const FORMATS = ['svg', 'png', 'json', 'md', 'embed'] as const
export type Format = (typeof FORMATS)[number]

const FILE = /^\/stack\/(.+)\.(svg|png|json|md)$/
const EMBED = /^\/stack\/([^/]+)\/embed$/

/**
 * The request gate answers addresses that begin with an underscore with 404, and only it rewrites
 * to them.
 */
const INTERNAL = '/_stack'

export interface FormatAddress {
  readonly code: string
  readonly format: Format
}

function formatAddress(pathname: string): FormatAddress | undefined {
  const [, code, extension = 'embed'] = FILE.exec(pathname) ?? EMBED.exec(pathname) ?? []
  const format = FORMATS.find((name) => name === extension)
  return code !== undefined && format ? { code, format } : undefined
}

export const isFormatAddress = (pathname: string): boolean => formatAddress(pathname) !== undefined

const INTERNAL_FORMAT = new RegExp(`^${INTERNAL}/([^/?]+)/(${FORMATS.join('|')})(?:\\?(.*))?$`)

/** The code, the format and the query of an internal address. */
export function internalFormat(url: string): (FormatAddress & { readonly query: URLSearchParams }) | undefined {
  const [, code, name, query] = INTERNAL_FORMAT.exec(url) ?? []
  const format = FORMATS.find((known) => known === name)
  return code !== undefined && format ? { code, format, query: new URLSearchParams(query) } : undefined
}

/** The address passed to Next: the internal route of a format, else unchanged. */
export function internalUrl(url: string): string {
  const [pathname = '/', ...query] = url.split('?')
  const found = formatAddress(pathname)
  if (!found) return url
  // A path with several segments has no code and is answered like an unknown one.
  return [internalAddress(found), ...query].join('?')
}

export const internalAddress = ({ code, format }: FormatAddress): string =>
  `${INTERNAL}/${code.replaceAll('/', '%2F')}/${format}`
