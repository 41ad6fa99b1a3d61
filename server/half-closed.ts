import type { Server } from 'node:http'

/** Enough for whatever needs nobody else's answer. */
const MOMENT_MS = 500

/**
 * Whoever has said that nothing more will come may still be reading, so they are answered if it takes a moment. A browser
 * that leaves says the same: after that moment nobody is waited for, because a model may be at work for somebody who is
 * gone.
 */
export function answerHalfClosed(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true })
  server.on('request', ({ socket }, response) => {
    const leave = () => {
      const left = setTimeout(() => socket.end(), MOMENT_MS)
      response.once('close', () => clearTimeout(left))
    }
    socket.once('end', leave)
    response.once('close', () => socket.off('end', leave))
  })
}
