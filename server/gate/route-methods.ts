import { builtRouteTemplates } from '@/lib/metrics/route-template'

/** All that our routes know. */
export const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** What each route exports, by its template: set where the build bundles our server. Next knows, and does not say. */
declare const ROUTE_EXPORTS: Readonly<Record<string, readonly string[]>>

/**
 * The methods of the route behind an address. Undefined where there is none, and while developing, when routes come and
 * go.
 */
export function routeMethods(): (url: string) => readonly string[] | undefined {
  if (typeof ROUTE_EXPORTS === 'undefined') return () => undefined
  const templateOf = builtRouteTemplates()
  return (url) => {
    const exported = ROUTE_EXPORTS[templateOf(url)]
    return exported && [...METHODS].filter((method) => isAnswered(method, exported))
  }
}

/** Next answers HEAD by GET, and OPTIONS by itself. */
const isAnswered = (method: string, exported: readonly string[]) =>
  method === 'OPTIONS' || exported.includes(method === 'HEAD' ? 'GET' : method)
