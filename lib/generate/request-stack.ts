import { prefersReducedMotion } from '@/lib/browser/reduced-motion'
import type { GeneratedStack, GenerateOptions, GenerateRequest } from '@/lib/engine/types'
import { fetchResponse, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import type { Section, SectionMap } from '@/lib/stack/schema'
import { fromSectionMap } from '@/lib/stack/section-map'
import { readEvents } from './event-stream'

/** Requests a stack and calls back for each streamed section. */

const FAILED = 'Failed to generate tech stack'

/**
 * The pause between sections, so that the board fills one after another also if the engine sends
 * all at once.
 */
const SECTIONS_APART_MS = 50
/** The maximum wait for an idle moment on a slow device. */
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

/** No pause on a hidden page, whose timers are slow, and with reduced motion. */
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

/** Throws an error without a message for the visitor if the stream ends early. */
export async function requestStack(request: GenerationRequest): Promise<GeneratedStack> {
  const { prompt, tools, intelligence, token, signal } = request
  const response = await fetchResponse(paths.api.generate, {
    method: 'POST',
    body: { prompt, ...(tools.trim() ? { tools } : {}), ...(intelligence ? { intelligence } : {}) },
    token,
    signal,
    accept: 'text/event-stream',
    fallback: FAILED,
    // The caller has a message for this.
    offline: '',
  })
  const streamed = response.headers.get('content-type')?.includes('text/event-stream')
  if (!streamed || !response.body) return readAnswer(await response.json())
  const generation = await readStream(response.body, request)
  if (!generation) throw new TypeError('The stream ended before the stack was whole')
  return generation
}
