import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { API_HEADERS } from '@/lib/http/api-response'
import { pageHeaders } from '@/lib/http/security-headers'
import { errorPage, errorPagePolicy } from './error-page'
import { isApi, pathOf } from './url-kind'

/**
 * The body of an error of our own server: JSON under /api, otherwise a page. Sets the headers that
 * belong to it.
 */
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

/** Closes the connection, because the rest of the request body is not read. */
export function sendError(response: ServerResponse, url: string, status: number, message: string): void {
  const body = errorBody(response, url, status, message)
  response.writeHead(status, { connection: 'close' })
  response.end(body)
}
