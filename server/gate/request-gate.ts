import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { asRequest } from '@/lib/db/work'
import { env } from '@/lib/env'
import { addressKey, clientAddress } from '@/lib/http/client-address'
import { requestState, type RequestState } from '@/lib/http/request-state'
import { contentSecurityPolicy, pageHeaders } from '@/lib/http/security-headers'
import { internalUrl } from '@/lib/formats/address'
import { log } from '@/lib/log'
import { hasDotSegment, isApi, isInternal, isPage, isPublicFile, pathOf } from './url-kind'
import { requestCounter } from './request-metrics'
import { requestMemory } from './request-memory-limit'
import { METHODS, routeMethods } from './route-methods'
import { isSelfRequest, SELF_ADDRESS } from './self-request'
import { errorBody, sendError } from './send-error'
import { hasReadableState } from './router-state'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** All that is asked of a page: Next would render it for any method, or look for a server action, of which there are none. */
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD'])
/** What a visitor claims about the way here, and Next's own marks inside a request, which could skip the middleware. */
const STRIPPED_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-prefetch',
  'x-nextjs-data',
  'x-matched-path',
  'x-invoke-path',
] as const

let warnedAboutForwarding = false

/**
 * What stands in front of Next: it gives every request an id, replaces what a visitor claims about their address by what
 * is known, and answers by itself what Next would answer without words: addresses that cannot be decoded, methods that
 * nobody knows, and methods that a route does not have.
 */
export function requestGate(handle: Handler, { dev }: { dev: boolean }) {
  const count = requestCounter()
  const methodsOf = routeMethods()
  return (request: IncomingMessage, response: ServerResponse): void => {
    count?.(request, response)
    const requestId = randomUUID()
    const address = trustedAddress(request)
    const state: RequestState = {
      requestId,
      address,
      method: request.method,
      url: request.url,
      reserveMemory: requestMemory(addressKey(address), response),
      get origin() {
        return requestOrigin(request)
      },
    }
    response.setHeader('x-request-id', requestId)
    request.headers['x-request-id'] = requestId

    const url = request.url ?? '/'
    // A whole address is for a proxy, and Next would lead on to it. A NUL means nothing, and no database text holds one.
    const isReadableUrl =
      url.startsWith('/') && isDecodable(url) && !hasDotSegment(url) && !(isApi(url) && url.includes('%00'))
    if (!isReadableUrl) return sendError(response, url, 400, 'This address cannot be read.')
    if (isInternal(url)) return sendError(response, url, 404, 'There is nothing at this address.')
    if (!hasOneHost(request))
      return sendError(response, url, 400, 'A request says once, and readably, which host it is for.')
    if (!hasReadableState(request)) return sendError(response, url, 400, 'This request cannot be read.')
    // In development Next writes to addresses of its own beside the pages.
    const methods = (isPage(url) || isPublicFile(url)) && !dev ? PAGE_METHODS : METHODS
    if (!methods.has(request.method ?? '')) {
      response.setHeader('allow', [...((!isPage(url) && methodsOf(url)) || methods)].join(', '))
      return sendError(response, url, 405, 'This method is not supported.')
    }

    if (isPage(url)) protectPage(request, response, dev)
    applyPageStatus(response, url, state, methodsOf)
    // Not by Next's middleware, which asks another server for a target under another spelling of our host.
    request.url = internalUrl(url)
    requestState.run(state, () => {
      asRequest(request.method, () => handle(request, response)).catch((error: unknown) => {
        log.error({ err: error, requestId }, 'a request failed outside its handler')
        if (response.headersSent) response.destroy()
        else sendError(response, url, 500, 'Something went wrong on our side. Please try again.')
      })
    })
  }
}

function trustedAddress(request: IncomingMessage): string {
  const { headers, socket } = request
  const hops = env.TRUST_PROXY_HOPS
  const given = headers['x-forwarded-for']
  const claimed = Array.isArray(given) ? given.join(',') : given
  const address = isSelfRequest(headers)
    ? SELF_ADDRESS
    : clientAddress(socket.remoteAddress ?? 'unknown', claimed, hops)
  if (hops === 0 && given !== undefined && !warnedAboutForwarding) {
    warnedAboutForwarding = true
    log.warn(
      'a request carried X-Forwarded-For, which is ignored; set TRUST_PROXY_HOPS if a proxy of yours stands in front',
    )
  }
  const proto = hops > 0 && headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const forwarded = headers['x-forwarded-host']
  const host = hops > 0 && typeof forwarded === 'string' && isHost(forwarded) ? forwarded : headers.host
  for (const name of STRIPPED_HEADERS) delete headers[name]
  headers['x-forwarded-for'] = address
  headers['x-forwarded-proto'] = proto
  if (host) headers['x-forwarded-host'] = host
  return address
}

/** What the visitor's address bar shows, once the forwarding headers can be trusted. */
function requestOrigin({ headers }: IncomingMessage): string | undefined {
  const address = `${String(headers['x-forwarded-proto'])}://${String(headers['x-forwarded-host'])}`
  return URL.canParse(address) ? new URL(address).origin : undefined
}

/** Not so old as to have none, and no second one that a proxy in front may have read instead. */
function hasOneHost({ headersDistinct: { host = [] }, httpVersion }: IncomingMessage): boolean {
  const [only, ...others] = host
  return others.length === 0 && (only === undefined ? httpVersion !== '1.1' : isHost(only))
}

/** A name or a number and perhaps a port. Whatever else stands there would not make the address that it is read as. */
function isHost(value: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(value) && URL.canParse(`http://${value}`)
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(pathOf(url))
    return true
  } catch {
    return false
  }
}

/** Next takes the nonce for its scripts out of the policy that it finds on the request. */
function protectPage(request: IncomingMessage, response: ServerResponse, dev: boolean): void {
  const nonce = randomBytes(16).toString('base64')
  const policy = contentSecurityPolicy({ nonce, dev })
  request.headers['content-security-policy'] = policy
  request.headers['x-nonce'] = nonce
  response.setHeader('content-security-policy', policy)
  response.setHeaders(new Map(Object.entries(pageHeaders(pathOf(request.url)))))
}

/**
 * Applies the status that a page asked for, and says what Next's empty refusals of a method leave out. A route's header
 * comes from Next as a list of one, in which its own compression does not find what kind of answer it is.
 */
function applyPageStatus(
  response: ServerResponse,
  url: string,
  state: RequestState,
  methodsOf: ReturnType<typeof routeMethods>,
): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    const [only, ...others] = Array.isArray(value) ? (value as string[]) : []
    return setHeader(name, only !== undefined && others.length === 0 ? only : value)
  }
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  let replaced: string | undefined
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const isOfPage = state.status !== undefined && status === 200
    const asked = isOfPage ? state.status : status
    if (isOfPage) response.setHeaders(new Map(Object.entries(state.headers ?? {})))
    if (asked === 405 && !response.getHeader('content-type')) {
      const methods = methodsOf(url)
      if (methods) response.setHeader('allow', methods.join(', '))
      replaced = errorBody(response, url, 405, 'This address does not support that method.')
      response.setHeader('content-length', Buffer.byteLength(replaced))
      response.removeHeader('transfer-encoding')
    }
    return writeHead(asked, ...rest)
  }) as typeof response.writeHead
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  response.end = ((...args: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return replaced === undefined ? end(...args) : end(replaced)
  }) as typeof response.end
}
