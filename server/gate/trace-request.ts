import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { currentTracing } from '@/lib/telemetry/tracing'
import { METHODS } from './route-methods'
import { builtRouteTemplates } from './route-template'

type TraceRequest = (request: IncomingMessage, response: ServerResponse, handle: () => void) => void

/** Handles each request in a span, which ends when the response was closed. */
export function requestTracer(): TraceRequest {
  const tracing = currentTracing()
  if (!tracing) return (_request, _response, handle) => handle()
  const templateOf = builtRouteTemplates()
  return (request, response, handle) => {
    const { url = '/', headers } = request
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : '_OTHER'
    const route = templateOf(url)
    const attributes = { 'http.request.method': method, 'http.route': route }
    // Trace headers are trusted only behind the operator's proxy: a visitor could choose trace ids
    // and sampling.
    const parent = env.TRUST_PROXY_HOPS > 0 ? headers : {}
    void tracing.span(`${method} ${route}`, { kind: 'server', attributes, headers: parent }, (add) => {
      const closed = new Promise<void>((resolve) => response.once('close', resolve))
      handle()
      return closed.then(() => {
        if (response.headersSent) add({ 'http.response.status_code': response.statusCode })
      })
    })
  }
}
