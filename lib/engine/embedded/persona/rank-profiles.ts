import type { Profile } from './schema'
import type { OwnedTool } from './owned-tool'
import type { Traits } from './traits'

/** Ranks profiles by the kinds of a stack's tools, for stacks that match no persona record. */

/** Prefixes of kinds: a signal, or words of sections and descriptions. */
const SIGNAL = 'signal:'
const ABOUT = 'about:'
const SIGNAL_WEIGHT = 0.25
/** Each kind of a profile weighs this much of the one before it. */
const KIND_DECAY = 0.8
/** Minimum number and share of tools for a profile whose first kind is words. */
const MIN_WORD_TOOLS = 1.5
const MIN_WORD_SHARE = 0.08
/**
 * Profiles with at least this share of the best score are equally likely; the stack's words choose
 * one.
 */
const EQUAL_SHARE = 0.9

export function likeliestProfiles(traits: Traits, profiles: readonly Profile[]): Profile[] {
  const rarity = rarityOf(profiles)
  const abouts = new Set(profiles.flatMap(({ kinds }) => kinds.filter((kind) => kind.startsWith(ABOUT))))
  const shares = sharesOf(traits.owned, abouts)
  const scored = profiles
    .filter(({ kinds }) => kinds.length > 0)
    .map((profile) => ({ profile, score: scoreOf(profile, traits, shares, rarity) }))
    .sort((a, b) => b.score - a.score || (a.profile.id < b.profile.id ? -1 : 1))
  const best = scored[0]?.score ?? 0
  return scored.filter(({ score }) => score >= best * EQUAL_SHARE).map(({ profile }) => profile)
}

function scoreOf(
  { kinds }: Profile,
  { owned, signals }: Traits,
  shares: ReadonlyMap<string, number>,
  rarity: (kind: string) => number,
): number {
  const shown = new Set([...signals.keys()].map((id) => SIGNAL + id))
  // The first kind is required: a stack of letter writing alone is not a lawyer's.
  const [first = ''] = kinds
  const share = shares.get(first) ?? 0
  if (first.startsWith(ABOUT) && share < Math.max(MIN_WORD_SHARE, MIN_WORD_TOOLS / owned.length)) return 0
  if (first.startsWith(SIGNAL) && !shown.has(first)) return 0
  let likely = 0
  let possible = 0
  for (const [place, kind] of kinds.entries()) {
    const weight = KIND_DECAY ** place
    possible += weight
    const isSignal = kind.startsWith(SIGNAL)
    likely += weight * (isSignal ? Number(shown.has(kind)) * SIGNAL_WEIGHT : (shares.get(kind) ?? 0) * rarity(kind))
  }
  return likely / Math.sqrt(possible)
}

/** The share of the stack for each category, field and word kind. */
function sharesOf(owned: readonly OwnedTool[], abouts: ReadonlySet<string>): Map<string, number> {
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
    // The description decides first, because a title such as "Garden & farm" matches two kinds.
    const about = own.length > 0 ? own : saidIn(section)
    // A tool that matches two kinds counts half for each.
    for (const [name] of about) add(name, each / about.length)
  }
  return shares
}

/** Kinds of few profiles weigh more: a camera more than a notes app. */
function rarityOf(profiles: readonly Profile[]): (kind: string) => number {
  const counts = new Map<string, number>()
  for (const { kinds } of profiles) for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return (kind) => Math.log2(1 + profiles.length / (counts.get(kind) ?? profiles.length))
}
