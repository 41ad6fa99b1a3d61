import type { Server, ServerResponse } from 'node:http'

/** A client that reads nothing of its response for this time is taken to have stopped reading. */
const UNREAD_MS = 30_000

/**
 * Closes kept-alive connections without requests and those whose response is not read. After a
 * stall, timers run before sockets are read, so wait for the next turn: a request may have arrived
 * that must not be cut off.
 */
export function closeIdleConnections(server: Server, open: ReadonlySet<ServerResponse>, unreadMs = UNREAD_MS): void {
  server.timeout = unreadMs
  server.on('timeout', (socket) => {
    const isResponding = [...open].some(({ req }) => req.socket === socket)
    // The response is still being made: the visitor is waiting.
    if (isResponding && socket.writableLength === 0) return
    const bytesBefore = socket.bytesRead
    setImmediate(() => {
      if (isResponding || socket.bytesRead === bytesBefore) socket.destroy()
    })
  })
}
