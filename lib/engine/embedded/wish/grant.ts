import { catalogEntries } from '@/lib/catalog/entries'
import type { CatalogEntry, Category } from '@/lib/catalog/schema'
import type { Section, Tool } from '@/lib/stack/schema'
import { arrange } from '../sections/arrange'
import type { Arranged } from '../sections/sorting'
import { titleOf } from '../sections/section-titles'
import type { FoundTool } from '../read/found-tool'
import { findArchetypes, wordsOf } from './archetypes'
import { FRAMEWORKS } from './builders'
import { searchCatalogue } from './catalogue-search'
import { composeAlternatives } from './compose-alternatives'
import type { AskedSection } from './asked-kinds'
import { compose, composeAsked, type Planned } from './compose'
import type { Constraints } from './constraints'
import { belongingTo, strangersTo } from './ecosystems'
import { EVERYDAY, PASTIME } from './everyday'
import { isRefused, suits } from './fits'
import { nearestField } from './nearest-field'
import { picksOf } from './pick'
import type { Wish } from './read-wish'
import { needlessBeside } from './rivals'
import type { Archetype } from './schema'
import { stems } from './stem'
import { withNamed } from './with-named'

/** The stack for a wish: what such people use, the tools that the wish names first. */

const MAX_TOOLS = 40
const SEARCHED = 30
const MIN_SECTION = 2
/** Fewer things that speak of the wish are a coincidence. */
const FEW = 4
const ENOUGH = 18
/** Programs alone make a smaller stack: no half of it is left out. */
const ENOUGH_PROGRAMS = 12
/** So many sections of one's own need no others. */
const ENOUGH_SECTIONS = 4
/** So many sections a filled-up stack has. */
const MAX_FILLED = 7
/** A thing that speaks of less of the wish is about something else. */
const STILL_ABOUT = 0.6

export function grantWish(wish: Wish, named: readonly FoundTool[], toTool: (found: FoundTool) => Tool): Section[] {
  const entries = named.flatMap(({ entry }) => entry ?? [])
  const granted = wish.replaced
    ? wish
    : {
        ...wish,
        constraints: {
          ...wish.constraints,
          needless: new Set([...needlessBeside(entries), ...strangersTo(entries), ...otherMachines(entries)]),
        },
      }
  const planned = plan(granted, entries)
  if (planned.length === 0) return []
  return withNamed(shorten(planned), named, toTool)
}

function plan(wish: Wish, named: readonly CatalogEntry[]): Planned[] {
  if (wish.replaced) return composeAlternatives(wish.replaced, wish.people, wish.constraints, named)
  if (wish.asked.length === 0) {
    const concerned = forConcerns(wish, named)
    const own =
      wish.people.length > 0 ? saidEarly(forPeople(wish, named, entriesOf(concerned)), wish) : byMeaning(wish, named)
    const beside = withConcerns(concerned, own, wish)
    const present = [...beside, ...missingIn(beside, wish, named)]
    return [...lessons(present, wish, named), ...present, ...technologiesIn(present, wish, named)]
  }
  const asked = composeAsked(wish.asked, wish.constraints, named)
  if (wish.people.length === 0) return asked
  const present = new Set(asked.map(({ category }) => category))
  const taken = asked.flatMap(({ entries }) => entries)
  const more = compose(wish.people, wish.constraints, [...named, ...taken]).filter(
    ({ category }) => !present.has(category),
  )
  return [...asked, ...more].slice(0, Math.max(asked.length, MAX_FILLED))
}

const MACHINES: ReadonlySet<Category> = new Set<Category>(['computer', 'components'])

/** Whoever says on which computer needs no other, and nothing to build one of. */
const otherMachines = (named: readonly CatalogEntry[]): CatalogEntry[] =>
  named.some(({ category }) => category === 'computer')
    ? catalogEntries().filter((entry) => MACHINES.has(entry.category) && !named.includes(entry))
    : []

