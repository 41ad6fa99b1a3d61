import type { Server } from 'node:http'

/**
 * Closes a connection that was kept alive and on which nothing came. A thread that was held up runs its timers before it
 * reads what has arrived meanwhile: a request that is there already would be answered by a closed connection.
 */
export function closeIdleConnections(server: Server): void {
  server.on('timeout', (socket) => {
    const heard = socket.bytesRead
    setImmediate(() => {
      if (socket.bytesRead === heard) socket.destroy()
    })
  })
}
