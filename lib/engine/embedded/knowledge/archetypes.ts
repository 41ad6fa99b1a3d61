import { isOrdinary } from '@/lib/catalog/everyday'
import { keyOf } from '@/lib/catalog/tokens'
import { readDataFolder } from '../data-folder'
import type { Archetype } from './schema'
import { stems } from './stem'

/** The people whom the engine knows, and what they are called. */

let read: readonly Archetype[] | undefined
const everybody = (): readonly Archetype[] => (read ??= readDataFolder<Archetype[]>('knowledge').flat())

let called: readonly Archetype[] | undefined
/** Those who are called by a name. */
export const archetypes = (): readonly Archetype[] =>
  (called ??= everybody().filter(({ forAnybody }) => forAnybody !== true))

/** What is kept by somebody with a calling, a trade or a pastime of which no more is known. */
export function anybodyWith(id: 'everyday' | 'trade' | 'pastime'): Archetype {
  const known = everybody().find((archetype) => archetype.forAnybody && archetype.id === id)
  if (!known) throw new Error(`nobody with ${id} in knowledge/data/anybody.json`)
  return known
}

let asked: ReadonlySet<string> | undefined

/** What any of them is called, in small letters. */
export const allNames = (): ReadonlySet<string> =>
  (asked ??= new Set(archetypes().flatMap(({ who, words }) => [who, ...words].map((words) => keyOf(words)))))

/** Whether some archetype is called by these words. */
export function isAskedFor(name: string): boolean {
  const key = keyOf(name)
  return [...allNames()].some((words) => ` ${words} `.includes(` ${key} `))
}

/** Whether some of these people are. */
export function isAskedForBy(name: string, isMeant: (archetype: Archetype) => boolean): boolean {
  const key = keyOf(name)
  return archetypes().some(
    (archetype) =>
      [archetype.who, ...archetype.words].some((words) => ` ${keyOf(words)} `.includes(` ${key} `)) &&
      isMeant(archetype),
  )
}

/** Whether some archetype is called just so. */
export const isCalling = (name: string): boolean => allNames().has(keyOf(name))

/** "geocaching", "bullet journal and pens", in small letters and alone: what people do, although a tool is called so too. */
export const isPursuit = (text: string): boolean =>
  text === text.toLowerCase() && text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).every(isOnePursuit)

const isOnePursuit = (text: string): boolean =>
  isCalling(text) &&
  keyOf(text)
    .split(' ')
    .every((word) => isOrdinary(word) || word.endsWith('ing'))

/** Every word by which an archetype is asked for. */
export const wordsOf = ({ who, words }: Archetype): ReadonlySet<string> => new Set([who, ...words].flatMap(stems))
