import type { Server, ServerResponse } from 'node:http'

/** For so long nothing was taken of an answer that is there: nobody reads it. */
const UNREAD_MS = 30_000

/**
 * Closes a connection that was kept alive and on which nothing came, and one whose answer nobody takes. A thread that was
 * held up runs its timers before it reads what has arrived meanwhile: a request that is there already would be answered by
 * a closed connection.
 */
export function closeIdleConnections(server: Server, open: ReadonlySet<ServerResponse>, unreadMs = UNREAD_MS): void {
  server.timeout = unreadMs
  server.on('timeout', (socket) => {
    const isAnswering = [...open].some(({ req }) => req.socket === socket)
    // While nothing waits to be taken, it is the visitor who waits.
    if (isAnswering && socket.writableLength === 0) return
    const heard = socket.bytesRead
    setImmediate(() => {
      if (isAnswering || socket.bytesRead === heard) socket.destroy()
    })
  })
}
