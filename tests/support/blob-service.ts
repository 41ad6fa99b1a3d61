import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, startStandIn, type StandIn } from './stand-in'

/**
 * A stand-in (fake server) for the Vercel Blob service: the API calls of its client library, and
 * the public file URLs.
 */
export interface BlobService extends StandIn {
  files: Map<string, { type: string; bytes: Buffer }>
  /** Method and path of each request. */
  asked: string[]
  /** How it fails instead of answering. */
  fault: 'down' | 'stall' | 'forbidden' | 'endless' | undefined
  /** How many bytes of endless files were sent. */
  endless: number
}

export const BLOB_TOKEN = 'vercel_blob_rw_teststore_0123456789abcdef'

export async function startBlobService(): Promise<BlobService> {
  const service: BlobService = {
    ...(await startStandIn(async (request, response) => {
      const body = await bodyOf(request)
      service.asked.push(`${request.method} ${request.url}`)
      answer(service, request, body, response)
    })),
    files: new Map(),
    asked: [],
    fault: undefined,
    endless: 0,
  }
  return service
}

function answer(service: BlobService, request: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const fail = (status: number, code: string) => send(response, status, { error: { code, message: code } })
  if (service.fault === 'stall') return
  if (service.fault === 'down') return fail(503, 'service_unavailable')
  const url = new URL(request.url ?? '/', service.origin)
  if (url.pathname.startsWith('/files/')) return serve(service, url.pathname.slice('/files/'.length), response)
  if (service.fault === 'forbidden' || request.headers.authorization !== `Bearer ${BLOB_TOKEN}`)
    return fail(403, 'forbidden')
  if (request.method === 'PUT') {
    const pathname = url.searchParams.get('pathname') ?? ''
    if (service.files.has(pathname) && request.headers['x-allow-overwrite'] !== '1') return fail(400, 'bad_request')
    service.files.set(pathname, { type: String(request.headers['x-content-type']), bytes: body })
    return send(response, 200, described(service, pathname))
  }
  if (request.method === 'POST' && url.pathname.endsWith('/delete')) {
    for (const pathname of (JSON.parse(body.toString()) as { urls: string[] }).urls) service.files.delete(pathname)
    return send(response, 200, null)
  }
  const pathname = url.searchParams.get('url') ?? ''
  return service.files.has(pathname) ? send(response, 200, described(service, pathname)) : fail(404, 'not_found')
}

function described({ origin, files }: BlobService, pathname: string) {
  const file = files.get(pathname)
  return {
    url: `${origin}/files/${pathname}`,
    downloadUrl: `${origin}/files/${pathname}?download=1`,
    pathname,
    size: file?.bytes.length,
    contentType: file?.type,
    contentDisposition: 'inline',
    cacheControl: 'public, max-age=2592000',
    uploadedAt: '2026-01-01T00:00:00.000Z',
    etag: '"1"',
  }
}

function serve(service: BlobService, pathname: string, response: ServerResponse): void {
  const { files, fault } = service
  if (fault === 'endless') return serveEndless(service, response)
  const file = files.get(pathname)
  response.writeHead(file ? 200 : 404, file ? { 'content-type': file.type } : {})
  response.end(file?.bytes)
}

/** Sends data without a length for as long as the client reads. */
function serveEndless(service: BlobService, response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024)
  const write = () => {
    while (!response.destroyed) {
      service.endless += chunk.length
      if (!response.write(chunk)) return
    }
  }
  response.on('drain', write)
  write()
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
