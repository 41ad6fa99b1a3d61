import { isCommonWord, isFirstName, isForeignWord, isOrdinary } from '@/lib/catalog/everyday'
import { isPlace } from '@/lib/catalog/places'
import { isKindOfThing } from '@/lib/catalog/brands'
import { bucketOf } from '../models/feature-set'
import { ONE } from '../models/linear-model'
import { LANGUAGES } from '../languages'
import type { Candidate } from './name-candidates'
import { GAP, KNOWN, SCRIPTS, SHAPE, type NameText, type Unit } from './name-text'

/** What shows that a part of a text is a name: its form and what stands around it, never which name it is. */

export const NAME_BITS = 16

const SEPARATES: ReadonlySet<number> = new Set([
  GAP.start,
  GAP.comma,
  GAP.line,
  GAP.stop,
  GAP.colon,
  GAP.opening,
  GAP.closing,
  GAP.dash,
  GAP.slash,
  GAP.arrow,
])

/** The words that join two names of a list. */
const JOINING = new Set(
  'and und et y e en i ve и та й і と や 和 跟 与 및 और و ו dan plus or oder ou o of lub veya или або और'.split(' '),
)

const wordAt = (units: readonly Unit[], at: number, sentence: readonly number[], own: number): string => {
  const unit = units[at]
  if (!unit) return '^'
  return sentence[at] === own ? unit.text : '^'
}

/** A letter for each shape. */
const SHAPES = 'xXAMD9k'

/** The buckets of a candidate's features, each once. */
export function nameFeatures({ units, sentenceOf }: NameText, { from, to }: Candidate): number[] {
  const buckets: number[] = []
  const add = (feature: string) => {
    const bucket = bucketOf(feature, NAME_BITS)
    if (!buckets.includes(bucket)) buckets.push(bucket)
  }
  const sentence = sentenceOf[from] ?? 0
  const word = (at: number) => wordAt(units, at, sentenceOf, sentence)
  const [first, last] = [units[from], units[to - 1]]
  if (!first || !last) return buckets
  const [l1, l2, r1, r2] = [word(from - 1), word(from - 2), word(to), word(to + 1)]
  const gapBefore = from === 0 ? GAP.start : first.gapKind
  const gapBehind = units[to]?.gapKind ?? GAP.start
  let shape = ''
  for (let at = from; at < to; at++)
    shape += `${units[at]?.gap === '' && at > from ? '' : (units[at]?.gap ?? '').trim()}${SHAPES.charAt(units[at]?.shape ?? SHAPE.small)}`
  const script = `${first.script}${last.script === first.script ? '' : last.script}`
  const names = [
    `s:${shape}`,
    `s:${shape} ${script} ${gapBefore} ${gapBehind}`,
    `l1:${l1}`,
    `r1:${r1}`,
    `l2:${l2} ${l1}`,
    `r2:${r1} ${r2}`,
    `lr:${l1} ${r1}`,
    `l2w:${l2}`,
    `r2w:${r2}`,
    `l1s:${l1} ${shape}`,
    `r1s:${r1} ${shape}`,
    `l1g:${gapBefore} ${l1}`,
    `r1g:${gapBehind} ${r1}`,
    `gg:${gapBefore} ${gapBehind}`,
    `r1p:${gapBehind} ${r1.slice(0, 1)}`,
    `r1q:${gapBehind} ${r1.slice(0, 2)}`,
    `l1p:${gapBefore} ${l1.slice(-1)}`,
    `l1q:${gapBefore} ${l1.slice(-2)}`,
    `f:${first.text}`,
    `e:${last.text}`,
  ]
  for (const name of names) add(name)
  for (let at = from + 1; at < to - 1; at++) add(`m:${units[at]?.text ?? ''}`)
  add(`f3:${first.text.slice(0, 3)}`)
  add(`e3:${last.shape} ${last.text.slice(-3)}`)
  add(`e2:${last.script} ${last.shape} ${last.text.slice(-2)}`)
  add(`ff:${first.shape}${first.frequency} ${last.shape}${last.frequency} ${script}`)
  add(`ss:${first.shape} ${from === 0 || sentenceOf[from - 1] !== sentence}`)
  return buckets
}

