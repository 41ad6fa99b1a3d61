import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Enough for every response that waits for no other service. */
const GRACE_MS = 500

/**
 * A client that has ended its side of the connection may still read, so it gets its response if that takes a moment. A
 * browser that leaves looks the same: after the grace period the connection is closed, which stops work such as a
 * language model's.
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
