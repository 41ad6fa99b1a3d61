import { isOrdinary } from '@/lib/catalog/everyday'
import { goesWithCount } from '@/lib/catalog/goes-with'
import { makerKey, nameIndex, type NameHit } from '@/lib/catalog/name-index'
import { editDistance } from '@/lib/catalog/edit-distance'

/** How captions misspell names: spelt-out numbers and words that sound alike. */

const SMALL_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SPOKEN_NUMBERS = new Map([
  ...SMALL_NUMBERS.map((word, number) => [word, String(number)] as const),
  // "Yamaha HS eights", "Mark twos": several of them.
  ...SMALL_NUMBERS.slice(2, 10).map((word, number) => [`${word}s`.replace('xs', 'xes'), String(number + 2)] as const),
  ...TENS.map((word, number) => [word, String((number + 2) * 10)] as const),
])

export const isSpokenNumber = (word: string): boolean => SPOKEN_NUMBERS.has(word)

/**
 * The words in digits and letters, "sm 7 b" for "sm seven b"; nothing when no number is spoken and
 * nothing spelt.
 */
export function asWritten(words: readonly string[]): readonly string[] | undefined {
  if (words.every(isLetter)) return words.length < 2 ? undefined : [words.join('')]
  const isSpelt = words.some((word, at) => word.length === 1 && words[at + 1]?.length === 1)
  return isSpelt || words.some(isSpokenNumber) ? withoutHundreds(words).map(inDigits) : undefined
}

/** "d j i ronin" is "dji ronin". */
export const spaced = (written: readonly string[]): string => joinWhere(written, isOneNumberOrSpelt).join(' ')
/** "fenix 7" stays so, and "r 6" is "r6". */
export const modelled = (written: readonly string[]): string =>
  joinWhere(joinWhere(written, isOneNumberOrSpelt), isModelNumber).join(' ')

const isOneNumberOrSpelt = (one: string, other: string): boolean =>
  (endsInDigit(one) && beginsWithDigit(other)) || (isLetter(one) && isLetter(other))
const isModelNumber = (one: string, other: string): boolean => beginsWithDigit(other) && /^[a-z]{1,3}$/.test(one)

/** "forty-two" is "42". */
function inDigits(word: string): string {
  if (!word.includes('-')) return SPOKEN_NUMBERS.get(word) ?? word
  const [tens = '', unit = ''] = word.split('-')
  const ten = SPOKEN_NUMBERS.get(tens)
  return ten === undefined ? word : unit === '' ? ten : `${ten.charAt(0)}${SPOKEN_NUMBERS.get(unit) ?? ''}`
}

