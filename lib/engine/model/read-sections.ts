import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { Output } from 'ai'
import { maxCharacters } from './answer-size'
import type { Question } from './ask'
import { MalformedAnswer, OverlongAnswer } from './failure'
import type { ModelSection } from './grounding'
import { INSTRUCTIONS, quoted } from './instructions'
import { PROVIDER_OPTIONS, type LanguageModel } from './provider'
import { SectionReader } from './section-reader'

/** A chunk contains hundreds of deltas, so yield to other requests in between. */
const MAX_BLOCKING_MS = 5

/**
 * Reads the provider's own stream: `streamText` would parse the whole answer again at every delta,
 * and keep several copies.
 */
export async function readSections(
  model: LanguageModel,
  { task, data, schema, maxOutputTokens }: Omit<Question<unknown>, 'signal'>,
  signal: AbortSignal,
  onSection: (section: ModelSection) => void,
): Promise<void> {
  const { stream } = await model.doStream({
    prompt: [
      { role: 'system', content: INSTRUCTIONS[task].join('\n') },
      { role: 'user', content: [{ type: 'text', text: quoted(data) }] },
    ],
    responseFormat: await Output.object({ schema }).responseFormat,
    maxOutputTokens,
    providerOptions: PROVIDER_OPTIONS,
    abortSignal: signal,
  })
  const sections = new SectionReader(onSection)
  const most = maxCharacters(maxOutputTokens)
  let length = 0
  let finish = 'nothing'
  let resumed = performance.now()
  for await (const part of stream) {
    // The request has ended at its deadline, so a further section would be discarded.
    signal.throwIfAborted()
    if (part.type === 'error') throw part.error
    if (part.type === 'finish') finish = part.finishReason.unified
    if (part.type !== 'text-delta') continue
    if (performance.now() - resumed > MAX_BLOCKING_MS) {
      await setImmediate()
      resumed = performance.now()
    }
    sections.write(part.delta.slice(0, most - length))
    if (sections.isDone) return
    length += part.delta.length
    if (length > most) throw new OverlongAnswer(`it is longer than ${most} characters`)
  }
  if (!sections.isDone) throw new MalformedAnswer(`it ended with “${finish}” before it was whole`)
}
