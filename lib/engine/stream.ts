import 'server-only'
import { toAppError } from '@/lib/api/app-error'
import { log } from '@/lib/log'
import type { Section } from '@/lib/stack/schema'
import { stackAnswer } from './stack-answer'
import type { GeneratedStack } from './types'

/**
 * Streams sections as server-sent events. Nothing is sent before the first section, so that a
 * request that fails early still gets an HTTP error status.
 */
export async function streamStack(
  generate: (onSection: (section: Section) => void, signal: AbortSignal) => Promise<GeneratedStack>,
  leaving: AbortSignal,
): Promise<Response> {
  const left = new AbortController()
  const stop = () => left.abort()
  leaving.addEventListener('abort', stop, { once: true })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
    highWaterMark: 64,
  })
  const writer = writable.getWriter()
  writer.closed.catch(stop)
  const encoder = new TextEncoder()
  const send = (event: string, data: unknown) => {
    writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)).catch(stop)
  }
  let started: (() => void) | undefined
  const firstSection = new Promise<void>((resolve) => (started = resolve))
  let sent = false
  const work = generate((section) => {
    sent = true
    send('section', section)
    started?.()
  }, left.signal).then((stack) => send('done', stackAnswer(stack)))
  const finished = work
    .catch((thrown: unknown) => {
      if (!sent) throw thrown
      if (left.signal.aborted) return
      const error = toAppError(thrown)
      if (error.status >= 500) log.error({ err: error.cause ?? error }, error.message)
      send('error', { error: error.message })
    })
    .finally(() => leaving.removeEventListener('abort', stop))
  await Promise.race([firstSection, finished])
  void finished.then(() => writer.close().catch(stop))
  return new Response(readable, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
