import type { Server } from 'node:http'

/** What a visitor may leave without our having to know: it is made at once. */
const READS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD'])

/**
 * Whoever has said that nothing more will come may still be reading, so what was asked to be read is answered. A
 * browser that leaves says the same: whatever else was asked is given up then, because a model may be at work for it.
 */
export function answerHalfClosed(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true })
  server.on('request', ({ method, socket }, response) => {
    if (READS.has(method)) return
    const leave = () => socket.end()
    socket.once('end', leave)
    response.once('close', () => socket.off('end', leave))
  })
}
