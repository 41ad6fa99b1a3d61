import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { API_HEADERS } from '@/lib/http/api-response'

const ERRORS: Readonly<Record<string, [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of this request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request was not completed in time.'],
}
const INVALID: [string, string] = ['400 Bad Request', 'This is not a valid HTTP request.']
const TUNNEL: [string, string] = ['405 Method Not Allowed', 'This method is not supported.']

/** Closing at once could reset the connection before the client has read its response. */
const GRACE_MS = 1_000

/**
 * Sends a JSON body with errors of parsing and `CONNECT`, which Node handles before there is a
 * request object.
 */
export function answerInvalidRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    sendError(socket, ERRORS[error.code ?? ''] ?? INVALID)
  })
  server.on('connect', (_request, socket: Socket) => sendError(socket, TUNNEL))
}

function sendError(socket: Socket, [status, message]: [string, string]): void {
  // A connection with earlier responses may be in the middle of one: nothing can be inserted.
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy()
  const body = JSON.stringify({ error: message })
  const headers = {
    ...API_HEADERS,
    'x-request-id': randomUUID(),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  // After `end` a client that ignores the response could keep its side open for ever.
  const grace = setTimeout(() => socket.destroy(), GRACE_MS)
  socket.once('close', () => clearTimeout(grace))
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
