import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { z } from 'zod'
import { DEFERRED } from '@/lib/browser/defer-scripts'
import { errorCode } from '@/lib/error-code'

/**
 * Everything that depends on undocumented parts of Next and React.
 * `tests/unit/server/next-internals.test.ts` names the versions for which it was checked.
 */

export const NEXT_FILES = '/_next'
export const STATIC_FILES = '/_next/static/'
export const STATIC_FOLDER = '.next/static'

/** Next sets these for itself. If a visitor could send them, some would skip the middleware. */
export const INTERNAL_HEADERS = [
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-prefetch',
  'x-nextjs-data',
  'x-matched-path',
  'x-invoke-path',
] as const

/** Next's internal pages, such as `/_error`. Opening one would be logged as an error of ours. */
export const isInternalPage = (pathname: string) => /^\/_(?!next\/)/.test(pathname)

/** With this header the browser asks for a page's data instead of its HTML. */
export const isDataRequest = (headers: IncomingHttpHeaders) => 'rsc' in headers

/** For addresses that are no pages: Next would redirect there to the internal address. */
export function removeDataRequest(headers: IncomingHttpHeaders): void {
  delete headers.rsc
}

/**
 * Next would read four `.env` files by its own rules, after our server has read its configuration.
 */
export function skipNextEnvFiles(variables: NodeJS.ProcessEnv): void {
  variables.__NEXT_PROCESSED_ENV = 'true'
}

/**
 * Serves with the configuration of the build, as Next's own standalone server does. Otherwise Next
 * compiles `next.config.ts` again, which a container does not have.
 */
export function loadBuiltConfig(): void {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as { config: unknown }
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

interface RoutesManifest {
  staticRoutes: { page: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

/** The build's list of routes; undefined while developing, when there is no build. */
export function readRoutesManifest(folder: string): RoutesManifest | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, '.next/routes-manifest.json'), 'utf8')) as RoutesManifest
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return undefined
  }
}

/**
 * Next sets a route's header as a list of one value; its own compression then does not recognise
 * the content type.
 */
export function singleHeaderValue(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value
}

/**
 * Defers the scripts of a page until the first paint, which they would delay on phones. Renamed,
 * they are not requested by the browser; `START_DEFERRED_SCRIPTS` in the head requests them later.
 */
export function deferScripts(html: string): string {
  return html
    .replace(/<script (?=[^>]*\bsrc="\/_next\/)(?=[^>]*\basync="")/g, `<script type="${DEFERRED}" `)
    .replace(/<link rel="preload" (?=[^>]*\bas="script")/g, `<link rel="${DEFERRED}" `)
}

const ROUTER_STATE = 'next-router-state-tree'
/** Next reads no more. */
const MAX_STATE_LENGTH = 40_000

/** A segment of the path: a fixed word, or the name and value of a parameter. */
const Segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(['c', 'oc', 'd']), z.array(z.string()).nullable()]),
])
const RouterState = z.tuple([
  Segment,
  z.record(
    z.string(),
    z.lazy((): z.ZodType => RouterState),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
  z.number().nullish(),
  z.string().optional(),
])

/**
 * Whether Next can parse the router state that the browser sends when it asks for another page.
 * Next answers 500 to a state that it cannot parse, such as one of another release; after a 400 the
 * browser loads the address anew. Next does not export its own parser.
 */
export function hasValidRouterState(headers: IncomingHttpHeaders): boolean {
  const state = headers[ROUTER_STATE]
  if (state === undefined) return true
  if (typeof state !== 'string' || state.length > MAX_STATE_LENGTH) return false
  try {
    return RouterState.safeParse(JSON.parse(decodeURIComponent(state))).success
  } catch {
    return false
  }
}
