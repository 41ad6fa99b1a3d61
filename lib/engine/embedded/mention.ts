import { nameIndex, withoutOneLetter, type NameHit } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import type { Token } from '@/lib/catalog/tokens'
import type { ReadText } from './text'

/** A place in the text that may name a tool of the catalogue. */
export interface Mention {
  readonly entry: CatalogEntry
  readonly name: string
  readonly everyday: boolean
  /** Found through a typing error or a name that the text writes in two words. */
  readonly loose: boolean
  /** Token positions, the end exclusive. */
  readonly from: number
  readonly to: number
}

/** Inside a name: a space, a dash, a dot, a slash, a colon without a space. Not the end of a sentence or a line. */
const JOINS = /^(?:[ \t]{1,2}|[-‐‑–./&+:_’']|[ \t]?&[ \t]?)$/
const MAX_GLUED = 3
/** Words that begin or end a phrase that only looks like a name in two words: "in design", "after effects". */
const SMALL = new Set(
  'a an the in on at of to for from by with and or as is it its my our your his her their this that i we you he she they be do go so no not if up out off over under after before all any one two more new old own air just like live free open'.split(
    ' ',
  ),
)

const MIN_TYPO_LENGTH = 6

export function findMentions({ tokens }: ReadText): Mention[] {
  const mentions: Mention[] = []
  for (let from = 0; from < tokens.length; from++) mentions.push(...mentionsAt(tokens, from))
  return mentions
}

/** Every reading of the words from this place on, the longest first; judgement picks. */
function mentionsAt(tokens: readonly Token[], from: number): Mention[] {
  const { byKey, maxWords } = nameIndex()
  const found: Mention[] = []
  let spaced = ''
  let glued = ''
  for (let to = from + 1; to <= Math.min(tokens.length, from + maxWords); to++) {
    const token = tokens[to - 1]
    if (!token || (to > from + 1 && !JOINS.test(token.gap))) break
    spaced = spaced === '' ? token.text : `${spaced} ${token.text}`
    glued += token.text
    const hit = byKey.get(spaced) ?? plural(spaced)
    if (hit) found.push({ ...hit, loose: false, from, to })
    else if (to > from + 1 && to - from <= MAX_GLUED) {
      const first = tokens[from]
      const compact =
        first && !SMALL.has(first.text) && !SMALL.has(token.text) && glued.length >= 6 ? byKey.get(glued) : undefined
      if (compact) found.push({ ...compact, loose: /^[ \t]/.test(token.gap), from, to })
    }
  }
  const only = tokens[from]
  if (found.length === 0 && only) {
    const typo = mistyped(only)
    if (typo) found.push({ ...typo, loose: true, from, to: from + 1 })
  }
  return found.reverse()
}

/** "iPhones", "MacBook Pros": the plural of a name, but never of an everyday word. */
function plural(key: string): NameHit | undefined {
  if (!key.endsWith('s') || key.length < 5) return undefined
  const { byKey } = nameIndex()
  const hit = byKey.get(key.slice(0, -1)) ?? (key.endsWith('es') ? byKey.get(key.slice(0, -2)) : undefined)
  return hit && !hit.everyday ? hit : undefined
}

function mistyped({ text }: Token): NameHit | undefined {
  if (text.length < MIN_TYPO_LENGTH || /\d/.test(text)) return undefined
  const { nearly } = nameIndex()
  for (const variant of [text, ...withoutOneLetter(text)]) {
    for (const hit of nearly.get(variant) ?? []) if (isOneSlip(text, hit.name.toLowerCase())) return hit
  }
  return undefined
}

/** One letter more, less, other, or two neighbours swapped; the first letter is right. */
export function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at++
  const restTyped = typed.slice(at)
  const restMeant = meant.slice(at)
  return (
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant.slice(1) ||
    (restTyped[0] === restMeant[1] && restTyped[1] === restMeant[0] && restTyped.slice(2) === restMeant.slice(2))
  )
}