const entriesOf = (sections: readonly Planned[]) => sections.flatMap(({ entries }) => entries)

/** So many of the same tools make two sections one. */
const SAME_SECTION = 3
/** Somebody's further sections make room for what they want besides. */
const SURELY_SHOWN = 5

/** What those who are meant keep anyway needs no section of its own, unless the wish begins with it. */
function forConcerns(
  { concerns = [], concernsLead, people, constraints }: Wish,
  named: readonly CatalogEntry[],
): Planned[] {
  const kept = concernsLead ? [] : people.flatMap(({ sections }) => sections.slice(0, SURELY_SHOWN))
  const missing = concerns
    .flatMap(({ sections }) => sections)
    .filter((section) => !isChosen(section, named) && !kept.some((other) => isSameSection(section, other)))
  return composeAsked(missing, constraints, named)
}

const BUILT_WITH: ReadonlySet<Category> = new Set<Category>([...FRAMEWORKS, 'mobile-dev'])

/** Whoever names a framework needs no list of others. */
const isChosen = (section: AskedSection, named: readonly CatalogEntry[]): boolean =>
  BUILT_WITH.has(section.category) &&
  named.some(({ category }) => BUILT_WITH.has(category)) &&
  !picksOf(section).some((entry) => named.includes(entry))

function isSameSection(one: AskedSection, other: AskedSection): boolean {
  const picks = new Set(picksOf(other))
  return picksOf(one).filter((entry) => picks.has(entry)).length >= SAME_SECTION
}

const MOST_SECTIONS = 8
/** So many sections are a stack. */
const WHOLE = 5
/** What somebody is comes before what they want besides. */
const BEFORE_CONCERNS = 2

function withConcerns(concerned: readonly Planned[], own: readonly Planned[], wish: Wish): Planned[] {
  if (concerned.length === 0) return [...own]
  const { concerns = [], concernsLead, people } = wish
  const leading = concerns.flatMap(({ sections }) => sections)
  // What is left of a section that the wish begins with is no section.
  const repeated = new Set(
    people
      .flatMap(({ sections }) => sections)
      .filter((section) =>
        leading.some((other) => section.title === other.title || (concernsLead && isSameSection(section, other))),
      )
      .map(({ title }) => title),
  )
  const rest = own.filter(({ title }) => !repeated.has(title))
  // What speaks of nobody but an errand that is a stack by itself is granted with that.
  const isErrandAlone = concernsLead && concerned.length >= WHOLE && concerns.some(({ of }) => of === people[0]?.id)
  if (isErrandAlone) return [...concerned]
  const before = concernsLead ? 0 : BEFORE_CONCERNS
  return [...rest.slice(0, before), ...concerned, ...rest.slice(before)].slice(0, Math.max(own.length, MOST_SECTIONS))
}

/** Where and how people do whatever they do. */
const ANYWHERE: ReadonlySet<string> = new Set(stems('home house office studio workshop online company small work'))

/** What the wish speaks of stands right behind what somebody does first: "a wedding DJ who also does lighting". */
function saidEarly(own: readonly Planned[], { about, people }: Wish): Planned[] {
  const names = new Set(people.flatMap((person) => [...wordsOf(person)]))
  const said = new Set(stems(about).filter((word) => !names.has(word) && !ANYWHERE.has(word)))
  const isSaid = ({ title }: Planned) => stems(title).some((word) => said.has(word))
  const [first, ...rest] = own
  return first ? [first, ...rest.filter(isSaid), ...rest.filter((section) => !isSaid(section))] : []
}

function missingIn(own: readonly Planned[], { besides = [], constraints }: Wish, named: readonly CatalogEntry[]) {
  const present = new Set(own.map(({ category }) => category))
  const missing = besides.filter(({ category }) => !present.has(category))
  return composeAsked(missing, constraints, [...named, ...own.flatMap(({ entries }) => entries)])
}

