import type { CatalogEntry } from '@/lib/catalog/schema'
import { anybodyWith, wordsOf } from '../../knowledge/archetypes'
import { picksOf } from '../../knowledge/pick'
import type { Archetype } from '../../knowledge/schema'
import { stems } from '../../knowledge/stem'
import type { Constraints } from '../conditions/constraints'
import { isRefused } from '../conditions/fits'
import { findArchetypes } from '../people/find-archetypes'
import type { Wish } from '../wish'
import { compose, MAX_FILLED, type Planned } from './compose'

/** What those keep who are meant. */

const ENOUGH = 18
/** Programs alone make a smaller stack: no half of it is left out. */
const ENOUGH_PROGRAMS = 12
/** So many sections of one's own need no others. */
const ENOUGH_SECTIONS = 4
/** A calling of which less is said is about something else. */
const STILL_ABOUT = 0.6

/** What the demands and the catalogue leave of a kind of people may be little: then the everyday fills it up. */
export function forPeople(
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
  const more = compose([anybodyWith('everyday')], constraints, named, taken).filter(
    ({ category }) => !present.has(category),
  )
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

/** Where and how people do whatever they do. */
const ANYWHERE: ReadonlySet<string> = new Set(stems('home house office studio workshop online company small work'))

/** What the wish speaks of stands right behind what somebody does first: "a wedding DJ who also does lighting". */
export function saidEarly(own: readonly Planned[], { about, people }: Wish): Planned[] {
  const names = new Set(people.flatMap((person) => [...wordsOf(person)]))
  const said = new Set(stems(about).filter((word) => !names.has(word) && !ANYWHERE.has(word)))
  const isSaid = ({ title }: Planned) => stems(title).some((word) => said.has(word))
  const [first, ...rest] = own
  return first ? [first, ...rest.filter(isSaid), ...rest.filter((section) => !isSaid(section))] : []
}
