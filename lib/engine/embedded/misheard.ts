import { isOrdinary } from '@/lib/catalog/everyday'
import { followersOf } from '@/lib/catalog/followers'
import { nameIndex, type NameHit } from '@/lib/catalog/name-index'
import { slipsBetween } from '@/lib/catalog/slip'

/** What captions make of a name that they do not know: numbers in words, and words that sound alike. */

const SPOKEN_NUMBERS = new Map(
  'zero one two three four five six seven eight nine ten'.split(' ').map((word, number) => [word, String(number)]),
)

/** "sm seven b" is "sm7b", "fenix seven" is "fenix 7"; nothing when no number is spoken. */
export function withDigits(words: readonly string[]): { spaced: string; glued: string } | undefined {
  if (!words.some((word) => SPOKEN_NUMBERS.has(word))) return undefined
  const written = words
    .join(' ')
    .replace(/\b(one|two|three|four|five|six|seven|eight|nine) hundred\b/g, '$1 zero zero')
    .split(' ')
    .map((word) => SPOKEN_NUMBERS.get(word) ?? word)
  return {
    spaced: written.join(' ').replace(/(?<=\d) (?=\d)/g, ''),
    glued: written.join(''),
  }
}

/** Only what many people use is looked for by its sound: a rare name is hit by chance. */
const KNOWN_BY_MANY = 8
const MIN_LENGTH = 5
const MAX_SLIPS = 2

let heard: ReadonlyMap<string, readonly [string, NameHit][]> | undefined

function build() {
  const bySound = new Map<string, [string, NameHit][]>()
  const { byKey, glued } = nameIndex()
  for (const [key, hit] of [...byKey, ...glued()]) {
    if (!/^[a-z]+$/.test(key) || key.length < MIN_LENGTH || followersOf(hit.entry) < KNOWN_BY_MANY || isOrdinary(key))
      continue
    const sound = soundOf(key)
    const own = bySound.get(sound)
    if (own) own.push([key, hit])
    else bySound.set(sound, [[key, hit]])
  }
  return bySound
}

/** The consonants as one hears them, behind the first letter. */
export function soundOf(word: string): string {
  const plain = word
    .replace(/ph/g, 'f')
    .replace(/ch|sh/g, 'x')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/z/g, 's')
  return `${plain.charAt(0)}${plain.slice(1).replace(/[aeiouywh]/g, '')}`.replace(/(.)\1+/g, '$1')
}

/** The well-known tool that sounds like the words, written together: "clavio", "tick tock", "pie torch". */
export function soundingLike(words: readonly string[]): NameHit | undefined {
  const typed = words.join('')
  if (typed.length < MIN_LENGTH || (words.length === 1 && isOrdinary(typed))) return undefined
  heard ??= build()
  return heard.get(soundOf(typed))?.find(([key]) => slipsBetween(typed, key) <= MAX_SLIPS)?.[1]
}
