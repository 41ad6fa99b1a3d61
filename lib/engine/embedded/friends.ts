import type { Friend } from '@/lib/persona/words'
import { readTools } from './read'

const LONGEST_NAME = 40

/** The tools that a line of a persona names, each once, with the picture that the catalogue has of it. */
export function friendsIn(line: string): Friend[] {
  const friends = new Map<string, Friend>()
  for (const { text, entry } of readTools(line).tools)
    if (text.length <= LONGEST_NAME && !friends.has(text)) friends.set(text, { name: text, icon: entry?.icon ?? '' })
  return [...friends.values()]
}
