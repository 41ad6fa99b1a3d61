import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import type { GeneratedStack, GenerateOptions, GenerateRequest } from '../types'
import { streamModel } from './ask'
import { grounding, groundStack, ModelTool, type ModelSection } from './ground'
import { sampleText, SAMPLED_NOTICE } from './sample-text'

const Answer = z.object({
  sections: z.array(
    z.object({
      title: z.string(),
      tools: z.array(ModelTool),
    }),
  ),
})

/** What is known of an answer that is still being written; not even its shape is certain yet. */
const sectionsSoFar = (partial: unknown): (ModelSection | undefined)[] => {
  const sections =
    partial !== null && typeof partial === 'object' && 'sections' in partial ? partial.sections : undefined
  return Array.isArray(sections) ? (sections as (ModelSection | undefined)[]) : []
}

const MAX_OUTPUT_TOKENS = 8_000

export async function generateWithModel(
  { prompt, tools, intelligence }: GenerateRequest,
  { signal, onSection }: GenerateOptions,
): Promise<GeneratedStack> {
  const sample = sampleText(prompt)
  const visitorText = `${prompt}\n${tools}`
  const ground = grounding(visitorText)
  let read = 0
  // A section is whole as soon as the next one begins.
  const onPartial = (partial: unknown): boolean => {
    const sections = sectionsSoFar(partial)
    const before = read
    for (; read < sections.length - 1; read++) {
      const section = ground(sections[read] ?? {})
      if (section) onSection(section)
    }
    return read > before
  }
  const data = { request: sample.text, ...(tools.trim() === '' ? {} : { must_be_in_it: tools }) }
  const answer = await streamModel(
    { task: 'generate', data, schema: Answer, intelligence, maxOutputTokens: MAX_OUTPUT_TOKENS, signal },
    onPartial,
  )
  const sections = groundStack(answer.sections, visitorText)
  if (sections.length === 0)
    throw new AppError(
      'unreadable',
      'No tool and no wish could be read in this text. Name some tools, or say what you do, such as “podcaster on a budget”.',
    )
  return { sections, notice: sample.sampled ? SAMPLED_NOTICE : undefined }
}
