import type { Server, ServerResponse } from 'node:http'

/** A page of a thousand tools is three megabytes; packed for a browser, a tenth of that. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * What visitors have not taken of their answers waits in memory. Where all of it needs too much room, the answers that wait
 * longest are given up, however slowly somebody reads them.
 */
export function limitUnsentBytes(server: Server, open: ReadonlySet<ServerResponse>, mostBytes = MOST_BYTES): void {
  server.prependListener('request', (_request, response) => {
    const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
    response.end = ((...args: unknown[]) => {
      end(...args)
      if (response.writableLength > 0) giveUpOldest(open, mostBytes)
      return response
    }) as typeof response.end
  })
}

function giveUpOldest(open: ReadonlySet<ServerResponse>, mostBytes: number): void {
  let bytes = 0
  for (const { req, writableLength } of [...open].reverse()) {
    bytes += writableLength
    if (writableLength > 0 && bytes > mostBytes) req.socket.destroy()
  }
}
