import type { OpenStackDocument } from '@/lib/open-format/to-open-format'
import { formatCount } from '@/lib/text/format-count'

/** The text beside `structuredContent`, for a model to read: short, most important first. */

const MAX_TEXT = 1_500

export function shortText(lines: readonly string[]): string {
  const text = lines.filter((line) => line !== '').join('\n')
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1).toWellFormed()}…`
}

export const listOf = (names: readonly string[], most = 20): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`

type ShownStack = Pick<OpenStackDocument, 'title' | 'name' | 'handle' | 'description' | 'sections'>

export function stackLines({ title, name, handle, description, sections }: ShownStack): string[] {
  const count = sections.reduce((sum, { tools }) => sum + tools.length, 0)
  return [
    `${title || name || 'A stack'}${handle ? ` by @${handle}` : ''}: ${formatCount(count, 'tool')} in ${formatCount(sections.length, 'section')}`,
    description.slice(0, 300),
    ...sections.map((section) => `${section.title}: ${listOf(section.tools.map((tool) => tool.name))}`),
  ]
}
