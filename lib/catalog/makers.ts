import { isHardware } from './hardware'
import type { CatalogEntry } from './schema'

/** From this many things on, a maker's bare name says nothing about which one is meant. */
const MANY = 7

/**
 * Whether people call the thing by its maker: "Ableton" and "Toggl" mean one program, while "Apple", "Google" and
 * "Muji" mean none of their things.
 */
export function keepsMakersName(entries: readonly CatalogEntry[]): (entry: CatalogEntry) => boolean {
  const made = new Map<string, number>()
  for (const { maker } of entries) made.set(maker, (made.get(maker) ?? 0) + 1)
  return ({ maker, category }) => !isHardware(category) && (made.get(maker) ?? 0) < MANY
}
