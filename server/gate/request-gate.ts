import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { asRequest } from '@/lib/db/work'
import { addressKey } from '@/lib/http/client-address'
import { requestState, type RequestState } from '@/lib/http/request-state'
import { contentSecurityPolicy, pageHeaders } from '@/lib/http/security-headers'
import { preflightHeaders } from '@/lib/keys/cors'
import { internalUrl } from '@/lib/formats/address'
import { log } from '@/lib/log'
import type { Handler } from '@/server/handler'
import { hasValidRouterState, removeDataRequest } from '@/server/next-internals'
import { responseHooks } from '@/server/response-hooks'
import { hasOneHost, requestOrigin, setTrustedHeaders } from './forwarded-headers'
import { badgeUrl } from '@/lib/tools/badge-address'
import { requestCounter } from './request-metrics'
import { requestMemory } from './request-memory-limit'
import { METHODS, routeMethods } from './route-methods'
import { errorBody, sendError } from './send-error'
import { requestTracer } from './trace-request'
import { hasDotSegment, isApi, isBadge, isInternal, isPage, isPublicFile, pathOf } from './url-kind'

/**
 * Next would render a page for any method, or look for a server action, of which the product has
 * none.
 */
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

type MethodsOf = ReturnType<typeof routeMethods>

/**
 * The first handler of every request. Sets the request id, the client's address and the security
 * headers of pages, and answers what Next would answer without a body: URLs that cannot be decoded,
 * unknown methods, and methods that a route does not have.
 */
export function requestGate(handle: Handler, { dev }: { dev: boolean }) {
  const count = requestCounter()
  const trace = requestTracer()
  const methodsOf = routeMethods()
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    count?.(request, response)
    const requestId = randomUUID()
    const address = setTrustedHeaders(request)
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
    const invalid = invalidRequest(request, url)
    if (invalid) return sendError(response, url, ...invalid)
    // In development Next's client also posts to Next's own addresses.
    const ofPage = isPage(url)
    const methods = (ofPage || isBadge(url) || isPublicFile(url)) && !dev ? PAGE_METHODS : METHODS
    if (!methods.has(request.method ?? '')) {
      response.setHeader('allow', [...((methods !== PAGE_METHODS && methodsOf(url)) || methods)].join(', '))
      return sendError(response, url, 405, 'This method is not supported.')
    }

    const preflight = preflightOf(request, url)
    if (preflight) return void response.writeHead(204, preflight).end()
    if (ofPage) setPageHeaders(request, response, dev)
    else removeDataRequest(request.headers)
    responseHooks(response).beforeHead = (status) => finishHead(response, url, status, state, methodsOf)
    // Rewritten here, because Next's middleware would proxy to another server if the host is spelt
    // differently.
    request.url = internalUrl(badgeUrl(url))
    requestState.run(state, () => {
      asRequest(request.method, () => handle(request, response)).catch((error: unknown) => {
        log.error({ err: error, requestId }, 'a request failed outside its route')
        if (response.headersSent) response.destroy()
        else sendError(response, url, 500, 'Something went wrong on our side. Please try again.')
      })
    })
  }
  return (request: IncomingMessage, response: ServerResponse): void =>
    trace(request, response, () => answer(request, response))
}

/** Status and message for a request that Next could not handle, or undefined. */
function invalidRequest(request: IncomingMessage, url: string): [status: number, message: string] | undefined {
  // Absolute URLs are for proxies, and Next would redirect to them. PostgreSQL cannot store NUL.
  const isReadableUrl =
    url.startsWith('/') && isDecodable(url) && !hasDotSegment(url) && !(isApi(url) && url.includes('%00'))
  if (!isReadableUrl) return [400, 'This address cannot be read.']
  if (isInternal(url)) return [404, 'There is nothing at this address.']
  if (!hasOneHost(request)) return [400, 'The request must have exactly one valid Host header.']
  if (!hasValidRouterState(request.headers)) return [400, 'This request cannot be read.']
  return undefined
}

/** Answered here, because a route knows only its own methods. */
const preflightOf = ({ method, headers }: IncomingMessage, url: string) =>
  method === 'OPTIONS' && isApi(url)
    ? preflightHeaders(headers['access-control-request-method'], pathOf(url))
    : undefined

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(pathOf(url))
    return true
  } catch {
    return false
  }
}

/** Next reads the nonce for its scripts from the policy on the request. */
function setPageHeaders(request: IncomingMessage, response: ServerResponse, dev: boolean): void {
  const nonce = randomBytes(16).toString('base64')
  const policy = contentSecurityPolicy({ nonce, dev })
  request.headers['content-security-policy'] = policy
  request.headers['x-nonce'] = nonce
  response.setHeader('content-security-policy', policy)
  response.setHeaders(new Map(Object.entries(pageHeaders(pathOf(request.url)))))
}

/**
 * Applies the status that a page has set, and gives Next's empty 405 a body and an `Allow` header.
 */
function finishHead(response: ServerResponse, url: string, status: number, state: RequestState, methodsOf: MethodsOf) {
  const isSetByPage = state.status !== undefined && status === 200
  const final = isSetByPage ? (state.status ?? status) : status
  if (isSetByPage) response.setHeaders(new Map(Object.entries(state.headers ?? {})))
  // Next names its router's headers, which no file for other sites depends on. Caches would keep a
  // copy for each.
  if (response.getHeader('access-control-allow-origin') === '*') response.setHeader('vary', 'Accept-Encoding')
  if (final !== 405 || response.getHeader('content-type')) return { status: final }
  const methods = methodsOf(url)
  if (methods) response.setHeader('allow', methods.join(', '))
  const body = errorBody(response, url, 405, 'This address does not support that method.')
  response.setHeader('content-length', Buffer.byteLength(body))
  response.removeHeader('transfer-encoding')
  return { status: final, body }
}
