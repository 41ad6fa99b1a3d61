import { categoryRow } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { buildersWith } from '../knowledge/ecosystems'
import type { Constraints } from './constraints/constraints'
import type { Persona } from '../knowledge/persona-records'
import { personaWithId } from '../knowledge/personas'
import { wordsOf } from './features'
import { rankPersonas, type NamedSpan, type Ranked } from './rank-personas'

/**
 * The one or two personas of a wish: the best of the whole text, and another that a further part of
 * it names.
 */

/** A lower score comes from letters and everyday words alone. */
const LEAST_SCORE = 24
/** Of two personas each is named or told by several words. */
const LEAST_OF_PAIR = 80
/**
 * "Copywriter for law firms", "stage manager in a theatre": who it is stands before these words.
 */
const WHOM =
  /(?<!\b(?:want|wants|wanting|like|love|hope|hoping|need|trying|learning|planning|going|looking|starting|how|ready))\sto\s|\s(?:for|für|pour|para|per|voor|dla|для|(?:in|at) an?)\s/iu
/** "Dentist by day, DJ by night", "nurse and yoga teacher": what stands between two personas. */
const JOINED = /[,;&+/、，]|\b(?:and|also|plus|und|et|y|e|i|en|ve|dan)\b|\s[иії]\s/iu
const NOT_JOINED = /\b(?:for|to|with|of|in|at|about|from)\s+(?:(?:an?|the|my|our|some)\s+)?$/iu
/** "A retired teacher and want to write my memoirs" goes on to what is wished. */
const MOST_WORDS_BETWEEN = 4
/** "A retired teacher" works as one no more. */
const FORMERLY = /\b(?:retired|former|ex)[ -]$/iu

export function matchedPersonas(
  about: string,
  spans: readonly NamedSpan[],
  tools: readonly CatalogEntry[],
  constraints: Constraints,
): readonly Persona[] {
  const [best] = bestOf(about, spans)
  if (!best || best.score < LEAST_SCORE)
    return personasOf(
      [...buildersWith(tools).slice(0, 1), ...OF_CONSTRAINT.flatMap((of) => of(constraints) ?? [])].slice(0, 1),
    )
  const ids = pairOf(about, spans, best) ?? [best.id]
  return personasOf(ids).map((persona) =>
    constraints.noCode && writesCode(persona) ? noCodeBuilder(persona) : persona,
  )
}

/** "A stack without Google" says nothing else of a person. */
const OF_CONSTRAINT: readonly ((constraints: Constraints) => string | undefined)[] = [
  ({ privacy }) => (privacy ? 'privacy-household' : undefined),
  ({ selfHosted }) => (selfHosted ? 'homelabber' : undefined),
  ({ noCode }) => (noCode ? 'no-code-builder' : undefined),
  ({ platforms }) => (platforms.has('linux') ? 'linux-desktop-user' : undefined),
  ({ platforms }) => (platforms.has('mac') ? 'mac-user' : undefined),
  ({ platforms }) => (platforms.has('windows') ? 'windows-user' : undefined),
]

/** What is built without code is built by another persona than the one that writes it. */
const writesCode = ({ sections: [first] }: Persona): boolean =>
  first !== undefined && categoryRow(first.category).kind === 'code'
const noCodeBuilder = (persona: Persona): Persona => personaWithId('no-code-builder') ?? persona

/** What stands before the customers counts more when it names a persona. */
function bestOf(about: string, spans: readonly NamedSpan[]): Ranked[] {
  const ranked = rankPersonas(about)
  const cut = WHOM.exec(about)?.index
  if (cut === undefined || !spans.some(({ end }) => end <= cut)) return ranked
  const ofHead = new Map(rankPersonas(about.slice(0, cut)).map(({ id, score }) => [id, score]))
  return ranked
    .map(({ id, score }) => ({ id, score: score + 1.5 * (ofHead.get(id) ?? 0) }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}

/** Two personas that are named side by side, the best of the whole text among them. */
function pairOf(about: string, spans: readonly NamedSpan[], best: Ranked): string[] | undefined {
  for (const [at, { start, end }] of spans.entries()) {
    const before = spans[at - 1]
    if (!before) continue
    const between = about.slice(before.end, start)
    if (!JOINED.test(between) || NOT_JOINED.test(between)) continue
    if (wordsOf(between).length > MOST_WORDS_BETWEEN || FORMERLY.test(about.slice(0, before.start))) continue
    const pair = [about.slice(before.start, before.end), about.slice(start, end)].map((part) => rankPersonas(part)[0])
    const ids = pair.flatMap((one) => (one && one.score >= LEAST_OF_PAIR ? [one.id] : []))
    if (new Set(ids).size === 2 && ids.includes(best.id)) return ids
  }
  return undefined
}

const personasOf = (ids: readonly string[]): Persona[] => ids.flatMap((id) => personaWithId(id) ?? [])
