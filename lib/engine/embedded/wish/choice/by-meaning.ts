import type { CatalogEntry } from '@/lib/catalog/schema'
import { anybodyWith } from '../../knowledge/archetypes'
import { searchCatalogue } from '../../knowledge/catalogue-search'
import { stems } from '../../knowledge/stem'
import { arrange } from '../../sections/arrange'
import type { Arranged } from '../../sections/sorting'
import { isRefused, suits } from '../conditions/fits'
import { nearestField } from '../people/nearest-field'
import type { Wish } from '../wish'
import { compose, type Planned } from './compose'

/** Nobody known is meant: what the catalogue describes in the words of the wish. */

const SEARCHED = 30
const MIN_SECTION = 2
/** Fewer things that speak of the wish are a coincidence. */
const FEW = 4
const ENOUGH = 18
/** A thing that speaks of less of the wish is about something else. */
const STILL_ABOUT = 0.6
/** "hi" and "x" mean nothing, and begin the names of much. */
const MEANS_SOMETHING = /\p{L}{3}/u

/** "How are you today?", "What time is it?": what people say to whomever they meet. */
const SMALL_TALK = new Set(
  stems(
    'hi hello hey there yo greetings thanks thank please sorry welcome bye goodbye morning afternoon evening night day today tonight tomorrow yesterday time live weather joke love good well fine great nice cool okay ok yes no maybe tell say know think doing going happening name old age sure up',
  ),
)
const isSmallTalk = (text: string): boolean => stems(text).every((word) => SMALL_TALK.has(word))

/** Nobody known is meant: what the catalogue describes in these words, and what is kept in the nearest field. */
export function byMeaning({ about, constraints }: Wish, named: readonly CatalogEntry[]): Planned[] {
  if (!MEANS_SOMETHING.test(about) || isSmallTalk(about)) return []
  const field = constraints.forFun ? anybodyWith('pastime') : nearestField(about)
  const hits = searchCatalogue(about, {
    accepts: (entry) => !isRefused(entry, constraints),
    limit: SEARCHED * 2,
  }).filter(({ covered }) => covered >= STILL_ABOUT)
  if (!field && hits.length < FEW) return []
  const entries = hits
    .sort((a, b) => b.score + suits(b.entry, constraints) - (a.score + suits(a.entry, constraints)))
    .slice(0, SEARCHED)
    .map(({ entry }) => entry)
  const sections = arrange(entries, {
    categoryOf: (entry) => entry.category,
    wordsOf: (entry) => `${entry.name}: ${entry.description}`,
  }).flatMap(({ title, items }: Arranged<CatalogEntry>) => {
    const [first] = items
    return first && items.length >= MIN_SECTION ? [{ title, category: first.category, entries: items }] : []
  })
  if (!field || entries.length >= ENOUGH) return sections
  const present = new Set(sections.map(({ category }) => category))
  const taken = [...named, ...sections.flatMap((section) => section.entries)]
  return [...sections, ...compose([field], constraints, taken).filter(({ category }) => !present.has(category))]
}
