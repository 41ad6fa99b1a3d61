import { AppError } from '@/lib/errors'
import { serverBusy } from './server-busy'
import { requestState } from './request-state'

const MAX_BODY_BYTES = 1024 * 1024
const MAX_DEPTH = 32

/**
 * Reads the body and counts its bytes: Next's handlers have no limit, and `content-length` may be
 * wrong or absent.
 */
export async function readBytes(
  request: Request,
  limit: number,
  tooLarge: () => AppError,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new AppError('not_json', 'The request broke off before its end.', { cause })
    })
    if (done) break
    size += value.byteLength
    const hasRoom = requestState.getStore()?.reserveMemory?.(value.byteLength) ?? true
    if (size > limit || !hasRoom) {
      await reader.cancel()
      throw size > limit ? tooLarge() : serverBusy({ connection: 'close' })
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

const tooLargeText = () =>
  new AppError('too_large', 'The request is too large. At most 1 MiB can be sent.', {
    headers: { connection: 'close' },
  })

async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request, MAX_BODY_BYTES, tooLargeText)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new AppError('not_json', 'The body is not UTF-8 text.', { cause })
  }
}

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((item) => (item !== null && typeof item === 'object' ? Object.values(item) : []))
  }
  return false
}

/** Whether a body was sent. For methods with an optional body, only these headers reveal it. */
export function hasBody({ headers }: Request): boolean {
  return Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding')
}

/** The media type of the body, without parameters. */
export const mediaType = ({ headers }: Request): string =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

export function requireJsonType(request: Request): void {
  if (mediaType(request) !== 'application/json')
    throw new AppError('wrong_type', 'Send JSON, with the content type application/json.')
}

/** The parsed body and its length in characters. */
export async function readJson(request: Request): Promise<{ value: unknown; length: number }> {
  const text = await readText(request)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new AppError('not_json', 'The body is not valid JSON.', { cause })
  }
  if (isTooDeep(value)) throw new AppError('invalid_input', 'The body is nested too deeply.')
  return { value, length: text.length }
}

/** The fields of a form. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded')
    throw new AppError('wrong_type', 'Send a form, with the content type application/x-www-form-urlencoded.')
  return new URLSearchParams(await readText(request))
}
