import type { CatalogEntry } from '@/lib/catalog/schema'
import { searchCatalogue } from '../../knowledge/catalogue-search'
import { mentionsPersonOrOrganisation } from '../../knowledge/occupations'
import { arrange } from '../../sections/arrange'
import { isRefused, suits } from '../constraints/fits'
import { genericPersona } from '../../knowledge/personas'
import type { Wish } from '../wish'
import { composePersonas } from './compose'
import { entriesIn, type Planned } from './section'

/** No known persona is meant: what the catalogue describes in the words of the wish. */

const SEARCHED = 24
const MIN_SECTION = 2
const MOST_IN_SECTION = 4
/** Fewer things that speak of the wish are a coincidence. */
const FEW = 4
/** A thing that speaks of less of the wish is about something else. */
const STILL_ABOUT = 0.6

export function byMeaning({ about, constraints }: Wish, named: readonly CatalogEntry[]): Planned[] {
  const hits = searchCatalogue(about, {
    accepts: (entry) => !isRefused(entry, constraints),
    limit: SEARCHED * 2,
  }).filter(({ covered }) => covered >= STILL_ABOUT)
  if (hits.length < FEW)
    return mentionsPersonOrOrganisation(about) ? composePersonas([genericPersona('trade')], constraints, named) : []
  const entries = hits
    .sort((a, b) => b.score + suits(b.entry, constraints) - (a.score + suits(a.entry, constraints)))
    .slice(0, SEARCHED)
    .map(({ entry }) => entry)
  const sections = arrange(entries, {
    categoryOf: (entry) => entry.category,
    wordsOf: (entry) => `${entry.name}: ${entry.description}`,
  }).flatMap(({ title, items }): Planned[] => {
    const [first] = items
    return first && items.length >= MIN_SECTION
      ? [{ title, category: first.category, entries: items.slice(0, MOST_IN_SECTION) }]
      : []
  })
  const generic = genericPersona(constraints.forFun ? 'pastime' : 'everyday')
  const present = new Set(sections.map(({ category }) => category))
  const more = composePersonas([generic], constraints, [...named, ...entriesIn(sections)])
  return [...sections, ...more.filter(({ category }) => !present.has(category))]
}
