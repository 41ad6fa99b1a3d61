import 'server-only'
import { NextRequest } from 'next/server'
import { AppError } from '@/lib/errors'
import { hasBody, readBytes } from '@/lib/http/body'
import { respondOnce } from './respond-once'
import { CallerKey } from './caller-key'

const HEADER = 'idempotency-key'
const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/
const MAX_FILE_BYTES = 1024 * 1024

interface Sent {
  /** The user, or a guest's address. */
  readonly caller: string
  /** The body if it was JSON; other bodies are read here. */
  readonly body: unknown
}

/** Executes a request with an Idempotency-Key once; others every time. */
export async function idempotentResponse(
  request: NextRequest,
  { caller, body }: Sent,
  answer: (request: NextRequest) => Promise<Response>,
): Promise<Response> {
  const given = request.headers.get(HEADER)
  if (given === null) return answer(request)
  if (!VISIBLE_ASCII.test(given))
    throw new AppError('invalid_input', 'An Idempotency-Key has 1 to 255 visible ASCII characters.')
  const key = new CallerKey(caller, given)
  const { pathname, search } = request.nextUrl
  const isFile = body === undefined && hasBody(request)
  const bytes = isFile ? await readBytes(request, MAX_FILE_BYTES, tooLarge) : undefined
  const fingerprint = key.fingerprint(request.method, pathname, search, bytes ?? JSON.stringify(body) ?? '')
  const whole = bytes ? withBody(request, bytes) : request
  return respondOnce(key, fingerprint, () => answer(whole))
}

const tooLarge = () =>
  new AppError('too_large', 'The request is too large. At most 1 MiB can be sent.', {
    headers: { connection: 'close' },
  })

const withBody = ({ url, method, headers, signal }: NextRequest, body: Uint8Array<ArrayBuffer>) =>
  new NextRequest(url, { method, headers, signal, body })
