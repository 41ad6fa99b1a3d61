import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** A whole answer that was not sent yet. */
export interface BufferedResponse {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: string
}

/**
 * Lets `answer` write to `response` and keeps what it wrote from being sent. Undefined when it never came to an end,
 * because the visitor left. What it throws leaves the response as it was.
 */
export async function bufferResponse(
  response: ServerResponse,
  answer: () => Promise<void>,
): Promise<BufferedResponse | undefined> {
  const { write, end, writeHead, flushHeaders } = response
  const pieces: Buffer[] = []
  let status: number | undefined
  let ended = false
  const take = (piece: unknown, encoding: unknown) => {
    if (typeof piece === 'string')
      pieces.push(Buffer.from(piece, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece))
  }
  const written = new Promise<void>((resolve) => {
    response.once('close', resolve)
    response.write = ((...args: unknown[]) => {
      take(args[0], args[1])
      const done = args.find((arg) => typeof arg === 'function') as (() => void) | undefined
      if (done) process.nextTick(done)
      return true
    }) as typeof response.write
    response.end = ((...args: unknown[]) => {
      take(args[0], args[1])
      ended = true
      resolve()
      return response
    }) as typeof response.end
    response.writeHead = ((asked: number, ...rest: unknown[]) => {
      status = asked
      const headers = rest.find((part) => typeof part === 'object' && part !== null)
      for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders))
        if (value !== undefined) response.setHeader(name, value)
      return response
    }) as typeof response.writeHead
    response.flushHeaders = () => undefined
  })
  try {
    // A route of Next's is done when what it wrote was sent, which comes after this.
    await Promise.race([written, answer().then(() => written)])
  } finally {
    Object.assign(response, { write, end, writeHead, flushHeaders })
  }
  if (!ended) return undefined
  return {
    status: status ?? response.statusCode,
    headers: response.getHeaders(),
    body: Buffer.concat(pieces).toString(),
  }
}
