import 'server-only'
import { Output } from 'ai'
import type { Question } from './ask'
import { MalformedAnswer, OverlongAnswer } from './failure'
import type { ModelSection } from './ground'
import { INSTRUCTIONS, quoted } from './instructions'
import { PROVIDER_OPTIONS, type LanguageModel } from './provider'
import { SectionReader } from './section-reader'

/** Twice what a token takes on average in the languages with the longest words. */
const MAX_CHARACTERS_PER_TOKEN = 8

/**
 * Reads the provider's own stream: `streamText` parses the whole answer again at every delta, and holds several copies
 * of each.
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
  const most = maxOutputTokens * MAX_CHARACTERS_PER_TOKEN
  let length = 0
  let finish = 'nothing'
  for await (const part of stream) {
    // After the deadline nobody waits for a further section.
    signal.throwIfAborted()
    if (part.type === 'error') throw part.error
    if (part.type === 'finish') finish = part.finishReason.unified
    if (part.type !== 'text-delta') continue
    length += part.delta.length
    if (length > most) throw new OverlongAnswer(`it is longer than ${most} characters`)
    sections.write(part.delta)
    if (sections.isDone) return
  }
  if (!sections.isDone) throw new MalformedAnswer(`it ended with “${finish}” before it was whole`)
}
