import type { IncomingMessage, ServerResponse } from 'node:http'
import { metrics } from '@/lib/metrics/metrics'
import { builtRouteTemplates } from './route-template'
import { METHODS } from './route-methods'

/** Counts every request when its response is closed, including those that the visitor aborted. */
export function requestCounter(): ((request: IncomingMessage, response: ServerResponse) => void) | undefined {
  if (!metrics) return undefined
  const { requests } = metrics
  const templateOf = builtRouteTemplates()
  return (request, response) => {
    const started = performance.now()
    const { method = '', url = '/' } = request
    response.once('close', () => {
      const labels = {
        method: METHODS.has(method) ? method : 'other',
        route: templateOf(url),
        status: response.headersSent ? String(response.statusCode) : 'left',
      }
      requests.observe(labels, (performance.now() - started) / 1000)
    })
  }
}
