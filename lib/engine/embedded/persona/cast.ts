import type { Person } from './schema'
import type { Owned } from './owned'
import type { Traits } from './traits'

/** Who of the known people a stack most likely belongs to, told by the kinds of its tools. */

/** How a kind begins that is a habit, or words of sections and descriptions. */
const SIGNAL = 'signal:'
const ABOUT = 'about:'
const SIGNAL_WEIGHT = 0.25
/** A person is told by the first kinds; the later ones are what such people also have. */
const FADING = 0.8
/** So many tools of a stack are about a trade, and such a share of it, or its owner has another. */
const TOOLS_OF_A_TRADE = 1.5
const SHARE_OF_A_TRADE = 0.08
/** People this near to the best are as likely: which of them it is depends on the stack's own words. */
const AS_LIKELY = 0.9

export function castFor(traits: Traits, people: readonly Person[]): Person[] {
  const rarity = rarityOf(people)
  const abouts = new Set(people.flatMap(({ kinds }) => kinds.filter((kind) => kind.startsWith(ABOUT))))
  const shares = sharesOf(traits.owned, abouts)
  const scored = people
    .filter(({ kinds }) => kinds.length > 0)
    .map((person) => ({ person, score: likeness(person, traits, shares, rarity) }))
    .sort((a, b) => b.score - a.score || (a.person.id < b.person.id ? -1 : 1))
  const best = scored[0]?.score ?? 0
  return scored.filter(({ score }) => score >= best * AS_LIKELY).map(({ person }) => person)
}

function likeness(
  { kinds }: Person,
  { owned, signals }: Traits,
  shares: ReadonlyMap<string, number>,
  rarity: (kind: string) => number,
): number {
  const shown = new Set([...signals.keys()].map((id) => SIGNAL + id))
  // Lawyers write letters; whoever writes letters is no lawyer.
  const [first = ''] = kinds
  const share = shares.get(first) ?? 0
  if (first.startsWith(ABOUT) && share < Math.max(SHARE_OF_A_TRADE, TOOLS_OF_A_TRADE / owned.length)) return 0
  if (first.startsWith(SIGNAL) && !shown.has(first)) return 0
  let likely = 0
  let possible = 0
  for (const [place, kind] of kinds.entries()) {
    const weight = FADING ** place
    possible += weight
    const isSignal = kind.startsWith(SIGNAL)
    likely += weight * (isSignal ? Number(shown.has(kind)) * SIGNAL_WEIGHT : (shares.get(kind) ?? 0) * rarity(kind))
  }
  return likely / Math.sqrt(possible)
}

/** The share of the stack that is of a category, of its kind, or about something. */
function sharesOf(owned: readonly Owned[], abouts: ReadonlySet<string>): Map<string, number> {
  const patterns = [...abouts].map(
    (about) => [about, new RegExp(`\\b(?:${about.slice(ABOUT.length)})\\b`, 'i')] as const,
  )
  const shares = new Map<string, number>()
  const add = (name: string, part: number) => shares.set(name, (shares.get(name) ?? 0) + part)
  const each = 1 / Math.max(1, owned.length)
  for (const { category, field, section, text, entry } of owned) {
    for (const name of new Set([category, field])) if (name) add(name, each)
    const saidIn = (words: string) => patterns.filter(([, pattern]) => pattern.test(words))
    const own = saidIn(`${text} ${entry?.description ?? ''}`)
    // "Garden & farm" is said of both; what a tool is for says which.
    const about = own.length > 0 ? own : saidIn(section)
    // Runners and cyclists share a watch: it speaks half for either.
    for (const [name] of about) add(name, each / about.length)
  }
  return shares
}

/** A camera says more about somebody than a notes app, which most people have. */
function rarityOf(people: readonly Person[]): (kind: string) => number {
  const counts = new Map<string, number>()
  for (const { kinds } of people) for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return (kind) => Math.log2(1 + people.length / (counts.get(kind) ?? people.length))
}
