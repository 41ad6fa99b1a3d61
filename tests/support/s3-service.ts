import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { S3Settings } from '@/lib/env'
import { bodyOf, startStandIn, type StandIn } from './stand-in'

/**
 * A stand-in (fake server) for an S3-compatible store. It verifies signature version 4 with
 * separate code, written from the service's documentation:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export interface S3Service extends StandIn {
  readonly settings: S3Settings
  readonly files: Map<string, { type: string; bytes: Buffer }>
  /** Method and path of each request. */
  readonly asked: string[]
  /**
   * How it fails instead of answering. `torn` breaks the connection after half of the body,
   * `endless` sends a file without end.
   */
  fault: 'down' | 'stall' | 'forbidden' | 'torn' | 'endless' | undefined
}

const BUCKET = 'stackbook-test'
const ACCESS_KEY_ID = 'AKIATESTTESTTESTTEST'
export const S3_SECRET = 'a/secret+of/the0123456789store0123456789'

export async function startS3Service(): Promise<S3Service> {
  const standIn = await startStandIn(async (request, response) => {
    const body = await bodyOf(request)
    service.asked.push(`${request.method} ${request.url}`)
    answer(service, request, body, response)
  })
  const service: S3Service = {
    ...standIn,
    settings: {
      endpoint: standIn.origin,
      bucket: BUCKET,
      region: 'eu-central-1',
      accessKeyId: ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET,
    },
    files: new Map(),
    asked: [],
    fault: undefined,
  }
  return service
}

function answer(service: S3Service, request: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const { files, fault } = service
  const fail = (status: number, code: string) => {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
  }
  if (fault === 'stall') return
  if (fault === 'down') return fail(503, 'SlowDown')
  if (fault === 'forbidden') return fail(403, 'AccessDenied')
  const wrong = faultOfSignature(service.settings, request, body)
  if (wrong) return fail(403, wrong)
  const path = decodeURIComponent(new URL(request.url ?? '/', service.origin).pathname)
  if (!path.startsWith(`/${BUCKET}/`)) return fail(404, 'NoSuchBucket')
  const key = path.slice(BUCKET.length + 2)
  const file = files.get(key)
  if (request.method === 'PUT') {
    if (file && request.headers['if-none-match'] === '*') return fail(412, 'PreconditionFailed')
    files.set(key, { type: String(request.headers['content-type']), bytes: body })
    response.end()
  } else if (request.method === 'DELETE') {
    files.delete(key)
    response.writeHead(204).end()
  } else if (!file) fail(404, 'NoSuchKey')
  else sendFile(file, fault, response)
}

function sendFile(
  { type, bytes }: { type: string; bytes: Buffer },
  fault: S3Service['fault'],
  response: ServerResponse,
) {
  if (fault === 'endless') {
    const chunk = Buffer.alloc(64 * 1024)
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', write)
    return write()
  }
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.length })
  if (fault === 'torn') response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  else response.end(bytes)
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()
/** RFC 3986: escapes all but unreserved characters. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/
const MAX_SKEW_MS = 15 * 60_000

/** The error code for an invalid signature; undefined for a valid one. */
function faultOfSignature(settings: S3Settings, request: IncomingMessage, body: Buffer): string | undefined {
  const { headers, method = '', url = '/' } = request
  const header = (name: string) => String(headers[name] ?? '')
  const match = AUTHORIZATION.exec(header('authorization'))
  if (!match) return 'AccessDenied'
  const [, accessKeyId, day = '', region = '', names = '', signature] = match
  if (accessKeyId !== settings.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== settings.region) return 'AuthorizationHeaderMalformed'
  const time = header('x-amz-date')
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? []
  const sent = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
  if (!time.startsWith(day) || !(Math.abs(Date.now() - sent) < MAX_SKEW_MS)) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return 'AccessDenied'
  const hash = header('x-amz-content-sha256')
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  if (body.length > 0 && hash === 'UNSIGNED-PAYLOAD') return 'AccessDenied'
  const { pathname, searchParams } = new URL(url, settings.endpoint)
  const canonical = [
    method,
    decodeURIComponent(pathname).split('/').map(encoded).join('/'),
    [...searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...signed.map((name) => `${name}:${header(name).trim().replace(/\s+/g, ' ')}`),
    '',
    names,
    hash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${settings.secretAccessKey}`, day), region))
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex')
  return expected === signature ? undefined : 'SignatureDoesNotMatch'
}
