import { gunzipSync } from 'node:zlib'
import { bodyOf, startStandIn, type StandIn } from './stand-in'

/** A stand-in (fake server) for the analytics service. It records what browsers send. */
export interface CaptureServer extends StandIn {
  /** The requested paths, in order. */
  asked: string[]
  events: { event: string; properties: Record<string, unknown> }[]
}

export async function startCaptureServer(): Promise<CaptureServer> {
  const capture: CaptureServer = {
    ...(await startStandIn(async (request, response) => {
      const body = await bodyOf(request)
      capture.asked.push(request.url ?? '')
      if (request.method === 'POST') capture.events.push(...eventsOf(body))
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-headers': '*',
      })
      response.end('{"status":1}')
    })),
    asked: [],
    events: [],
  }
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
