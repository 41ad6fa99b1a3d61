import { normaliseText } from '@/lib/text/normalise-text'
import { EMPTY_CONTENT } from './content'
import type { Draft } from './draft'
import { addTools } from './edit'
import { STACK_LIMITS } from './limits'
import type { Tool } from './schema'

/** Why a tool cannot be added to a draft. */
export type NotAdded = 'has-it' | 'full'

/** The draft with one more tool, or a new draft. */
export function draftWith(
  draft: Draft | undefined,
  tool: Tool,
  section: string,
  made: { id: string; at: number },
): Draft | NotAdded {
  const { content, saved, id } = draft ?? { content: EMPTY_CONTENT, saved: undefined, id: made.id }
  const tools = content.sections.flatMap((each) => each.tools)
  const name = normaliseText(tool.text)
  if (tools.some(({ text }) => normaliseText(text) === name)) return 'has-it'
  if (tools.length >= STACK_LIMITS.tools) return 'full'
  const hasSection = content.sections.some(({ title }) => title === section)
  if (!hasSection && content.sections.length >= STACK_LIMITS.sections) return 'full'
  const sections = hasSection ? content.sections : [...content.sections, { title: section, tools: [] }]
  return { id, at: made.at, saved, content: { ...content, sections: addTools(section, [tool])(sections) } }
}