/** "one hundred" is "one zero zero", "forty two" is "forty-two". */
const withoutHundreds = (words: readonly string[]): readonly string[] =>
  words.some((word) => word === 'hundred' || word.endsWith('ty'))
    ? words
        .join(' ')
        .replace(/\b(one|two|three|four|five|six|seven|eight|nine) hundred\b/g, '$1 zero zero')
        .replace(/ty (?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/g, 'ty-')
        .split(' ')
    : words

/**
 * Asked for each run of words of a transcript: comparing words is several times as fast as a
 * pattern over all of them.
 */
function joinWhere(words: readonly string[], joins: (one: string, other: string) => boolean): string[] {
  const joined: string[] = []
  let last: string | undefined
  for (const word of words) {
    if (last !== undefined && joins(last, word)) joined.push((joined.pop() ?? '') + word)
    else joined.push(word)
    last = word
  }
  return joined
}

// Codes, not patterns: each of six words from each word of a transcript is asked.
const isBetween = (code: number, first: number, last: number): boolean => code >= first && code <= last
const isLetter = (word: string): boolean => word.length === 1 && isBetween(word.charCodeAt(0), 97, 122)
const endsInDigit = (word: string): boolean => isBetween(word.charCodeAt(word.length - 1), 48, 57)
const beginsWithDigit = (word: string): boolean => isBetween(word.charCodeAt(0), 48, 57)

/** "a seven four" is the fourth A7: the last number of a model may be a Roman one. */
export function withRomanEnd(words: readonly string[]): string | undefined {
  const roman = ROMAN[Number(SPOKEN_NUMBERS.get(words.at(-1) ?? '') ?? NaN)]
  const model = roman && asWritten(words.slice(0, -1))
  return model ? `${modelled(model)} ${roman}` : undefined
}

const ROMAN = [undefined, undefined, 'ii', 'iii', 'iv', 'v']

/** Only what many people use is looked for by its sound: a rare name is hit by chance. */
const KNOWN_BY_MANY = 8
const MIN_LENGTH = 5
const MAX_SLIPS = 2

let heard: ReadonlyMap<string, readonly [string, NameHit][]> | undefined

function build() {
  const bySound = new Map<string, [string, NameHit][]>()
  for (const [key, hit] of nameIndex().names()) {
    if (!/^[a-z]+$/.test(key) || key.length < MIN_LENGTH || goesWithCount(hit.entry) < KNOWN_BY_MANY || isOrdinary(key))
      continue
    const sound = soundOf(key)
    const own = bySound.get(sound)
    if (own) own.push([key, hit])
    else bySound.set(sound, [[key, hit]])
  }
  return bySound
}

/** The consonants as one hears them, behind the first letter. */
function soundOf(word: string): string {
  let sound = ''
  for (let at = 0; at < word.length; at++) {
    const [letter, next] = [word.charAt(at), word.charAt(at + 1)]
    const two = next === 'h' ? BEFORE_H.get(letter) : undefined
    const heard = two ?? spelledLetter(letter, next)
    if (two !== undefined) at++
    if ((sound === '' || !SILENT.has(heard)) && !sound.endsWith(heard)) sound += heard
  }
  return sound
}

const spelledLetter = (letter: string, next: string): string =>
  letter === 'c' && SOFTENS.has(next) ? 's' : (SOUNDS_LIKE.get(letter) ?? letter)

const BEFORE_H = new Map([
  ['p', 'f'],
  ['c', 'x'],
  ['s', 'x'],
])
const SOUNDS_LIKE = new Map([
  ['c', 'k'],
  ['q', 'k'],
  ['z', 's'],
])
const SOFTENS = new Set('eiy')
const SILENT = new Set('aeiouywh')

/** What a maker's thing sounds like: "garmin phoenix" is a Fenix. */
let nameOfMaker: ReadonlyMap<string, NameHit> | undefined

function buildOfMakers() {
  const bySound = new Map<string, NameHit>()
  const { names, findExact } = nameIndex()
  for (const [key, hit] of names()) {
    if (findExact(key) !== hit) continue
    const maker = makerKey(hit.entry.maker)
    const own = key.startsWith(`${maker} `) ? key.slice(maker.length + 1) : key
    const sound = `${maker} ${soundOf(own)}`
    if (own.length >= MIN_MODEL && /^[a-z]+$/.test(own) && !bySound.has(sound)) bySound.set(sound, hit)
  }
  return bySound
}

const MIN_MODEL = 4

export function soundingLikeOneOf(maker: string, word: string): NameHit | undefined {
  if (word.length < MIN_MODEL) return undefined
  nameOfMaker ??= buildOfMakers()
  return nameOfMaker.get(`${maker} ${soundOf(word)}`)
}

/**
 * The well-known tool that sounds like the words, written together: "clavio", "tick tock", "pie
 * torch".
 */
export function soundingLike(words: readonly string[]): NameHit | undefined {
  const typed = words.join('')
  if (typed.length < MIN_LENGTH || (words.length === 1 && isOrdinary(typed))) return undefined
  heard ??= build()
  return heard.get(soundOf(typed))?.find(([key]) => editDistance(typed, key) <= MAX_SLIPS)?.[1]
}
