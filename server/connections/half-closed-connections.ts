import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Enough for whatever needs nobody else's answer. */
const MOMENT_MS = 500

/**
 * Whoever has said that nothing more will come may still be reading, so they are answered if it takes a moment. A browser
 * that leaves says the same: after that moment nobody is waited for, because a model may be at work for somebody who is
 * gone.
 */
export function answerHalfClosedConnections(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true })
  server.on('connection', (socket: Socket) => {
    socket.once('end', () => {
      const left = setTimeout(() => socket.end(), MOMENT_MS)
      socket.once('close', () => clearTimeout(left))
    })
  })
}