const LARGEST = 63
const MIDDLE = 32
const STEPS_OF_ONE = 5
const CUE_REACH = 15
const CUES = ['with', 'others', 'work', 'buy', 'supply', 'event']
/** More than half. */
const LIKELY = 0

const toStep = (margin: number): number =>
  Math.max(1, Math.min(LARGEST, MIDDLE + Math.round((margin * STEPS_OF_ONE) / ONE)))

/** What a text shows of all its candidates. */
export interface Margins {
  /** The highest margin of those that end before, and begin at, each unit. */
  readonly endingAt: Int32Array
  readonly beginningAt: Int32Array
  readonly likely: number
  readonly likelyIn: ReadonlyMap<number, number>
}

const NONE = -12 * ONE

export function marginsOf({ units, sentenceOf }: NameText, candidates: readonly Candidate[], of: Int32Array): Margins {
  const endingAt = new Int32Array(units.length + 1).fill(NONE)
  const beginningAt = new Int32Array(units.length + 1).fill(NONE)
  const likelyIn = new Map<number, number>()
  let likely = 0
  for (const [index, { from, to }] of candidates.entries()) {
    const margin = of[index] ?? NONE
    if (margin > (endingAt[to] ?? NONE)) endingAt[to] = margin
    if (margin > (beginningAt[from] ?? NONE)) beginningAt[from] = margin
    if (margin <= LIKELY) continue
    likely++
    const sentence = sentenceOf[from] ?? 0
    likelyIn.set(sentence, (likelyIn.get(sentence) ?? 0) + 1)
  }
  return { endingAt, beginningAt, likely, likelyIn }
}

/** Sums over the units before each, so that a sentence is counted once. */
export interface Counts {
  readonly large: Uint16Array
  readonly separators: Uint16Array
  readonly frequent: Uint16Array
}

export function countsOf({ units }: NameText): Counts {
  const counts = {
    large: new Uint16Array(units.length + 1),
    separators: new Uint16Array(units.length + 1),
    frequent: new Uint16Array(units.length + 1),
  }
  for (const [at, { shape, gap, frequency }] of units.entries()) {
    counts.large[at + 1] = (counts.large[at] ?? 0) + Number(shape > SHAPE.small && shape < SHAPE.digits)
    counts.separators[at + 1] = (counts.separators[at] ?? 0) + Number(/[,;、，،+/|]/.test(gap))
    counts.frequent[at + 1] = (counts.frequent[at] ?? 0) + Number(frequency > 1)
  }
  return counts
}

