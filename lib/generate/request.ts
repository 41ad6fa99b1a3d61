import { prefersReducedMotion } from '@/lib/browser/reduced-motion'
import type { GeneratedStack, GenerateOptions, GenerateRequest } from '@/lib/engine/types'
import { fetchResponse, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import type { Section, SectionMap } from '@/lib/stack/schema'
import { fromSectionMap } from '@/lib/stack/section-map'
import { readEvents } from './event-stream'

/** Asks for a stack, and hands its sections over as they come. */

const FAILED = 'Failed to generate tech stack'

/**
 * An engine that knows every section at once is still seen filling the board, one section after
 * another.
 */
const SECTIONS_APART_MS = 50
/** A slow device shows a section later than that. */
const SHOWN_AT_LATEST_MS = 300

interface GenerationRequest extends GenerateRequest, GenerateOptions {
  token: string | undefined
}

function readAnswer(answer: unknown): GeneratedStack {
  const { data, notice } = (answer ?? {}) as {
    data?: SectionMap & Pick<GeneratedStack, 'suggestions'>
    notice?: string
  }
  const sections = data && fromSectionMap(data)
  if (!sections) throw new Error(FAILED)
  return { sections, suggestions: data.suggestions, notice }
}

/** Without a pause on a hidden page, whose timers are slow, and under reduced motion. */
async function untilNextSection(signal: AbortSignal): Promise<void> {
  if (document.hidden || prefersReducedMotion()) return
  await new Promise((resolve) => setTimeout(resolve, SECTIONS_APART_MS))
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: SHOWN_AT_LATEST_MS }))
  signal.throwIfAborted()
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  { signal, onSection }: GenerationRequest,
): Promise<GeneratedStack | undefined> {
  for await (const { event, data } of readEvents(body)) {
    if (event === 'section') {
      onSection(JSON.parse(data) as Section)
      await untilNextSection(signal)
    } else if (event === 'done') return readAnswer(JSON.parse(data))
    else if (event === 'error') throw new RequestError((JSON.parse(data) as { error?: string }).error ?? FAILED, 502)
  }
  return undefined
}

/** What ends before it is whole throws something without words for the visitor. */
export async function requestStack(request: GenerationRequest): Promise<GeneratedStack> {
  const { prompt, tools, intelligence, token, signal } = request
  const response = await fetchResponse(paths.api.generate, {
    method: 'POST',
    body: { prompt, ...(tools.trim() ? { tools } : {}), ...(intelligence ? { intelligence } : {}) },
    token,
    signal,
    accept: 'text/event-stream',
    fallback: FAILED,
    // The caller has a message for it.
    offline: '',
  })
  const streamed = response.headers.get('content-type')?.includes('text/event-stream')
  if (!streamed || !response.body) return readAnswer(await response.json())
  const generation = await readStream(response.body, request)
  if (!generation) throw new TypeError('The stream ended before the stack was whole')
  return generation
}
