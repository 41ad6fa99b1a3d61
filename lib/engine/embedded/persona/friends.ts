import { entryNamed } from '@/lib/catalog/name-index'
import type { Friend } from '@/lib/persona/persona-text'
import { readTools } from '../read/read'
import { namesOfDrivers } from './drivers'

const LONGEST_NAME = 40

/** The tools that a line of a persona names, each once, with the picture that the catalogue has of it. */
export function friendsIn(line: string): Friend[] {
  const friends = new Map<string, Friend>()
  // In a line of our own the names stand where we put them: "One part Etsy" speaks of no tool called One.
  const named = namesOfDrivers(line)?.map((text) => ({ text, entry: entryNamed(text) })) ?? readTools(line).tools
  for (const { text, entry } of named)
    if (text.length <= LONGEST_NAME && !friends.has(text))
      friends.set(text, { name: text, icon: entry?.icon ?? '', color: entry?.color ?? '' })
  return [...friends.values()]
}