export function nameNumbers(
  text: NameText,
  { from, to }: Candidate,
  margin: number,
  margins: Margins,
  counts: Counts,
): Uint8Array {
  const { units, sentenceOf, begins, knownBefore, countOf } = text
  const [first, last] = [units[from], units[to - 1]]
  if (!first || !last) return new Uint8Array()
  const sentence = sentenceOf[from] ?? 0
  const begin = begins[sentence] ?? 0
  const end = begins[sentence + 1] ?? units.length
  const [before, behind] = [from > begin ? units[from - 1] : undefined, to < end ? units[to] : undefined]
  const gapBefore = from === 0 ? GAP.start : first.gapKind
  const gapBehind = units[to]?.gapKind ?? GAP.start
  const isJoinedBefore = before !== undefined && JOINING.has(before.text)
  const isJoinedBehind = behind !== undefined && JOINING.has(behind.text)
  const known = knownBefore[from] ?? 0
  const within = (sums: ArrayLike<number>) => (sums[end] ?? 0) - (sums[begin] ?? 0)
  const shareOf = (sums: ArrayLike<number>) => Math.round((LARGEST * within(sums)) / (end - begin))
  const own = ownWords(units, from, to)
  const near = cuesNear(text, { from, to }, begin, end)
  const numbers = [
    ...[toStep(margin), to - from, last.end - first.start, first.shape, last.shape, own.highest],
    ...[SCRIPTS.indexOf(first.script), SCRIPTS.indexOf(last.script)],
    ...[LANGUAGES.findIndex((lang) => lang === text.lang) + 1, text.cased, gapBefore, gapBehind],
    ...[Number(from === begin), Number(to === end), from - begin, end - begin],
    ...[first.frequency, last.frequency, own.least, own.most],
    ...[before ? before.frequency + 1 : 0, behind ? behind.frequency + 1 : 0],
    ...[before ? before.shape + 1 : 0, behind ? behind.shape + 1 : 0],
    ...[own.ordinary, own.names, own.common, Number(isPlace(text.text.slice(first.start, last.end)))],
    ...[knownBefore[units.length] ?? 0, known - (knownBefore[begin] ?? 0), (knownBefore[end] ?? 0) - known],
    ...[stepsToKnown(units, from - 1, -1), stepsToKnown(units, to, 1)],
    isJoinedBefore ? 2 : Number(SEPARATES.has(gapBefore)),
    isJoinedBehind ? 2 : Number(SEPARATES.has(gapBehind)),
    isJoinedBefore || gapBefore !== GAP.space ? siblingBefore(units, margins, isJoinedBefore ? from - 1 : from) : 0,
    isJoinedBehind || gapBehind !== GAP.space ? siblingBehind(units, margins, isJoinedBehind ? to + 1 : to) : 0,
    bestInside(margins, from, to),
    toStep(Math.max(margins.beginningAt[from] ?? NONE, margins.endingAt[to] ?? NONE)),
    ...[margins.likely, margins.likelyIn.get(sentence) ?? 0, shareOf(counts.large), within(counts.separators)],
    Number(SEPARATES.has(gapBefore)) + 2 * Number(SEPARATES.has(gapBehind)),
    ...[Number(behind !== undefined && isKindOfThing(behind.text)), own.written, countOf.get(first.text) ?? 0],
    ...[near.before('use'), near.useBehind, ...CUES.map(near.before)],
    ...[Math.round(units.length / 8), shareOf(counts.frequent), last.raw.length],
  ]
  return Uint8Array.from(numbers, (number) => Math.max(0, Math.min(LARGEST, number)))
}

function ownWords(units: readonly Unit[], from: number, to: number) {
  const own = { least: 3, most: 0, highest: 0, ordinary: 0, names: 0, common: 0, written: 0 }
  for (const [at, { frequency, shape, text, gap }] of units.slice(from, to).entries()) {
    own.least = Math.min(own.least, frequency)
    own.most = Math.max(own.most, frequency)
    own.highest = Math.max(own.highest, shape === SHAPE.caseless ? SHAPE.small : shape)
    own.ordinary += Number(isOrdinary(text))
    own.names += Number(isFirstName(text))
    own.common += Number(isCommonWord(text) || isForeignWord(text))
    own.written += Number(shape === SHAPE.withDigits || shape === SHAPE.digits) + Number(at > 0 && gap === '.')
  }
  return own
}

/** How far the next words of use, of others … are. */
function cuesNear({ cuesAt }: NameText, { from, to }: Candidate, begin: number, end: number) {
  const near = new Map<string, number>()
  for (let at = Math.max(begin, from - CUE_REACH); at < from; at++)
    for (const kind of cuesAt.get(at) ?? []) near.set(kind, from - at)
  let useBehind = CUE_REACH + 1
  for (let at = Math.min(end, to + CUE_REACH) - 1; at >= to; at--)
    if (cuesAt.get(at)?.includes('use')) useBehind = at - to + 1
  return { before: (kind: string) => near.get(kind) ?? CUE_REACH + 1, useBehind }
}

const siblingBefore = (units: readonly Unit[], { endingAt }: Margins, at: number): number =>
  units[at - 1]?.text === KNOWN ? LARGEST : toStep(endingAt[at] ?? NONE)

const siblingBehind = (units: readonly Unit[], { beginningAt }: Margins, at: number): number =>
  units[at]?.text === KNOWN ? LARGEST : toStep(beginningAt[at] ?? NONE)

function bestInside({ beginningAt, endingAt }: Margins, from: number, to: number): number {
  let best = NONE
  for (let at = from + 1; at < to; at++) best = Math.max(best, beginningAt[at] ?? NONE, endingAt[at] ?? NONE)
  return toStep(best)
}

const FAR = 12

function stepsToKnown(units: readonly Unit[], at: number, step: number): number {
  for (let count = 1; count <= FAR; count++) if (units[at + step * (count - 1)]?.text === KNOWN) return count
  return FAR + 1
}
