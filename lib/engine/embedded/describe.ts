import { entryNamed } from '@/lib/catalog/name-index'
import { titleOf } from './knowledge/section-titles'
import { firstTool } from './read/read'
import { describedAs } from './tool'

/** One sentence for each tool: the catalogue's, else a true one about its kind. */

export function describeTools(tools: readonly { id: string; text: string }[]): { id: string; description: string }[] {
  return tools.map(({ id, text }) => ({ id, description: describe(text) }))
}

function describe(text: string): string {
  const entry = entryNamed(text)
  if (entry) return describedAs(entry, text)
  const found = firstTool(text)
  if (found?.entry) return describedAs(found.entry, text)
  const field = found?.category && titleOf(found.category)
  return field
    ? `${field}, named by the maker of this stack.`
    : 'Named by the maker of this stack, in words of their own.'
}
