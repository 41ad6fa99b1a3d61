import 'server-only'
import { env } from '@/lib/env'
import { withTimeLimit } from '@/lib/http/time-limit'
import { MAX_SERVICE_BYTES } from './limits'

/**
 * `fetch` for transcripts: only to the service's own hosts, without redirects, with a time and a
 * size limit.
 */

const TIMEOUT_MS = 5_000
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 407, 429])
const SERVICE_HOSTS: ReadonlySet<string> = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtubei.googleapis.com',
])

/** The service refused our server. */
export class ServiceRefused extends Error {
  override name = 'ServiceRefused'
}

function target(input: RequestInfo | URL): URL {
  const url = new URL(input instanceof Request ? input.url : String(input))
  if (url.protocol !== 'https:' || url.port !== '' || !SERVICE_HOSTS.has(url.hostname))
    throw new Error(`refused to ask ${url.host}`)
  return env.YOUTUBE_ORIGIN ? new URL(url.pathname + url.search, env.YOUTUBE_ORIGIN) : url
}

/**
 * A `fetch` for one transcript: all its requests share the deadline of `signal`, and each has a
 * separate one.
 */
export function createServiceFetch(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const source = input instanceof Request ? input : undefined
    const method = init?.method ?? source?.method ?? 'GET'
    const body = init?.body ?? (source && method !== 'GET' ? await source.text() : undefined)
    return withTimeLimit(TIMEOUT_MS, signal, async (limited) => {
      const response = await fetch(target(input), {
        method,
        headers: init?.headers ?? source?.headers ?? {},
        ...(body === undefined || body === null ? {} : { body }),
        redirect: 'manual',
        signal: limited,
      })
      const { status } = response
      if ((status >= 300 && status < 400) || REFUSALS.has(status))
        throw new ServiceRefused(`the video service answered ${status}`)
      return new Response(await readLimited(response), {
        status,
        headers: { 'content-type': response.headers.get('content-type') ?? '' },
      })
    })
  }
}

async function readLimited(response: Response): Promise<string> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAX_SERVICE_BYTES) throw new Error('the answer of the video service is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
