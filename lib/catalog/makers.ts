import { catalogEntries } from './entries'
import { type Category, isHardware } from './categories'
import type { CatalogEntry } from './schema'
import { keyOf } from './tokens'

/** With this many entries, a maker's bare name does not identify one. */
const MANY = 7

/**
 * Whether people name the entry by its maker: "Ableton" and "Toggl" mean one program, "Apple" and
 * "Muji" no single product.
 */
export function keepsMakersName(entries: readonly CatalogEntry[]): (entry: CatalogEntry) => boolean {
  const made = new Map<string, number>()
  for (const { maker } of entries) made.set(maker, (made.get(maker) ?? 0) + 1)
  return ({ maker, category }) => !isHardware(category) && (made.get(maker) ?? 0) < MANY
}

let fields: ReadonlyMap<string, Category> | undefined

/** The category of most entries of a maker: an unknown model of ZWO is a camera, too. */
export const fieldOfMaker = (maker: string): Category | undefined => (fields ??= countFields()).get(maker)

function countFields(): ReadonlyMap<string, Category> {
  const made = new Map<string, Map<Category, number>>()
  for (const { maker, category } of catalogEntries()) {
    const counts = made.get(keyOf(maker)) ?? new Map<Category, number>()
    made.set(keyOf(maker), counts.set(category, (counts.get(category) ?? 0) + 1))
  }
  return new Map(
    [...made].flatMap(([maker, counts]) => {
      const [most] = [...counts].sort((a, b) => b[1] - a[1])
      return most ? [[maker, most[0]] as const] : []
    }),
  )
}
