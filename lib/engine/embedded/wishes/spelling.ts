import { isCommonWord } from '@/lib/catalog/everyday'
import { isOneEdit } from '@/lib/catalog/edit-distance'
import { personaNames, readNameLists } from '../knowledge/name-lists'
import { LANGUAGES } from '../languages'
import { wordsOf } from './features'
import { isTopicWord } from './topic-words'

/**
 * "Wedding photgrapher": a word that is one slip away from a word of an English persona name, and
 * no word itself.
 */

const SHORTEST = 6

let vocabulary: ReadonlyMap<string, readonly string[]> | undefined

let foreign: ReadonlySet<string> | undefined

/** Dutch "starten" is no slip of "starter". */
const isForeign = (word: string): boolean =>
  (foreign ??= new Set(
    LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
      [...(personaNames().get(language)?.values() ?? []), ...readNameLists(language, 'wishes').values()]
        .flat()
        .flatMap((name) => wordsOf(name).map(({ text }) => text)),
    ),
  )).has(word) || isTopicWord(word)

/** The words of English names, by their first letter. */
function load(): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, Set<string>>()
  for (const names of personaNames().get('en')?.values() ?? [])
    for (const { text } of names.flatMap(wordsOf)) {
      const letter = text.charAt(0)
      words.set(letter, (words.get(letter) ?? new Set()).add(text))
    }
  return new Map([...words].map(([letter, own]) => [letter, [...own]]))
}

export function withSpelling(text: string): string {
  let spelt = text
  for (const { text: word, start, end } of wordsOf(text).toReversed()) {
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || isCommonWord(word)) continue
    const known = (vocabulary ??= load()).get(word.charAt(0)) ?? []
    if (known.includes(word) || known.includes(word.replace(/s$/, ''))) continue
    const meant = known.filter((other) => other.length >= SHORTEST && isOneEdit(word, other))
    if (meant.length > 0 && meant[0] !== undefined && !isForeign(word))
      spelt = spelt.slice(0, start) + meant[0] + spelt.slice(end)
  }
  return spelt
}
