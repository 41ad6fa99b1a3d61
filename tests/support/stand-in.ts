import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A fake server in place of an external service. */
export interface StandIn {
  origin: string
  stop: () => Promise<void>
}

export async function startStandIn(answer: RequestListener): Promise<StandIn> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The request's body. Never resolves if the request is aborted. */
export function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => request.on('end', () => resolve(Buffer.concat(chunks))))
}
