import { z } from 'zod'
import { PERSONA_LINES } from '@/lib/engine/persona-text'
import type { Suggestion } from '@/lib/engine/types'
import type { Removed } from '@/lib/persona/sanitise/removed'
import { sectionFields, Tool } from './stack'

/** Response schemas of the API: results of the engine. */

export const GeneratedStack = z.strictObject({
  data: z.strictObject({
    ...sectionFields,
    suggestions: z.array(z.strictObject({ section: z.string(), tools: z.array(Tool) })).optional(),
  }),
  notice: z.string().optional(),
})
export const TransformedStack = z.strictObject({ data: z.strictObject(sectionFields), notice: z.string().optional() })
export const MoreTools = z.strictObject({ data: z.array(Tool), notice: z.string().optional() })
export const Suggestions = z.strictObject({
  suggestions: z.array(
    z.strictObject({
      full: z.string().describe('The name of the tool.'),
      original: z.string().describe('The part of the input that it answers.'),
    }) satisfies z.ZodType<Suggestion>,
  ),
})

export const PersonaOrNull = z.union([
  z.strictObject({
    title: z.string(),
    description: z.string(),
    persona: z.strictObject(PERSONA_LINES),
    notice: z.string().optional(),
  }),
  z.null(),
])

export const Descriptions = z.array(z.strictObject({ id: z.string(), description: z.string() }))
export const CheckedPage = z.strictObject({
  html: z.string(),
  removed: z.array(
    z.strictObject({
      what: z.string(),
      why: z.string(),
      line: z.int().optional().describe('Line of the source, from 1.'),
    }) satisfies z.ZodType<Removed>,
  ),
})
export const Transcript = z.strictObject({ transcript: z.string() })
