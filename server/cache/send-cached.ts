import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { ClientUser } from '@/lib/auth/client'
import { isFresh } from '@/lib/http/etag'
import { encodingFor } from './content-encoding'
import { fillPlaces, type Piece } from './personal-places'

export interface CachedResponse {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly pieces: readonly Piece[]
  /** The nonce in the stored headers. Every response gets another one in its place. */
  readonly nonce: string | undefined
}

/**
 * A page with places is compressed for every response: higher levels cost more time than their
 * bytes save.
 */
const GZIP_LEVEL = 4
const BROTLI_QUALITY = 3
/** Handing a body of this size to another thread costs as much time as compressing it. */
const COMPRESSED_HERE = 256 * 1024
const [gzipAsync, brotliAsync] = [promisify(gzip), promisify(brotliCompress)]
const COMPRESSED = {
  gzip: (body: Buffer) => {
    const options = { level: GZIP_LEVEL }
    return body.length > COMPRESSED_HERE ? gzipAsync(body, options) : gzipSync(body, options)
  },
  br: (body: Buffer) => {
    const options = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      },
    }
    return body.length > COMPRESSED_HERE ? brotliAsync(body, options) : brotliCompressSync(body, options)
  },
}
/**
 * A window of the body's size compresses as well as the default of 4 MiB, whose memory costs more
 * time than the work.
 */
const windowBits = (bytes: number) =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes + 1)), constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
/** Set for each response by our own server. */
const PER_REQUEST_HEADERS: ReadonlySet<string> = new Set(['x-request-id', 'content-length'])

type Encoding = ReturnType<typeof encodingFor>

const encoded = (body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> =>
  encoding ? COMPRESSED[encoding](body) : body

const kept = new WeakMap<CachedResponse, Map<Encoding, Buffer | Promise<Buffer>>>()

/** The body of a response that is the same for all, compressed once. */
function unchanged(cached: CachedResponse, body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (!encoding) return body
  const bodies = kept.get(cached) ?? new Map<Encoding, Buffer | Promise<Buffer>>()
  kept.set(cached, bodies)
  const compressed = bodies.get(encoding) ?? COMPRESSED[encoding](body)
  bodies.set(encoding, compressed)
  return compressed
}

export const nonceOf = ({ headers }: IncomingMessage) => headers['x-nonce']?.toString()

export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  user: ClientUser | undefined,
): Promise<void> {
  // The connection may have been closed for exceeding a limit while its pipelined requests were
  // waiting.
  if (request.socket.destroyed) return
  const { nonce } = cached
  const newNonce = nonceOf(request) ?? ''
  const renew = (text: string) => (nonce === undefined ? text : text.replaceAll(nonce, newNonce))
  for (const [name, value] of Object.entries(cached.headers)) {
    if (PER_REQUEST_HEADERS.has(name) || value === undefined) continue
    response.setHeader(name, Array.isArray(value) ? value.map(renew) : typeof value === 'string' ? renew(value) : value)
  }
  const etag = cached.headers.etag?.toString()
  if (etag !== undefined && isFresh(request.headers['if-none-match'], etag)) {
    response.removeHeader('content-type')
    response.writeHead(304)
    response.end()
    return
  }
  const encoding = encodingFor(request)
  if (encoding) response.setHeader('content-encoding', encoding)
  const [first, ...rest] = cached.pieces
  const body =
    first && rest.length === 0
      ? await unchanged(cached, first.text, encoding)
      : await encoded(fillPlaces(cached.pieces, { nonce: newNonce, user }), encoding)
  response.setHeader('content-length', body.byteLength)
  response.writeHead(cached.status)
  response.end(body)
}
