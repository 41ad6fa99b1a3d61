import { areFriends } from '@/lib/catalog/followers'
import { type Category, isHardware } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { archetypes } from '../../knowledge/archetypes'
import { knownness } from '../../knowledge/catalogue-search'
import { belongingTo, keepersOf } from '../../knowledge/ecosystems'
import { pickedEntry, picksOf } from '../../knowledge/pick'
import { rivalsOf } from '../../knowledge/rivals'
import type { Archetype } from '../../knowledge/schema'
import { stems } from '../../knowledge/stem'
import { isAtHome, localAmong } from '../conditions/at-home'
import type { Constraints } from '../conditions/constraints'
import { isRefused, suits } from '../conditions/fits'
import type { AskedSection } from '../errands/asked-kinds'
import { isForEarning } from '../people/earning'

/** Sections of tools for one or two kinds of people, within the demands of the wish. */

export interface Planned {
  title: string
  category: Category
  entries: CatalogEntry[]
  /** Those of the named tools that such people keep here. */
  keeps?: readonly CatalogEntry[]
}

const MAX_SECTIONS = 8
/** So many sections a filled-up stack has. */
export const MAX_FILLED = 7
const FULL_SECTION = 6
const MIN_SECTION = 2
/** What somebody's stack begins with is what they do: there a demand may leave a single tool. */
const CORE = 2
/** A section that the demands emptied is filled up to this. */
const FILL_TO = 4

export function compose(
  people: readonly Archetype[],
  constraints: Constraints,
  named: readonly CatalogEntry[],
  elsewhere: readonly CatalogEntry[] = [],
): Planned[] {
  const taken = new Set([...named, ...elsewhere].map((entry) => entry.id))
  const [, ...others] = people
  // Whoever else is meant has half of it at most; what they do not fill is left to the first.
  const half = Math.floor(MAX_SECTIONS / Math.max(1, people.length))
  const keepers = keepersOf(named)
  const theirs = others.map(({ sections }) => Math.min(half, sections.length))
  const sections: Planned[] = []
  for (const [index, person] of people.entries()) {
    const share = theirs[index - 1] ?? MAX_SECTIONS - theirs.reduce((sum, count) => sum + count, 0)
    let own = 0
    for (const [place, section] of person.sections.entries()) {
      if (own === share) break
      if (constraints.forFun && isForEarning(section, person)) continue
      if (isRefusedThing(section, constraints)) continue
      if (index > 0 && sections.some((other) => isOneField(section, other))) continue
      const entries = fill(section, constraints, taken, named, keepers.includes(person.id) ? OWN : 0, person)
      const keeps = keptHere(section, named)
      const enough = place < CORE ? 1 : MIN_SECTION
      // With what somebody does first a named tool stays, of whatever field it is: Rails among web frameworks.
      const isKept = keeps.some(({ category }) => place < CORE || category === section.category)
      if (entries.length < enough && !isKept) {
        const instead =
          constraints.free && TO_RECORD.test(section.title) ? IN_THE_POCKET.get(section.category) : undefined
        if (!instead || sections.some(({ title }) => title === instead.title)) continue
        sections.push(...composeAsked([instead], constraints, named))
        own++
        continue
      }
      for (const { id } of entries) taken.add(id)
      const same = sections.find(({ title }) => title === section.title)
      if (same) same.entries = [...same.entries, ...entries].slice(0, FULL_SECTION + 2)
      else {
        sections.push({ title: section.title, category: section.category, entries, keeps })
        own++
      }
    }
    // A single section of somebody else is a stray.
    if (own === 1 && sections.length > 1) for (const { id } of sections.pop()?.entries ?? []) taken.delete(id)
  }
  return sections
}

/** "No GPU", "no camera": what one can hold and does without. */
const isRefusedThing = ({ title, category }: AskedSection, { without }: Constraints): boolean =>
  isHardware(category) && without.some((name) => stems(name).some((word) => stems(title).includes(word)))

/** "Pixel editors" beside "Sprites & pixel art": whoever else is meant keeps the same in other words. */
const isOneField = (one: AskedSection, { title, category }: Planned): boolean =>
  one.category === category && one.title !== title && stems(one.title).some((word) => stems(title).includes(word))

const TO_RECORD = /\b(?:cameras?|cinema|lens(?:es)?|film(?:ing)?|mics?|microphones?|record(?:ers?|ing)?|sound)\b/i
/** What costs nothing to film and to record with, for everybody has a phone. */
const IN_THE_POCKET: ReadonlyMap<Category, AskedSection> = new Map<Category, AskedSection>([
  [
    'camera',
    { title: 'The phone as a camera', category: 'video', picks: ['Blackmagic Camera', 'Open Camera', 'Scaniverse'] },
  ],
  [
    'audio-gear',
    {
      title: 'The phone as a recorder',
      category: 'audio',
      picks: ['Dolby On', 'Voice Memos', 'Ferrite', 'AudioShare'],
    },
  ],
])

/** The named tools that a section of such people is for, which stays for them even when nothing else is needed there. */
function keptHere(section: AskedSection, named: readonly CatalogEntry[]): CatalogEntry[] {
  const picks = picksOf(section)
  const isTheirs = (entry: CatalogEntry) => entry.category === 'language' && section.category === 'language'
  return named.filter((entry) => picks.includes(entry) || isTheirs(entry))
}

