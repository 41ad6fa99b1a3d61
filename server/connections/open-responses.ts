import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * The answers that are under way. When a connection ends, Node says so to the answer whose turn it was alone; those that
 * were asked for behind it, without waiting for it, are told here: whoever holds something for them would hold it for ever.
 */
export function trackOpenResponses(server: Server): ReadonlySet<ServerResponse> {
  const open = new Set<ServerResponse>()
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => {
      for (const response of open) if (response.req.socket === socket && !response.socket) response.emit('close')
    })
  })
  server.prependListener('request', (_request, response) => {
    // Node, Next and our own parts wait for its end, and Node takes more than ten of them for a leak.
    response.setMaxListeners(20)
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return open
}
