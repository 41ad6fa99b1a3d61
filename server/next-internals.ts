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

const DATA_START = 'self.__next_f.push([1,"'
const DATA_END = '"])</script>'
/** Two scripts with data in a row. */
const DATA_SEAM = /"\]\)<\/script><script(?: nonce="[^"]*")?>self\.__next_f\.push\(\[1,"/g

/** A page in three: before the data with which React hydrates it, the data, and after it. */
export function splitAtData(html: string): [before: string, data: string, after: string] {
  const text = html.replace(DATA_SEAM, '')
  const start = text.indexOf(DATA_START) + DATA_START.length
  const end = text.indexOf(DATA_END, start)
  if (start < DATA_START.length || end === -1 || text.includes(DATA_START, end))
    throw new Error('the page does not have its data in one place')
  return [text.slice(0, start), text.slice(start, end), text.slice(end)]
}

/** A value as it stands in that data: JSON in a string of a script. */
export const dataOf = (value: unknown): string =>
  JSON.stringify(JSON.stringify({ value }, dataValue).slice('{"value":'.length, -1))
    .slice(1, -1)
    .replace(/[&<>\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

const dataValue = (_key: string, value: unknown): unknown =>
  value === undefined ? '$undefined' : typeof value === 'string' && value.startsWith('$') ? `$${value}` : value

const REACT_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** A text or an attribute as React writes it. */
export const reactText = (text: string): string => text.replace(/["&'<>]/g, (letter) => REACT_ESCAPES[letter] ?? letter)

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