/** A section for each kind that the wish asks for, however little the demands leave of it. */
export function composeAsked(
  asked: readonly AskedSection[],
  constraints: Constraints,
  named: readonly CatalogEntry[],
): Planned[] {
  const taken = new Set(named.map((entry) => entry.id))
  return asked.flatMap((section) => {
    const entries = fill(section, constraints, taken, named, 0)
    for (const { id } of entries) taken.add(id)
    return entries.length > 0 ? [{ title: section.title, category: section.category, entries }] : []
  })
}

function fill(
  section: Archetype['sections'][number],
  constraints: Constraints,
  taken: ReadonlySet<string>,
  named: readonly CatalogEntry[],
  own: number,
  person?: Archetype,
): CatalogEntry[] {
  const usualPicks = picksOf(section)
  const { countries } = constraints
  const known = [
    ...usualPicks.filter((entry) => isAtHome(entry, countries)),
    ...localAmong(usualPicks, countries),
    ...usualPicks.filter((entry) => !isAtHome(entry, countries)),
  ]
  const isNeeded = (entry: CatalogEntry, index: number, all: readonly CatalogEntry[]) =>
    all.indexOf(entry) === index && !taken.has(entry.id) && !isRefused(entry, constraints)
  const picks = known.filter(isNeeded)
  // What belongs to a named technology comes first, and what nobody thought of joins where little is left.
  const belonging = belongingTo(named, section.category).filter(isNeeded)
  const usual = belonging.filter((entry) => known.includes(entry))
  const room = Math.max(own - usual.length, FILL_TO - picks.length)
  const joining = belonging.filter((entry) => !known.includes(entry)).slice(0, Math.max(0, room))
  // The order of the picks stands unless a demand says otherwise, or a tool that the wish names has friends among them.
  const value = (entry: CatalogEntry) => suits(entry, constraints) + Number(named.some((own) => areFriends(own, entry)))
  const others = [...picks.entries()]
    .sort(([a, one], [b, other]) => value(other) - value(one) || a - b)
    .map(([, entry]) => entry)
  const ordered = [
    ...new Set([...belonging.filter((entry) => usual.includes(entry) || joining.includes(entry)), ...others]),
  ].slice(0, FULL_SECTION)
  // What another section has, or what a tool in use makes needless, leaves no gap.
  const demands = { ...constraints, needless: undefined }
  const refused = known.filter((entry) => isRefused(entry, demands))
  if (ordered.length >= FILL_TO || refused.length === 0) return ordered
  // What is kept for something else stays there: GIMP retouches, whatever Canva does beside it.
  const elsewhere = new Set(person?.sections.filter((other) => other !== section).flatMap(picksOf))
  const votes = new Map<CatalogEntry, number>()
  for (const rival of refused.flatMap((entry) => rivalsOf(entry)?.entries ?? []))
    votes.set(rival, (votes.get(rival) ?? 0) + 1)
  const preferred = (entry: CatalogEntry) => suits(entry, constraints) + (votes.get(entry) ?? 0)
  const sameJob = [...votes.keys()]
    .filter((entry) => !taken.has(entry.id) && !isRefused(entry, constraints))
    .filter((entry) => !ordered.includes(entry) && !elsewhere.has(entry))
    .sort((one, other) => preferred(other) - preferred(one))
  const present = [...ordered, ...sameJob]
  return [...present, ...standIns(section, constraints, taken, present)].slice(0, FILL_TO)
}

/** So many tools of a technology that the wish names a section of its builder has at least: agents in Python need no Django. */
const OWN = 3

/** Fields so narrow that one thing can stand in for another, whatever their sections are called. */
const NARROW: ReadonlySet<Category> = new Set<Category>(['clients', 'email', 'chat', 'recipes', 'cms', 'notes'])
const OF_ONE_FIELD = 0.1

/** "Dash camera & mounts" shares a word with "Camera bodies & lenses" and is something else. */
const ALIKE = 0.4
/** Nor is an action camera one to watch a door. */
const ALIKE_THINGS = 0.5
/** "Selling & community" is half like "Selling direct": what stands in there must stand in other sections like it, too. */
const OFTEN = 1.5

const likeness = (words: ReadonlySet<string>, others: readonly string[]): number =>
  others.filter((word) => words.has(word)).length / Math.max(1, words.size, others.length)

/** What other people keep in a section that is called alike: never mere look-alikes out of the catalogue. */
function standIns(
  section: Archetype['sections'][number],
  constraints: Constraints,
  taken: ReadonlySet<string>,
  present: readonly CatalogEntry[],
): CatalogEntry[] {
  const points = new Map<CatalogEntry, number>()
  const add = (entry: CatalogEntry | undefined, value: number) => {
    if (entry?.category === section.category) points.set(entry, (points.get(entry) ?? 0) + value)
  }
  const words = new Set(stems(section.title))
  for (const other of archetypes().flatMap(({ sections }) => sections)) {
    if (other.category !== section.category) continue
    const shared = Math.max(likeness(words, stems(other.title)), NARROW.has(section.category) ? OF_ONE_FIELD : 0)
    if (shared > (NARROW.has(section.category) ? 0 : isHardware(section.category) ? ALIKE_THINGS : ALIKE))
      for (const pick of other.picks) add(pickedEntry(pick, other.category), 2 * shared)
  }
  return [...points]
    .filter(([, value]) => value >= (NARROW.has(section.category) ? 0 : OFTEN))
    .filter(([entry]) => !present.includes(entry) && !taken.has(entry.id) && !isRefused(entry, constraints))
    .map(([entry, value]) => ({ entry, value: value + suits(entry, constraints) + knownness(entry) / 4 }))
    .sort((a, b) => b.value - a.value || (a.entry.id < b.entry.id ? -1 : 1))
    .map(({ entry }) => entry)
}
