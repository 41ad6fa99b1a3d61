import { RequestError, requestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import type { Section, SectionMap } from '@/lib/stack/schema'
import { fromSectionMap } from '@/lib/stack/section-map'
import { readEvents } from './event-stream'

/** Asks for a stack, and hands its sections over as they come. */

const FAILED = 'Failed to generate tech stack'

/** An engine that knows every section at once is still seen filling the board, one section after another. */
const SECTIONS_APART_MS = 50

interface GenerationRequest {
  prompt: string
  tools: string
  intelligence: boolean
  token: string | undefined
  signal: AbortSignal
  /** Called for each section as it comes. */
  onSection: (section: Section) => void
}

export interface Generation {
  sections: Section[]
  /** Said when only a part of a long text was read. */
  notice: string | undefined
}

function readAnswer(answer: unknown): Generation {
  const { data, notice } = (answer ?? {}) as { data?: SectionMap; notice?: string }
  const sections = data && fromSectionMap(data)
  if (!sections) throw new Error(FAILED)
  return { sections, notice }
}

/** Nobody watches a hidden page, whose timers are slow, and not everybody wants to see things move. */
async function untilNextSection(signal: AbortSignal): Promise<void> {
  if (document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  await new Promise((resolve) => setTimeout(resolve, SECTIONS_APART_MS))
  signal.throwIfAborted()
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  { signal, onSection }: GenerationRequest,
): Promise<Generation | undefined> {
  for await (const { event, data } of readEvents(body)) {
    const payload = JSON.parse(data) as { error?: string }
    if (event === 'section') {
      onSection(payload as unknown as Section)
      await untilNextSection(signal)
    } else if (event === 'done') return readAnswer(payload)
    else if (event === 'error') throw new RequestError(payload.error ?? FAILED, 502)
  }
  return undefined
}

/** A network that fails, or a stream that ends without its last event, throws something without words for the visitor. */
export async function requestStack(request: GenerationRequest): Promise<Generation> {
  const { prompt, tools, intelligence, token, signal } = request
  const response = await fetch(paths.api.generate, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ prompt, ...(tools.trim() ? { tools } : {}), ...(intelligence ? { intelligence } : {}) }),
    signal,
  })
  if (!response.ok) throw await requestError(response, FAILED)
  const streamed = response.headers.get('content-type')?.includes('text/event-stream')
  if (!streamed || !response.body) return readAnswer(await response.json())
  const generation = await readStream(response.body, request)
  if (!generation) throw new TypeError('The stream ended before the stack was whole')
  return generation
}
