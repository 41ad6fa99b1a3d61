const BADGE = /^\/tool\/([^/]+)\.svg$/

/**
 * The internal path of badges. The request gate answers visitors' requests below an underscore with
 * 404.
 */
const INTERNAL = '/_tool'

export const isBadgeAddress = (pathname: string): boolean => BADGE.test(pathname)

/** The address of the internal route that draws a badge; every other address stays as it is. */
export function badgeUrl(url: string): string {
  const [pathname = '/', ...query] = url.split('?')
  const id = BADGE.exec(pathname)?.[1]
  return id === undefined ? url : [`${INTERNAL}/${id}`, ...query].join('?')
}
