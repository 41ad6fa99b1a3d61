import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Enough for every response that does not wait for an external service. */
const GRACE_MS = 500

/**
 * A client that has ended its side of the connection may still read, so it gets a response that is
 * ready within the grace period. A browser that disconnects looks the same, so the connection is
 * closed afterwards, which cancels work such as a language model's.
 */
export function answerHalfClosedConnections(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true })
  server.on('connection', (socket: Socket) => {
    socket.once('end', () => {
      const timer = setTimeout(() => socket.end(), GRACE_MS)
      socket.once('close', () => clearTimeout(timer))
    })
  })
}
