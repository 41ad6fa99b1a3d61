import { entryNamed } from '@/lib/catalog/name-index'
import { titleOf } from './knowledge/section-titles'
import { firstTool } from './read/read'
import { describedAs } from './tool'

/**
 * What each tool is: the catalogue's sentence, else its field. Nothing about a name that says
 * nothing.
 */

export function describeTools(tools: readonly { id: string; text: string }[]): { id: string; description: string }[] {
  return tools.map(({ id, text }) => ({ id, description: describe(text) }))
}

function describe(text: string): string {
  const entry = entryNamed(text)
  if (entry) return describedAs(entry, text)
  const found = firstTool(text)
  if (found.entry) return describedAs(found.entry, text)
  const category = found.category ?? found.guess
  return category ? `${titleOf(category)}.` : ''
}
