import { normaliseText } from '@/lib/text/normalise-text'
import { EMPTY_CONTENT } from './content'
import type { Draft } from './draft'
import { addTools } from './edit'
import { STACK_LIMITS } from './limits'
import type { Tool } from './schema'

/**
 * The draft with one more tool, or a new draft; undefined if the tool is there already or the draft
 * is full.
 */
export function draftWith(
  draft: Draft | undefined,
  tool: Tool,
  section: string,
  made: { id: string; at: number },
): Draft | undefined {
  const { content, saved, id } = draft ?? { content: EMPTY_CONTENT, saved: undefined, id: made.id }
  const tools = content.sections.flatMap((each) => each.tools)
  const name = normaliseText(tool.text)
  if (tools.length >= STACK_LIMITS.tools || tools.some(({ text }) => normaliseText(text) === name)) return undefined
  const hasSection = content.sections.some(({ title }) => title === section)
  if (!hasSection && content.sections.length >= STACK_LIMITS.sections) return undefined
  const sections = hasSection ? content.sections : [...content.sections, { title: section, tools: [] }]
  return { id, at: made.at, saved, content: { ...content, sections: addTools(section, [tool])(sections) } }
}