/** Whoever learns something looks for lessons first, and those who do it long since keep none. */
const lessons = (own: readonly Planned[], { people, constraints }: Wish, named: readonly CatalogEntry[]): Planned[] =>
  constraints.learns && people.length > 0 && !own.some(({ category }) => category === 'education')
    ? composeAsked(PASTIME.sections.slice(0, 1), constraints, [...named, ...entriesOf(own)])
    : []

/** A cloud or a database that is named brings what belongs to it, where nothing of its field is there. */
function technologiesIn(own: readonly Planned[], { constraints }: Wish, named: readonly CatalogEntry[]): Planned[] {
  const present = new Set(own.map(({ category }) => category))
  const homeless = named.filter((entry) => !own.some(({ keeps }) => keeps?.includes(entry)))
  const fields = [...new Set(homeless.map(({ category }) => category))].filter((field) => !present.has(field))
  const missing = fields.map((category) => ({
    title: titleOf(category),
    category,
    picks: belongingTo(named, category).map(({ name }) => name),
  }))
  return composeAsked(missing, constraints, [...named, ...entriesOf(own)])
}

/** What the demands and the catalogue leave of a kind of people may be little: then the everyday fills it up. */
function forPeople(
  { people: meant, about, constraints }: Wish,
  named: readonly CatalogEntry[],
  elsewhere: readonly CatalogEntry[],
): Planned[] {
  const people = constraints.medium ? whoDoesSo(meant, about, constraints) : meant
  // Of two people the one goes whom the demands leave little: who cannot code needs no mobile developer's things.
  const able = people.filter((person) => compose([person], constraints, named).length * 2 >= person.sections.length)
  const own = compose(able.length > 0 ? able : people, constraints, named, elsewhere)
  const entries = own.flatMap((section) => section.entries)
  if (
    own.length >= ENOUGH_SECTIONS ||
    entries.length >= (constraints.programsOnly ? ENOUGH_PROGRAMS : ENOUGH) - named.length
  )
    return own
  const present = new Set(own.map(({ category }) => category))
  const taken = [...elsewhere, ...entries]
  const more = compose([EVERYDAY], constraints, named, taken).filter(({ category }) => !present.has(category))
  return [...own, ...more].slice(0, Math.max(own.length, MAX_FILLED))
}

/** Whoever does without a computer what others do with one keeps other things: electronic music is played on synthesisers, too. */
function whoDoesSo(people: Wish['people'], about: string, constraints: Constraints): Wish['people'] {
  const isLeft = (person: Archetype) => {
    const picks = person.sections.flatMap(picksOf)
    return picks.filter((entry) => !isRefused(entry, constraints)).length >= picks.length * MOSTLY_LEFT
  }
  if (people.some(isLeft)) return people
  const other = findArchetypes(about).find(({ archetype, covered }) => covered >= STILL_ABOUT && isLeft(archetype))
  return other ? [other.archetype] : people
}

const MOSTLY_LEFT = 0.6

/** "hi" and "x" mean nothing, and begin the names of much. */
const MEANS_SOMETHING = /\p{L}{3}/u

/** Nobody known is meant: what the catalogue describes in these words, and what is kept in the nearest field. */
function byMeaning({ about, constraints }: Wish, named: readonly CatalogEntry[]): Planned[] {
  if (!MEANS_SOMETHING.test(about)) return []
  const field = nearestField(about)
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

/** The last picks of the fullest sections go first, so that every section keeps what matters most. */
function shorten(sections: Planned[]): Planned[] {
  const all = sections.map((section) => ({ ...section, entries: [...section.entries] }))
  const count = () => all.reduce((sum, { entries }) => sum + entries.length, 0)
  while (count() > MAX_TOOLS) {
    const fullest = all.reduce((a, b) => (b.entries.length >= a.entries.length ? b : a))
    fullest.entries.pop()
  }
  return all
}
