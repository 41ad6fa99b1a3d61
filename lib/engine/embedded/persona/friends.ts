import { entryNamed } from '@/lib/catalog/name-index'
import type { Friend } from '@/lib/persona/persona-text'
import { readTools } from '../read/read'
import { namesOfDrivers } from './drivers'

const LONGEST_NAME = 40

/** The tools that a line of a persona page names, each once, with its icon. */
export function friendsIn(line: string): Friend[] {
  const friends = new Map<string, Friend>()
  // A generated line is taken apart by its template: "One part Etsy" names no tool called One.
  const named = namesOfDrivers(line)?.map((text) => ({ text, entry: entryNamed(text) })) ?? readTools(line).tools
  for (const { text, entry } of named)
    if (text.length <= LONGEST_NAME && !friends.has(text))
      friends.set(text, { name: text, icon: entry?.icon ?? '', color: entry?.color ?? '' })
  return [...friends.values()]
}
