import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { singleHeaderValue } from './next-internals'

/** A complete response that was not sent. */
export interface BufferedResponse {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: string
}

/**
 * Called before the head is sent. May set headers; returns the status, and a body that replaces the
 * one written.
 */
type HeadHook = (status: number) => { readonly status: number; readonly body?: string | undefined }

type Method = (...args: unknown[]) => unknown

const hooksOf = new WeakMap<ServerResponse, ResponseHooks>()

/**
 * Intercepts a response. All layers share one object of hooks, so that `writeHead`, `write` and
 * `end` are replaced once and the order of layers does not matter.
 */
export function responseHooks(response: ServerResponse): ResponseHooks {
  const known = hooksOf.get(response)
  if (known) return known
  const hooks = new ResponseHooks(response)
  hooksOf.set(response, hooks)
  return hooks
}

class ResponseHooks {
  beforeHead: HeadHook | undefined
  afterEnd: (() => void) | undefined
  #replacement: string | undefined
  #buffer: ResponseBuffer | undefined

  constructor(readonly response: ServerResponse) {
    const bound = (name: 'setHeader' | 'writeHead' | 'write' | 'end' | 'flushHeaders') =>
      response[name].bind(response) as Method
    const setHeader = bound('setHeader')
    const writeHead = bound('writeHead')
    const write = bound('write')
    const end = bound('end')
    const flushHeaders = bound('flushHeaders')
    Object.assign(response, {
      setHeader: (name: string, value: unknown) => setHeader(name, singleHeaderValue(value)),
      writeHead: (status: number, ...rest: unknown[]) => {
        if (this.#buffer) return this.#buffer.writeHead(status, rest)
        const head = this.beforeHead?.(status) ?? { status }
        this.#replacement = head.body
        return writeHead(head.status, ...rest)
      },
      write: (...args: unknown[]) => (this.#buffer ? this.#buffer.write(args) : write(...args)),
      end: (...args: unknown[]) => {
        if (this.#buffer) return this.#buffer.end(args)
        if (this.beforeHead && !response.headersSent) response.writeHead(response.statusCode)
        if (this.#replacement === undefined) end(...args)
        else end(this.#replacement)
        this.afterEnd?.()
        return response
      },
      flushHeaders: () => (this.#buffer ? undefined : flushHeaders()),
    })
  }

  /**
   * Buffers what `handle` writes instead of sending it. Undefined if the visitor disconnected
   * before the end. If `handle` throws, the response can still be used.
   */
  async buffer(handle: () => Promise<void>): Promise<BufferedResponse | undefined> {
    const buffer = new ResponseBuffer(this.response)
    this.#buffer = buffer
    try {
      // Next's route handlers resolve only after their body was sent, which a buffered body never
      // is.
      await Promise.race([buffer.done, handle().then(() => buffer.done)])
    } finally {
      this.#buffer = undefined
    }
    return buffer.result()
  }
}

class ResponseBuffer {
  readonly done: Promise<void>
  readonly #pieces: Buffer[] = []
  #status: number | undefined
  #isEnded = false
  #finish: () => void = () => undefined

  constructor(readonly response: ServerResponse) {
    this.done = new Promise((resolve) => {
      this.#finish = resolve
      response.once('close', resolve)
    })
  }

  writeHead(status: number, rest: readonly unknown[]): ServerResponse {
    this.#status = status
    const headers = rest.find((part) => typeof part === 'object' && part !== null)
    for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders))
      if (value !== undefined) this.response.setHeader(name, value)
    return this.response
  }

  write(args: readonly unknown[]): boolean {
    this.#collect(args)
    const written = args.find((arg) => typeof arg === 'function') as (() => void) | undefined
    if (written) process.nextTick(written)
    return true
  }

  end(args: readonly unknown[]): ServerResponse {
    this.#collect(args)
    this.#isEnded = true
    this.#finish()
    return this.response
  }

  result(): BufferedResponse | undefined {
    if (!this.#isEnded) return undefined
    const { response } = this
    return {
      status: this.#status ?? response.statusCode,
      headers: response.getHeaders(),
      body: Buffer.concat(this.#pieces).toString(),
    }
  }

  #collect([piece, encoding]: readonly unknown[]): void {
    if (typeof piece === 'string')
      this.#pieces.push(Buffer.from(piece, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (piece instanceof Uint8Array) this.#pieces.push(Buffer.from(piece))
  }
}
