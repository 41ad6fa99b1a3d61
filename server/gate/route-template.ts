import { NEXT_FILES, readRoutesManifest } from '@/server/next-internals'

type RouteTemplate = (url: string) => string
type Manifest = NonNullable<ReturnType<typeof readRoutesManifest>>

const OTHER = 'other'
const PERSON = '/[person]'
/** The page for unknown addresses. */
const UNKNOWN = '/[...path]'

/**
 * `/api/techstack/[ref]` for an address with a code in it, so that metrics have one series for each
 * route.
 */
export function routeTemplates({ staticRoutes, dynamicRoutes }: Manifest): RouteTemplate {
  const fixed = new Set(staticRoutes.map(({ page }) => page))
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (url) => {
    const [pathname = '/', query] = url.split('?')
    // The start page and the page of a shared stack have one path and do very different work.
    if (pathname === '/') return query?.includes('share=') ? '/?share=' : '/'
    if (fixed.has(pathname)) return pathname
    if (pathname.startsWith(`${NEXT_FILES}/`)) return NEXT_FILES
    const page = patterns.find(({ pattern }) => pattern.test(pathname))?.page ?? OTHER
    // The pages of users match every first segment; without an @ it is a share code or unknown.
    return page === UNKNOWN || (page.startsWith(PERSON) && !pathname.startsWith('/@')) ? OTHER : page
  }
}

/** From the build's list of routes. In development all routes have one label. */
export function builtRouteTemplates(folder = process.cwd()): RouteTemplate {
  const manifest = readRoutesManifest(folder)
  return manifest ? routeTemplates(manifest) : () => OTHER
}
