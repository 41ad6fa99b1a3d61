import { brandAt, isKindOfThing, kindCategory, type Brand } from '@/lib/catalog/brands'
import { isOrdinary } from '@/lib/catalog/everyday'
import { type Category, isHardware } from '@/lib/catalog/categories'
import { entryNamed, nameIndex } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import type { Token } from '@/lib/catalog/tokens'
import type { Mention } from '../mention'
import { behindKind, isAllOfItsKind } from '../signs/kind-of-thing'
import { isAnswerToLabel } from '../signs/labels'
import { isCapital, type ReadText } from '../text'
import {
  AMOUNT,
  behindMeasure,
  behindSize,
  inSingular,
  isAperture,
  isBehindInches,
  isFocalLength,
  isFraction,
  isOfPorts,
  isSlot,
  MEASURED,
} from './measures'
import { spelledModel, spokenLens, type SpokenModel } from './spoken-model'

interface BrandedModel {
  readonly entry: CatalogEntry | undefined
  readonly text: string
  readonly category: Category
  readonly to: number
  /** The maker alone. */
  readonly isBare?: boolean
}

const MAX_MODEL_WORDS = 5
const STOPS = new Set(
  'i we and or for with in on at to from is was are were which that but so because as it my the a an of by when while then also after before under over'.split(
    ' ',
  ),
)

const OF_ONES_OWN = new Set(
  'a an my our old whatever trusty vintage secondhand spare favorite favourite ein eine mein meine un une mon ma una mi um uma'.split(
    ' ',
  ),
)

/** "A Microsoft shop", "a Sony employee". */
const COMPANY = new Set(
  'shop company house store employee office school team fan person world account software ecosystem products user users platform platforms'.split(
    ' ',
  ),
)

/** "u4021qw", "27uk850": only products have such names. */
const isModelNumber = (next: Token | undefined): boolean =>
  next?.gap === ' ' && next.text.length > 4 && /[a-z]/.test(next.text) && /\d\d/.test(next.text)

/** "Fujitsu fi-8170", "Casio fx-CG50": small letters that a number goes on with. */
const opensModel = (tokens: readonly Token[], at: number): boolean =>
  /^\p{Ll}{1,3}$/u.test(tokens[at]?.raw ?? '') && tokens[at + 1]?.gap === '-' && /\d/.test(tokens[at + 1]?.raw ?? '')

/** "L-eXtreme", "Tsuki-yo": small at first, behind a dash, and no word. */
const isSuffix = ({ gap, raw, text }: Token): boolean =>
  gap === '-' && (/^\p{Ll}+\p{Lu}/u.test(raw) || (/^\p{Ll}{2,4}$/u.test(raw) && !isOrdinary(text) && !ALIKE.test(text)))
/** "Leica-ish". */
const ALIKE = /^(?:ish|esque|like|type|y)$/

