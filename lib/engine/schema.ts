import { z } from 'zod'
import { filledText, optionalText, orElse, text } from '@/lib/fields'
import { MAX_PAGE_BYTES } from '@/lib/persona/page-size'
import { STACK_LIMITS } from '@/lib/stack/limits'
import { readSections, SECTION_FIELDS, type SectionMap } from '@/lib/stack/schema'
import { MAX_AUTOCOMPLETE_INPUT, MAX_PROMPT } from './limits'
import { TRANSFORM_THEMES } from './types'

/** Request schemas of the engine's endpoints. */

export const GenerateBody = z.object({
  prompt: filledText(MAX_PROMPT),
  tools: optionalText(MAX_PROMPT),
  intelligence: orElse(z.boolean(), false),
})

const ToolName = text(STACK_LIMITS.toolText * 4)
const NamedTool = z.object({ id: z.string().max(STACK_LIMITS.toolId), text: ToolName })

const ToolNames = z
  .array(
    z.union([ToolName, z.object({ text: ToolName }).transform((tool) => tool.text)], 'the name of a tool, or a tool'),
  )
  .max(STACK_LIMITS.tools, `at most ${STACK_LIMITS.tools} tools`)

export const ExploreBody = z.object({
  categoryName: filledText(STACK_LIMITS.sectionTitle * 4),
  /** Tools of all sections, so that nothing on the board is suggested again. */
  existingItems: orElse(ToolNames, []),
  /** Tools of the section; without it, all existing items. */
  sectionItems: ToolNames.optional(),
})

/**
 * Without an order the map's order is used: unsaved boards are transformed and get personas, too.
 */
const sectionsOf = ({ sections, sectionOrder }: SectionMap, context: z.RefinementCtx) => {
  const keys =
    sections !== null && typeof sections === 'object' && !Array.isArray(sections) ? Object.keys(sections) : []
  return readSections({ sections, sectionOrder: sectionOrder ?? keys }, context)
}

export const TransformBody = z
  .object({
    sections: SECTION_FIELDS.sections,
    sectionOrder: SECTION_FIELDS.sectionOrder.optional(),
    theme: z.enum(
      TRANSFORM_THEMES.map(({ value }) => value),
      { error: `one of: ${TRANSFORM_THEMES.map(({ value }) => value).join(', ')}` },
    ),
  })
  .transform((body, context) => ({ theme: body.theme, sections: sectionsOf(body, context) }))

export const PersonaBody = z
  .object({ sections: SECTION_FIELDS.sections, sectionOrder: SECTION_FIELDS.sectionOrder.optional() })
  .transform((body, context) => ({ sections: sectionsOf(body, context) }))

export const PersonaPageBody = z.object({
  prompt: text(2_000),
  title: text(STACK_LIMITS.title),
  description: text(STACK_LIMITS.description),
  html: optionalText(MAX_PAGE_BYTES),
  mode: orElse(z.enum(['adjust', 'new'], 'adjust or new'), 'new'),
})

export const DescriptionsBody = z.object({
  tools: z
    .array(
      z.union(
        [ToolName.transform((name) => ({ id: name, text: name })), NamedTool],
        'the name of a tool, or its id and text',
      ),
    )
    .max(STACK_LIMITS.tools, `at most ${STACK_LIMITS.tools} tools`),
})

export const AutocompleteBody = z.object({ currentInput: text(MAX_AUTOCOMPLETE_INPUT) })
