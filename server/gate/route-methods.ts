import { builtRouteTemplates } from './route-template'

/** The methods of all routes. */
export const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/**
 * The exports of each route by its template, inserted by the build, because Next does not expose
 * them.
 */
declare const ROUTE_EXPORTS: Readonly<Record<string, readonly string[]>>

/**
 * The methods of the route at a URL. Undefined if there is no route, and in development, where
 * routes change.
 */
export function routeMethods(): (url: string) => readonly string[] | undefined {
  if (typeof ROUTE_EXPORTS === 'undefined') return () => undefined
  const templateOf = builtRouteTemplates()
  return (url) => {
    const exported = ROUTE_EXPORTS[templateOf(url)]
    return exported && [...METHODS].filter((method) => hasMethod(method, exported))
  }
}

/** Next answers HEAD by GET, and OPTIONS by itself. */
const hasMethod = (method: string, exported: readonly string[]) =>
  method === 'OPTIONS' || exported.includes(method === 'HEAD' ? 'GET' : method)
