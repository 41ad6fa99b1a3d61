import { isHardware } from '@/lib/catalog/categories'
import { nameIndex } from '@/lib/catalog/name-index'
import type { Token } from '@/lib/catalog/tokens'
import type { Mention } from '../mention'
import { AND } from '../signs/evidence'
import { isCapital } from '../text'
import { mention } from './name-words'

/**
 * "Affinity Photo, Designer and Publisher", "Proton Mail and Calendar": in an enumeration the first
 * word of a name is said once and meant for all that its maker calls so.
 */
export interface Family {
  /** The word that all of them begin with. */
  readonly word: string
  readonly maker: string
  /** The place behind the last of them. */
  readonly to: number
}

const LONGEST = 3

/** The family that a name of several words opens. */
export const familyOf = ({ entry, from, to, loose }: Mention, tokens: readonly Token[]): Family | undefined =>
  loose || to < from + 2 ? undefined : { word: tokens[from]?.text ?? '', maker: entry.maker, to }

/** The next of the family, where an enumeration goes on with it. */
export function nextOfFamily({ word, maker, to }: Family, tokens: readonly Token[], from: number): Mention | undefined {
  const first = tokens[from]
  if (!isCapital(first) || !isJoined(tokens, to, from)) return undefined
  for (let end = Math.min(tokens.length, from + LONGEST); end > from; end--) {
    const words = tokens.slice(from, end)
    if (words.slice(1).some(({ gap }) => gap !== ' ')) continue
    const hit = nameIndex().find([word, ...words.map(({ text }) => text)].join(' '))
    if (hit?.entry.maker !== maker) continue
    // Of a thing that one can hold the tile says what the text says.
    const name = isHardware(hit.entry.category) ? hit.name.slice(word.length + 1) : hit.name
    return { ...mention(hit, from, end), name, everyday: false }
  }
  return undefined
}

function isJoined(tokens: readonly Token[], to: number, from: number): boolean {
  if (from === to) return /^(?:, ?| ?[/&+] ?)$/.test(tokens[from]?.gap ?? '')
  const isAnd = from === to + 1 && AND.has(tokens[to]?.text ?? '')
  return isAnd && /^,? $/.test(tokens[to]?.gap ?? '') && tokens[from]?.gap === ' '
}
