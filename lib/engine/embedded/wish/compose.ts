import { catalogEntries } from '@/lib/catalog/entries'
import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry, Category } from '@/lib/catalog/schema'
import type { Archetype } from './schema'
import { knownness, searchCatalogue } from './catalogue-search'
import type { Constraints } from './constraints'
import { isRefused, suits } from './fits'

/** Sections of tools for one or two kinds of people, within the demands of the wish. */

export interface Planned {
  title: string
  category: Category
  entries: CatalogEntry[]
}

const MAX_SECTIONS = 8
const FULL_SECTION = 6
const MIN_SECTION = 2
/** A section that the demands emptied is filled up to this. */
const FILL_TO = 4
/** A stand-in must be about the same thing as the section, not only of its category. */
const ENOUGH_LIKE = 0.45

export function compose(
  people: readonly Archetype[],
  constraints: Constraints,
  named: readonly CatalogEntry[],
): Planned[] {
  const taken = new Set(named.map((entry) => entry.id))
  const each = people.length > 1 ? Math.ceil(MAX_SECTIONS / people.length) : MAX_SECTIONS
  const sections: Planned[] = []
  for (const person of people) {
    let own = 0
    for (const section of person.sections) {
      if (own === each) break
      const entries = fill(section, person, constraints, taken)
      if (entries.length < MIN_SECTION) continue
      for (const { id } of entries) taken.add(id)
      const same = sections.find(
        ({ title, category }) => title === section.title || (category === section.category && people.length > 1),
      )
      if (same) same.entries = [...same.entries, ...entries].slice(0, FULL_SECTION + 2)
      else {
        sections.push({ title: section.title, category: section.category, entries })
        own++
      }
    }
  }
  return sections
}

function fill(
  section: Archetype['sections'][number],
  person: Archetype,
  constraints: Constraints,
  taken: ReadonlySet<string>,
): CatalogEntry[] {
  const picks = section.picks
    .map(entryNamed)
    .filter((entry): entry is CatalogEntry => entry !== undefined)
    .filter(
      (entry, index, all) => all.indexOf(entry) === index && !taken.has(entry.id) && !isRefused(entry, constraints),
    )
  // The order of the picks stands unless a demand says otherwise.
  const ordered = [...picks.entries()]
    .sort(([a, one], [b, other]) => suits(other, constraints) - suits(one, constraints) || a - b)
    .map(([, entry]) => entry)
    .slice(0, FULL_SECTION)
  if (ordered.length >= FILL_TO) return ordered
  return [...ordered, ...standIns(section, person, constraints, taken, ordered)].slice(0, FILL_TO)
}

/** Tools of the same category that are about the same thing, for picks that the demands refused. */
function standIns(
  section: Archetype['sections'][number],
  person: Archetype,
  constraints: Constraints,
  taken: ReadonlySet<string>,
  present: readonly CatalogEntry[],
): CatalogEntry[] {
  const about = section.picks.flatMap((pick) => entryNamed(pick)?.description ?? []).join(' ')
  const here = new Set(present)
  const hits = searchCatalogue(`${section.title} ${section.why} ${person.who} ${about}`, {
    accepts: (entry) => entry.category === section.category,
    limit: 40,
  })
  const enough = (hits[0]?.score ?? 0) * ENOUGH_LIKE
  return hits
    .filter(
      ({ entry, score }) =>
        score >= enough && !here.has(entry) && !taken.has(entry.id) && !isRefused(entry, constraints),
    )
    .sort((a, b) => b.score + suits(b.entry, constraints) * 2 - (a.score + suits(a.entry, constraints) * 2))
    .map(({ entry }) => entry)
}

/** What most people of the catalogue use of a category, best known first: for what no text describes. */
export function wellKnown(category: Category, count: number): CatalogEntry[] {
  return catalogEntries()
    .filter((entry) => entry.category === category && !entry.tags.includes('discontinued'))
    .sort((a, b) => knownness(b) - knownness(a) || (a.id < b.id ? -1 : 1))
    .slice(0, count)
}