/** "Lamps" behind a maker of lamps. */
const kindOfTheirs = (next: Token | undefined, { kinds }: Brand) =>
  next && /^["”″]? $/.test(next.gap)
    ? kinds.find(({ word }) => next.text === word || next.text === `${word}s`)
    : undefined

/** "A Leuchtturm and a Lamy", "we get by on Ryobi": a maker of things names the thing. */
function isOneOfTheirs(text: ReadText, at: number, brand: Brand): boolean {
  const { tokens, cased } = text
  const { everyday, to } = brand
  const next = tokens[to]
  if (next?.gap === ' ' && COMPANY.has(next.text)) return false
  const beginsName = next?.gap === ' ' && isCapital(next)
  if (brand.isDistinct(tokens[at]?.raw ?? '') && !beginsName) return true
  if ((cased || !everyday) && isAllOfItsKind({ from: at, to }, text)) return true
  if (!cased) return false
  if (tokens[at]?.gap === ' ' && isSomethingFrom(at, tokens)) return true
  if (everyday || beginsName || kindOfTheirs(next, brand) !== undefined) return false
  // "Walkie-talkies: Motorola."
  return isAnswerToLabel({ from: at, to }, text) || (tokens[at]?.gap === ' ' && isOnesOwn(at, text))
}

/**
 * "A red Pentel", "a 5-quart Staub": what it looks like stands between the article and the maker.
 */
function isOnesOwn(at: number, text: ReadText): boolean {
  const from = behindMeasure(at, text.tokens)
  const before = LOOKS.has(text.tokens[from - 1]?.text ?? '') ? from - 1 : from
  return OF_ONES_OWN.has(text.tokens[before - 1]?.text ?? '')
}

const LOOKS = new Set(
  'red green blue black white grey gray silver yellow orange pink purple brown big small little tiny huge cheap used battered ancient paper leather mechanical electric manual'.split(
    ' ',
  ),
)

/** "Two monitors, one from Dell and something by AOC", "planes from Lie-Nielsen". */
const isSomethingFrom = (at: number, tokens: readonly Token[]): boolean => {
  const what = tokens[at - 2]?.text ?? ''
  return (
    /^(?:from|by)$/.test(tokens[at - 1]?.text ?? '') &&
    (/^(?:something|one|another|thing|ones)$/.test(what) || (what.endsWith('s') && isKindOfThing(what)))
  )
}

/** "My Dell laptop": a maker with a kind of thing, without a model. */
function kindBehind(text: ReadText, brand: Brand): { category: Category; from: number; to: number } | undefined {
  const { tokens, starts } = text
  const from = behindSize(tokens, brand.to)
  const next = tokens[from]
  if (from === brand.to && (next?.gap !== ' ' || starts[from])) return undefined
  const kind = kindOfTheirs(next, brand)
  const end = behindKind({ from: from - 1, to: from }, text)
  if (kind && end <= from + 1) return { category: kind.category, from, to: from + 1 }
  const words = tokens.slice(from, end).map((token) => token.text)
  const category = kindCategory(words.join(' '))
  return category && { category, from, to: end }
}

/** Nothing is known here but the maker, or a bare family of his. */
const isWithin = (accepted: Mention | undefined, brand: Brand): boolean =>
  accepted === undefined || accepted.to <= brand.to + 1

const spokenModel = (brand: Brand, tokens: readonly Token[]): SpokenModel | undefined =>
  (brand.kinds.some(({ word }) => word === 'lens') ? spokenLens(brand, tokens) : undefined) ??
  spelledModel(brand, tokens)

/** A known maker with a model that is no entry: "Keychron Q2", "Logitech G Pro". */
export function brandedModel(
  text: ReadText,
  at: number,
  chosen: ReadonlyMap<number, Mention>,
): BrandedModel | undefined {
  const accepted = chosen.get(at)
  const { tokens, starts, cased } = text
  const brand = brandAt(tokens, at)
  if (!brand) return undefined
  const first = tokens[at]
  // "Canon's L class lenses" are all of theirs.
  if (/['’]s$/.test(tokens[brand.to - 1]?.raw ?? '')) return undefined
  // All makers but "de Buyer" begin with a capital.
  const isWrittenSo = first && (isCapital(first) || brand.name.startsWith(first.raw))
  if (!first || (cased && !isWrittenSo)) return undefined
  const spoken = text.transcript && isWithin(accepted, brand) ? spokenModel(brand, tokens) : undefined
  if (spoken) return { entry: entryNamed(spoken.text), category: brand.category, ...spoken }
  // "coleman stove" says its maker where capitals say nothing; "smart lights" does not.
  if (!cased && brand.everyday && !kindOfTheirs(tokens[brand.to], brand) && !isModelNumber(tokens[brand.to]))
    return undefined
  // "Elixir Phoenix LiveView": who makes strings makes no program.
  const behind = chosen.get(brand.to)?.entry
  if (behind && !isHardware(behind.category) && isHardware(brand.category) && behind.maker !== brand.name)
    return undefined
  let to = brand.to
  let telling = false
  let words = 0
  while (to < tokens.length) {
    const token = tokens[to]
    if (!token || (starts[to] && !isFraction(tokens, to) && !isBehindInches(tokens, to))) break
    if (!/^[ \-/.]$|^$|^ ['’]$/.test(token.gap) && !isBehindInches(tokens, to)) break
    // "Keys-To-Go" is one name.
    if (STOPS.has(token.text) && token.gap !== '-') break
    if (token.gap === ' ' && ++words > MAX_MODEL_WORDS) break
    if (token.gap === '.' && !isFraction(tokens, to)) break
    // "Elixir/Phoenix": what is known by itself behind the stroke is a second name.
    if (token.gap === '/' && (chosen.has(to) || nameIndex().find(token.text))) break
    const hasDigit = /\d/.test(token.raw)
    const isMeasure = /^\d+$/.test(token.raw) && MEASURED.test(text.text.slice(token.end, token.end + 10))
    if (isMeasure && !isBehindInches(tokens, to + 1)) break
    if (AMOUNT.test(token.raw) || isSlot(tokens, to) || isOfPorts(tokens, to)) break
    const isLens = isFocalLength(tokens, to) || isAperture(tokens, to)
    if (!hasDigit && !isLens && !(cased && (isCapital(token) || isSuffix(token))) && !opensModel(tokens, to)) break
    telling ||= hasDigit || to > brand.to || isCapital(token)
    to++
  }
  if (accepted && accepted.to >= to) return undefined
  // "Elixir 1.16" is the language and no string for a guitar.
  const isVersion = tokens.slice(brand.to, to).every((token) => /^v?\d+$/.test(token.raw))
  if (accepted?.to === brand.to && !isHardware(accepted.entry.category) && isVersion) return undefined
  if (to === brand.to) {
    const said = kindBehind(text, brand)
    if (said) {
      const kind = text.text.slice(tokens[said.from]?.start, tokens[said.to - 1]?.end)
      const maker = cased ? text.text.slice(first.start, tokens[brand.to - 1]?.end) : brand.name
      return { entry: undefined, ...said, text: `${maker} ${kind}` }
    }
  }
  if ((to === brand.to || !telling) && !isOneOfTheirs(text, at, brand)) return undefined
  const model = tokens.slice(brand.to, to)
  const name = cased
    ? inSingular(text.text.slice(first.start, tokens[to - 1]?.end), brand.category)
    : [brand.name, ...model.map((token) => (isModelNumber(token) ? token.raw.toUpperCase() : token.raw))].join(' ')
  const next = tokens.slice(to, to + 2).map((token) => token.text)
  const kind = brand.kinds.find(({ word }) => next.includes(word) || next.includes(`${word}s`))
  return {
    entry: accepted && accepted.to > brand.to ? accepted.entry : entryNamed(name),
    text: name,
    category: kind?.category ?? brand.category,
    to,
    isBare: to === brand.to,
  }
}
