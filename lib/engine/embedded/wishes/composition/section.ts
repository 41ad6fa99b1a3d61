import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { picksOf } from '../../knowledge/pick'
import type { PersonaSection } from '../../knowledge/persona-records'

/** A section that is planned for a board. */
export interface Planned {
  readonly title: string
  readonly category: Category
  readonly entries: readonly CatalogEntry[]
  /** Those of the named tools that belong here. */
  readonly keeps?: readonly CatalogEntry[]
}

export const entriesIn = (sections: readonly Planned[]): CatalogEntry[] => sections.flatMap(({ entries }) => entries)

/** So many of the same tools make two sections one. */
const SAME_SECTION = 3

export function isSameSection(one: PersonaSection, other: PersonaSection): boolean {
  if (one.title === other.title) return true
  const picks = new Set(picksOf(other))
  return picksOf(one).filter((entry) => picks.has(entry)).length >= SAME_SECTION
}
