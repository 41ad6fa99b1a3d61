import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { API_HEADERS } from '@/lib/http/reply'
import { pageHeaders } from '@/lib/http/security-headers'
import { isApi, pathOf } from './url-kind'
import { errorPage, errorPagePolicy } from './error-page'

/** What our server refuses by itself: JSON under /api, else a page. Whoever calls this closes the answer with its words. */
export function errorBody(response: ServerResponse, url: string, status: number, message: string): string {
  response.setHeaders(new Map(Object.entries(API_HEADERS)))
  if (isApi(url)) {
    response.setHeader('content-type', 'application/json')
    return JSON.stringify({ error: message })
  }
  const nonce = randomBytes(16).toString('base64')
  response.setHeaders(new Map(Object.entries(pageHeaders(pathOf(url)))))
  response.setHeader('content-security-policy', errorPagePolicy(nonce))
  response.setHeader('content-type', 'text/html; charset=utf-8')
  return errorPage({ status, message, nonce })
}

/** Nothing of the request is read any more, so the connection cannot go on. */
export function sendError(response: ServerResponse, url: string, status: number, message: string): void {
  const words = errorBody(response, url, status, message)
  response.writeHead(status, { connection: 'close' })
  response.end(words)
}
