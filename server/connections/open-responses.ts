import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * The responses that were not closed yet. When a connection closes, Node emits `close` only on the
 * response that has the socket; it is emitted here on those of pipelined requests behind it, which
 * would otherwise leak their resources.
 */
export function trackOpenResponses(server: Server): ReadonlySet<ServerResponse> {
  const open = new Set<ServerResponse>()
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => {
      for (const response of open) if (response.req.socket === socket && !response.socket) response.emit('close')
    })
  })
  server.prependListener('request', (_request, response) => {
    // Node, Next and our own layers listen for its close; Node warns of a leak beyond ten
    // listeners.
    response.setMaxListeners(20)
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return open
}
