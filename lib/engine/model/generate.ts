import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import type { GeneratedStack, GenerateOptions, GenerateRequest } from '../types'
import type { Section } from '@/lib/stack/schema'
import { balancedStack, grounding, ModelTool, type ModelSection } from './grounding'
import { sampleText, SAMPLED_NOTICE } from './sample-text'
import { streamSections } from './stream-sections'

const Answer = z.object({
  sections: z.array(
    z.object({
      title: z.string(),
      tools: z.array(ModelTool),
    }),
  ),
})

const BROKEN_NOTICE = 'The language model broke off before it was done: these are the sections that it had finished.'

const MAX_OUTPUT_TOKENS = 8_000

export async function generateWithModel(
  { prompt, tools, intelligence }: GenerateRequest,
  { signal, onSection }: GenerateOptions,
): Promise<GeneratedStack> {
  const sample = sampleText(prompt)
  const ground = grounding(`${prompt}\n${tools}`)
  const shown: Section[] = []
  const show = (raw: ModelSection): boolean => {
    const section = ground(raw)
    if (!section) return false
    shown.push(section)
    onSection(section)
    return true
  }
  const data = { request: sample.text, ...(tools.trim() === '' ? {} : { must_be_in_it: tools }) }
  const { isWhole } = await streamSections(
    { task: 'generate', data, schema: Answer, intelligence, maxOutputTokens: MAX_OUTPUT_TOKENS, signal },
    show,
  )
  if (shown.length === 0)
    throw new AppError(
      'unreadable',
      'No tool and no wish could be read in this text. Name some tools, or say what you do, such as “podcaster on a budget”.',
    )
  const notices = [...(sample.sampled ? [SAMPLED_NOTICE] : []), ...(isWhole ? [] : [BROKEN_NOTICE])]
  return {
    // Sections of an interrupted answer that the visitor has seen are kept.
    sections: isWhole ? balancedStack(shown) : shown,
    notice: notices.length > 0 ? notices.join(' ') : undefined,
  }
}
