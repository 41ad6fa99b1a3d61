import { createServer } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** A stand-in for the analytics service: it keeps what browsers send to it. */
export interface CaptureServer {
  origin: string
  /** Paths that were asked for, in order. */
  asked: string[]
  events: { event: string; properties: Record<string, unknown> }[]
  stop: () => Promise<void>
}

export async function startCaptureServer(): Promise<CaptureServer> {
  const capture: CaptureServer = { origin: '', asked: [], events: [], stop: async () => undefined }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      capture.asked.push(request.url ?? '')
      if (request.method === 'POST') capture.events.push(...eventsOf(Buffer.concat(chunks)))
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-headers': '*',
      })
      response.end('{"status":1}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('no address')
  capture.origin = `http://127.0.0.1:${address.port}`
  capture.stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return capture
}

function eventsOf(body: Buffer): CaptureServer['events'] {
  const text = (body[0] === 0x1f ? gunzipSync(body) : body).toString()
  const json = text.startsWith('data=')
    ? Buffer.from(decodeURIComponent(text.slice('data='.length)), 'base64').toString()
    : text
  const sent = JSON.parse(json) as
    CaptureServer['events'] | CaptureServer['events'][number] | { batch: CaptureServer['events'] }
  if (Array.isArray(sent)) return sent
  return 'batch' in sent ? sent.batch : [sent]
}
