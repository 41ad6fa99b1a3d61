import { isHardware, type Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { picksOf } from '../../knowledge/pick'
import { stems } from '../../knowledge/stem'
import type { Constraints } from '../constraints/constraints'
import type { Persona, PersonaSection } from '../../knowledge/persona-records'
import { fillSection } from './fill'
import { entriesIn, isSameSection, type Planned } from './section'

/** Sections for personas and for listed kinds of tools, within the constraints of the wish. */

const MOST_SECTIONS = 7
/** What such a person does comes first and with one tool more than the rest. */
const CORE = 2
const MOST_IN_CORE = 4
const MOST_BESIDE = 3
const LEAST = 2
/** What must be ready after a weekend leaves no time to choose. */
const WEEKEND = { sections: 4, picks: 3 }

export const mostSections = ({ weekend }: Constraints): number => (weekend ? WEEKEND.sections : MOST_SECTIONS)

export function composePersonas(
  people: readonly Persona[],
  constraints: Constraints,
  named: readonly CatalogEntry[],
  taken: readonly CatalogEntry[] = [],
): Planned[] {
  const [first, second] = people
  if (!first) return []
  const most = mostSections(constraints)
  const shareOfSecond = second ? Math.floor(most / 2) : 0
  const own = composePersona(first, constraints, named, taken, most - shareOfSecond)
  if (!second) return own
  const kept = first.sections.slice(0, own.length)
  const others = second.sections.filter((section) => !kept.some((other) => isSameSection(section, other)))
  return [
    ...own,
    ...composePersona(
      { ...second, sections: others },
      constraints,
      named,
      [...taken, ...entriesIn(own)],
      most - own.length,
    ),
  ]
}

function composePersona(
  persona: Persona,
  constraints: Constraints,
  named: readonly CatalogEntry[],
  elsewhere: readonly CatalogEntry[],
  most: number,
): Planned[] {
  const planned: Planned[] = []
  for (const [place, section] of persona.sections.entries()) {
    if (planned.length === most) break
    if (constraints.forFun && isForEarning(section, persona)) continue
    if (isRefusedThing(section, constraints)) continue
    const taken = new Set([...elsewhere, ...entriesIn(planned)])
    const picks = place < CORE && !constraints.weekend ? MOST_IN_CORE : MOST_BESIDE
    const entries = fillSection(section, { constraints, named, taken, most: picks })
    const keeps = keptHere(section, named)
    if (entries.length + keeps.length >= LEAST)
      planned.push({ title: section.title, category: section.category, entries, keeps })
  }
  return planned
}

/** A section for each listed kind, however little the constraints leave of it. */
export function composeListed(
  listed: readonly PersonaSection[],
  constraints: Constraints,
  named: readonly CatalogEntry[],
  elsewhere: readonly CatalogEntry[] = [],
): Planned[] {
  const planned: Planned[] = []
  for (const section of listed) {
    const taken = new Set([...elsewhere, ...entriesIn(planned)])
    const entries = fillSection(section, { constraints, named, taken, most: MOST_IN_CORE })
    if (entries.length > 0) planned.push({ title: section.title, category: section.category, entries })
  }
  return planned
}

/** "No GPU", "no camera": what one can hold and does without. */
const isRefusedThing = ({ title, category }: PersonaSection, { without }: Constraints): boolean =>
  isHardware(category) && without.some((name) => stems(name).some((word) => stems(title).includes(word)))

/** The named tools that a section of such people is for. */
function keptHere(section: PersonaSection, named: readonly CatalogEntry[]): CatalogEntry[] {
  const picks = picksOf(section)
  return named.filter(
    (entry) => picks.includes(entry) || (entry.category === 'language' && section.category === 'language'),
  )
}

const EARNING: ReadonlySet<Category> = new Set<Category>(['payments', 'clients', 'finance', 'business', 'marketing'])
const SOLD =
  /\b(?:sell\w*|sold|stall|orders?|postage|shipping|customers?|clients?|prices?|invoic\w*|quotes?|fees|staff)\b/i

/** What a hobby has no use for. Money is what an investor does first, and no trade. */
const isForEarning = (section: PersonaSection, { sections: [first] }: Persona): boolean =>
  SOLD.test(section.title) || (EARNING.has(section.category) && first?.category !== section.category)
