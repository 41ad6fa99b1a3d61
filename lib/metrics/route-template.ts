import { readFileSync } from 'node:fs'
import path from 'node:path'
import { errorCode } from '@/lib/error-code'

interface RoutesManifest {
  staticRoutes: { page: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

type RouteTemplate = (url: string) => string

const OTHER = 'other'

/** `/api/techstack/[ref]` instead of an address with a code in it: one series for each route, however many codes. */
export function routeTemplates({ staticRoutes, dynamicRoutes }: RoutesManifest): RouteTemplate {
  const fixed = new Set(staticRoutes.map(({ page }) => page))
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (url) => {
    const [pathname = '/', query] = url.split('?')
    // The page with the generator and the page of a shared stack have one address, and very different work.
    if (pathname === '/') return query?.includes('share=') ? '/?share=' : '/'
    if (fixed.has(pathname)) return pathname
    if (pathname.startsWith('/_next/')) return '/_next'
    return patterns.find(({ pattern }) => pattern.test(pathname))?.page ?? OTHER
  }
}

/** The build's own list of routes. While developing there is no build, and routes are not told apart. */
export function builtRouteTemplates(folder = process.cwd()): RouteTemplate {
  try {
    const manifest = readFileSync(path.join(/*turbopackIgnore: true*/ folder, '.next/routes-manifest.json'), 'utf8')
    return routeTemplates(JSON.parse(manifest) as RoutesManifest)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return () => OTHER
  }
}
