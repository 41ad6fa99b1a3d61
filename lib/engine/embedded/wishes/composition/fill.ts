import { goTogether } from '@/lib/catalog/goes-with'
import { type Category, isHardware } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { knownness } from '../../knowledge/catalogue-search'
import { belongingTo } from '../../knowledge/ecosystems'
import { picksOf } from '../../knowledge/pick'
import { rivalsOf } from '../../knowledge/rivals'
import { stems } from '../../knowledge/stem'
import { isAtHome, localAmong } from '../constraints/at-home'
import type { Constraints } from '../constraints/constraints'
import { isRefused, suits } from '../constraints/fits'
import type { PersonaSection } from '../../knowledge/persona-records'
import { personas } from '../../knowledge/personas'

/**
 * The tools of one section, best first: its picks within the constraints, and stand-ins for those
 * that are refused.
 */

interface Demand {
  readonly constraints: Constraints
  readonly named: readonly CatalogEntry[]
  /** Entries that the board has already. */
  readonly taken: ReadonlySet<CatalogEntry>
  readonly most: number
}

export function fillSection(section: PersonaSection, { constraints, named, taken, most }: Demand): CatalogEntry[] {
  const { countries } = constraints
  const picks = picksOf(section)
  const known = [
    ...new Set([
      ...picks.filter((entry) => isAtHome(entry, countries)),
      ...localAmong(picks, countries),
      ...picks.filter((entry) => !isAtHome(entry, countries)),
    ]),
  ]
  const isFree = (entry: CatalogEntry) => !taken.has(entry) && !named.includes(entry) && !isRefused(entry, constraints)
  const belonging = belongingTo(named, section.category).filter(isFree)
  // The order of the picks stands unless a constraint says otherwise, or a tool that the wish names
  // goes with one.
  const value = (entry: CatalogEntry) => suits(entry, constraints) + Number(named.some((own) => goTogether(own, entry)))
  const own = [...known.filter(isFree).entries()]
    .sort(([a, one], [b, other]) => value(other) - value(one) || a - b)
    .map(([, entry]) => entry)
  const ordered = [...new Set([...belonging, ...own])].slice(0, most)
  // What another section has, or what a tool in use makes needless, leaves no gap.
  const refused = known.filter((entry) => isRefused(entry, { ...constraints, needless: undefined }))
  if (ordered.length >= FILL_TO || refused.length === 0) return ordered
  const standIns = [...rivalsFor(refused, constraints), ...picksElsewhere(section, constraints)]
  return [...new Set([...ordered, ...standIns.filter(isFree)])].slice(0, Math.min(FILL_TO, most))
}

/** A section that the constraints emptied is filled up to this. */
const FILL_TO = 3

function rivalsFor(refused: readonly CatalogEntry[], constraints: Constraints): CatalogEntry[] {
  const votes = new Map<CatalogEntry, number>()
  for (const rival of refused.flatMap((entry) => rivalsOf(entry)?.entries ?? []))
    votes.set(rival, (votes.get(rival) ?? 0) + 1)
  const value = (entry: CatalogEntry) => suits(entry, constraints) + (votes.get(entry) ?? 0)
  return [...votes.keys()].sort((a, b) => value(b) - value(a))
}

/** "Dash camera & mounts" shares a word with "Camera bodies & lenses" and is something else. */
const ALIKE = 0.4
const ALIKE_THINGS = 0.5
/** A stand-in stands in more than one section that is called alike. */
const OFTEN = 1.5
/** An operating system is never chosen by what other sections hold. */
const NEVER_A_STAND_IN: ReadonlySet<Category> = new Set<Category>(['os', 'computer', 'phone'])

/** What other personas keep in sections of this category that are called alike. */
function picksElsewhere(section: PersonaSection, constraints: Constraints): CatalogEntry[] {
  if (NEVER_A_STAND_IN.has(section.category)) return []
  const words = new Set(stems(section.title))
  const least = isHardware(section.category) ? ALIKE_THINGS : ALIKE
  const points = new Map<CatalogEntry, number>()
  for (const other of personas().flatMap(({ sections }) => sections)) {
    if (other.category !== section.category) continue
    const theirs = stems(other.title)
    const shared = theirs.filter((word) => words.has(word)).length / Math.max(1, words.size, theirs.length)
    if (shared <= least) continue
    for (const entry of picksOf(other))
      if (entry.category === section.category) points.set(entry, (points.get(entry) ?? 0) + 2 * shared)
  }
  return [...points]
    .filter(([, value]) => value >= OFTEN)
    .map(([entry, value]) => ({ entry, value: value + suits(entry, constraints) + knownness(entry) / 4 }))
    .sort((a, b) => b.value - a.value || (a.entry.id < b.entry.id ? -1 : 1))
    .map(({ entry }) => entry)
}
