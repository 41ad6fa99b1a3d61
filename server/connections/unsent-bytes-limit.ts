import type { Server, ServerResponse } from 'node:http'
import { responseHooks } from '@/server/response-hooks'

/** The largest page (a thousand tools) has three megabytes, compressed a tenth of that. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * Limits the memory of responses that clients have not read yet: beyond the limit the connections
 * of the oldest unread responses are closed, also if a client reads them slowly.
 */
export function limitUnsentBytes(server: Server, open: ReadonlySet<ServerResponse>, maxBytes = MAX_BYTES): void {
  server.prependListener('request', (_request, response) => {
    responseHooks(response).afterEnd = () => {
      if (response.writableLength > 0) closeOldest(open, maxBytes)
    }
  })
}

function closeOldest(open: ReadonlySet<ServerResponse>, maxBytes: number): void {
  let bytes = 0
  for (const { req, writableLength } of [...open].reverse()) {
    bytes += writableLength
    if (writableLength > 0 && bytes > maxBytes) req.socket.destroy()
  }
}
