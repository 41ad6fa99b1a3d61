import { isKindOfThing } from '@/lib/catalog/brands'
import { isHardware } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { editDistance } from '@/lib/catalog/edit-distance'
import { keyOf, type Token } from '@/lib/catalog/tokens'
import type { Mention } from '../mention'
import type { ReadText } from '../text'
import { isFraction } from './measures'
import { asWritten, isSpokenNumber } from './misheard'

const MODEL_WORD =
  /^(?:\d{1,4}[a-z]{0,3}|[a-z]{1,2}\d{1,4}[a-z]{0,2}|mk\d?|mk[iv]+|mark|ii|iii|iv|vi|pro|plus|max|mini|air|ultra|se|xs|xr)$/
/** "AD200 x2", "T7 2TB". */
const HOW_MANY = /^(?:x\d|\d+(?:gb|tb|mb))$/i
const MEASURE =
  /^\s?(?:["”″']|-?(?:inch|in(?= (?:monitor|display|screen))|gb|tb|mm|hz|ghz|mp|core|hours?|years?|x\s?\d))/i
const MAX_MODEL_WORDS = 3

/**
 * The name for the tile, and behind the name of a family the model that the text says: "iPhone" +
 * "13 mini".
 */
export function shownName(mention: Mention, text: ReadText): string {
  const words = text.tokens.slice(mention.to, behindModel(mention, text)).map((token) => token.raw)
  const { entry } = mention
  const heard = text.transcript ? { ...mention, name: asTheySpellIt(entry, mention.name) } : mention
  const shown = [nameOf(heard), ...(text.transcript ? words.map(numberInDigits) : words)].join(' ')
  const { name, maker, category } = entry
  return maker === 'Apple' && category !== 'components' ? withoutChip(shown, name) : shown
}

/** "M1 iMac", "M1 Air": what stands before the name says how fast it is. */
function withoutChip(shown: string, name: string): string {
  const rest = shown.replace(/^M\d (?:(?:Pro|Max|Ultra) )?(?=\S)/i, '')
  return rest === shown || rest.startsWith(name) ? rest : name
}

const numberInDigits = (word: string): string => asWritten([word])?.join('') ?? word

/** "AirPods 4th gen", "X1 Carbon Gen 11". */
function isGeneration(tokens: readonly Token[], at: number): boolean {
  const [one, other] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '']
  const isOne = (word: string) => word === 'gen' || word === 'generation'
  return (
    tokens[at + 1]?.gap === ' ' &&
    ((/^\d+(?:st|nd|rd|th)$/.test(one) && isOne(other)) || (isOne(one) && /^\d{1,2}$/.test(other)))
  )
}

/** The place behind the words of a model. */
export function behindModel({ entry, to }: Mention, { text, tokens, transcript }: ReadText): number {
  if (!isHardware(entry.category)) return to
  let end = to
  for (; end < to + MAX_MODEL_WORDS; end++) {
    const token = tokens[end]
    if (!token || !(/^[ -]$/.test(token.gap) || isFraction(tokens, end))) break
    // "Ryzen nine 7950x": a spoken number is a part of the name when the name goes on.
    const goesOn = MODEL_WORD.test(tokens[end + 1]?.text ?? '') || /^(?:mark|mk)$/.test(tokens[end - 1]?.text ?? '')
    if (transcript && isSpokenNumber(token.text) && goesOn) continue
    if (isGeneration(tokens, end)) return end + 2
    if (!MODEL_WORD.test(token.text) || HOW_MANY.test(token.raw)) break
    if (
      /^\d/.test(token.text) &&
      (MEASURE.test(text.slice(token.end, token.end + 8)) || /^(?:19|20)\d\d$/.test(token.text))
    )
      break
  }
  return end
}

/**
 * The catalogue's name where it is the same name in full ("Photoshop" for "Adobe Photoshop",
 * "Kubernetes" for "k8s"); otherwise, and for things that one can hold, what the visitor calls it:
 * who writes "Twitter" or "Paperwhite" finds that on the tile.
 */
function nameOf({ entry, name }: Mention): string {
  const names = shownNames.get(entry) ?? new Map<string, string>()
  shownNames.set(entry, names)
  const shown = names.get(name) ?? nameAmong(entry, name)
  names.set(name, shown)
  return shown
}

/** By the names of the catalogue: people name the same tools again and again. */
const shownNames = new WeakMap<CatalogEntry, Map<string, string>>()

function nameAmong(entry: CatalogEntry, name: string): string {
  if (isHardware(entry.category) || entry.category === 'vehicle')
    return isMisspelt(name, entry.name) || isWithKind(name, entry) ? entry.name : name
  return isSameName(name, entry.name, entry.maker) ? entry.name : name
}

/**
 * "Convert Kit", "sure SM7B": as captions hear it, where another of its names has the same letters.
 */
function asTheySpellIt({ name, aliases }: CatalogEntry, heard: string): string {
  const letters = lettersOf(heard)
  const isSlip = (other: string) =>
    /^\p{Lu}/u.test(other) &&
    /^\p{Ll}/u.test(heard) &&
    other.replace(/\D/g, '') === heard.replace(/\D/g, '') &&
    editDistance(lettersOf(other), letters) === 1
  const isAlike = (other: string) => lettersOf(other) === letters || isSlip(other)
  return [name, ...aliases].find(isAlike) ?? heard
}

const lettersOf = (name: string): string => keyOf(name).replaceAll(' ', '')

/** "Pixel phone", "reMarkable tablet": what kind of thing it is, and no part of the name. */
function isWithKind(name: string, { name: right, maker }: Mention['entry']): boolean {
  const words = keyOf(name).split(' ')
  const kind = words.at(-1) ?? ''
  const bare = words.slice(0, -1).join(' ')
  const makers = new Set(keyOf(maker).split(' '))
  const known = keyOf(right).split(' ')
  const isTheName = bare === known.join(' ') || bare === known.filter((word) => !makers.has(word)).join(' ')
  return bare !== '' && isTheName && isKindOfThing(kind)
}

/** "Aura Ring", as captions write it. */
const isMisspelt = (name: string, right: string): boolean =>
  !/\d/.test(`${name}${right}`) && name.length > 5 && editDistance(keyOf(name), keyOf(right)) === 1

/** "Bash shell", "Jupyter notebooks". */
const KIND_BEHIND =
  /(?<=\S{4,}) (?:app|shell|language|browser|notebook|container|image|store|shop|editor|framework|database|game|website|site|plugin|extension|board|page)s?$/

function isSameName(alias: string, name: string, maker: string): boolean {
  const makers = new Set(keyOf(maker).split(' '))
  // "PHP 8" is PHP: of a program, the tile says which, not which version.
  const a = keyOf(alias)
    .replace(/(?<=\S) v?\d+(?: \d+)*$/, '')
    .replace(KIND_BEHIND, '')
    .split(' ')
  const b = keyOf(name).split(' ')
  const glued = (words: readonly string[]) => words.join('')
  if (glued(a) === glued(b)) return true
  const allowed = glued(a).length > 5 && !/[\d+#]/.test(`${alias}${name}`) ? 2 : 0
  if (editDistance(glued(a), glued(b)) <= allowed) return true
  const without = (words: readonly string[]) => glued(words.filter((word) => !makers.has(word)))
  if (without(a) !== '' && without(a) === without(b)) return true
  return a.length === 1 && isShortFor(glued(a), b)
}

/** "k8s", "fcpx", "ps", "vscode": the letters in their order, beginning with the first. */
function isShortFor(short: string, words: readonly string[]): boolean {
  const full = words.join('')
  if (short.length > 6 || short.length > full.length / 1.5 || full.startsWith(short)) return false
  let at = 0
  for (const letter of short.replace(/\d/g, '')) {
    at = full.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return short[0] === full[0]
}
