/** The addresses of a stack's files and of its embed, and the internal routes that answer them. */

export const FORMATS = ['svg', 'png', 'json', 'md', 'embed'] as const
export type Format = (typeof FORMATS)[number]

const FILE = /^\/stack\/(.+)\.(svg|png|json|md)$/
const EMBED = /^\/stack\/([^/]+)\/embed$/

/**
 * The request gate answers every address that begins with an underscore by 404, and alone leads
 * there.
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

/** The address that Next is asked for: that of the internal route for a format, else the same. */
export function internalUrl(url: string): string {
  const [pathname = '/', ...query] = url.split('?')
  const found = formatAddress(pathname)
  if (!found) return url
  // More than one segment is no code, and is answered like an unknown code.
  return [internalAddress(found), ...query].join('?')
}

export const internalAddress = ({ code, format }: FormatAddress): string =>
  `${INTERNAL}/${code.replaceAll('/', '%2F')}/${format}`
