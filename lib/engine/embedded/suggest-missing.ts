import { categoryRow } from '@/lib/catalog/categories'
import { catalogEntries, catalogEntry } from '@/lib/catalog/entries'
import type { CatalogEntry } from '@/lib/catalog/schema'
import type { Section } from '@/lib/stack/schema'
import type { FoundTool } from './found-tool'
import { entriesOfOtherEcosystems } from './knowledge/ecosystems'
import { rivalsOf } from './knowledge/rivals'
import { titleOf } from './knowledge/section-titles'
import { catalogTool } from './tool'

/** What a told stack may lack: what goes with its tools and does the job of none of them. */

const MOST = 8
const MOST_OF_A_SECTION = 3

export type Suggestions = { section: string; tools: Section['tools'] }[]

export function suggestMissing(told: readonly FoundTool[]): Suggestions {
  const present = [...new Set(told.flatMap(({ entry }) => entry ?? []))]
  const covered = new Set<CatalogEntry>([
    ...present,
    ...entriesOfOtherEcosystems(present),
    ...present.flatMap(rivalsIn),
  ])
  /** A shop with a WooCommerce site has no use for PHP. */
  const writesCode = present.some(isOfCode)
  const votes = new Map<CatalogEntry, number>()
  for (const { goesWith } of present)
    for (const id of goesWith) {
      const entry = catalogEntry(id)
      if (entry && !covered.has(entry) && !entry.tags.includes('discontinued') && (writesCode || !isOfCode(entry)))
        votes.set(entry, (votes.get(entry) ?? 0) + 1)
    }
  const ranked = [...votes].sort((a, b) => b[1] - a[1] || placeOf(a[0]) - placeOf(b[0]))
  const sections = new Map<string, CatalogEntry[]>()
  let count = 0
  for (const [entry] of ranked) {
    const title = titleOf(entry.category)
    const kept = sections.get(title) ?? []
    if (count === MOST || kept.length === MOST_OF_A_SECTION) continue
    sections.set(title, [...kept, entry])
    count++
  }
  return [...sections].map(([section, entries]) => ({ section, tools: entries.map((entry) => catalogTool(entry)) }))
}

const isOfCode = ({ category }: CatalogEntry): boolean => categoryRow(category).kind === 'code'

let places: ReadonlyMap<CatalogEntry, number> | undefined

/** The place of an entry in the catalogue, which settles ties. */
function placeOf(entry: CatalogEntry): number {
  places ??= new Map(catalogEntries().map((one, at) => [one, at]))
  return places.get(entry) ?? 0
}

/** Groups of which a stack needs one tool. */
function rivalsIn(entry: CatalogEntry): readonly CatalogEntry[] {
  const job = rivalsOf(entry)
  return job?.oneIsEnough ? job.entries : []
}
