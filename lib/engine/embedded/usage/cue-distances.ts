import { COMMAS, NAME, type UsageText } from './usage-text'

/**
 * Numbers about a name that mean the same in every language: for each kind of cue how far it is, on which side, with how
 * many commas and names between, and how often it occurs in the sentences around.
 */

/** The order is the order of the numbers: the trees know a number by its place alone. */
const KINDS = (
  'self others use now past stop move from to with instead no dislike want try urge like sponsor talk work buy but both love ' +
  'until answer neither former latter'
).split(' ')
const INDEX = new Map(KINDS.map((kind, index) => [kind, index]))
const PER_KIND = ['left', 'leftCommas', 'leftNames', 'right', 'rightCommas', 'rightNames', 'alone', 'sentence', 'before', 'next', 'nextAt', 'earlier', 'later'] // prettier-ignore
const OF_PLACE = ['namesBefore', 'namesBehind', 'start', 'stop', 'list', 'listLeft', 'markBefore', 'markBehind', 'markEnd', 'markEarlier', 'markOfList', 'length', 'nextLength', 'capital', 'again', 'againLater', 'letters', 'clause', 'clauseLeft', 'language'] // prettier-ignore

/** Of each number, for people who ask why. */
export const DISTANCE_NAMES = [...KINDS.flatMap((kind) => PER_KIND.map((what) => `${kind} ${what}`)), ...OF_PLACE]

const FAR = 20
const ABSENT = 25
const LONGEST_SENTENCE = 40
/** So many words before and behind a sentence count. */
const DISCOURSE = 60
const MOST_NAMES = 8
const MARKS = [',', '.', '?', ':', '(', ')', '→', '>', '!', '"', '/', '+', '&', '-', '\n', ';']
const SAME_MARK: Record<string, string> = { '，': ',', '、': ',', '。': '.', '।': '.', '？': '?', '؟': '?', '！': '!', '：': ':' } // prettier-ignore
const ALPHABETS = ['en', 'de nl', 'fr es it pt', 'pl ru uk', 'tr id', 'ja zh ko', 'ar he hi']

function markAt(word: string | undefined): number {
  if (word === undefined) return MARKS.length + 2
  if (word === NAME) return MARKS.length + 1
  return MARKS.indexOf(SAME_MARK[word] ?? word) + 1
}

export function cueDistances(text: UsageText, of: number): number[] {
  const { words, places, sentenceOf, begins } = text
  const place = places[of] ?? 0
  const sentence = sentenceOf[place] ?? 0
  const start = begins[sentence] ?? 0
  const stop = begins[sentence + 1] ?? words.length
  const nextStop = Math.min(begins[sentence + 2] ?? words.length, stop + DISCOURSE)
  const inSentence = new Uint8Array(KINDS.length)
  const left = sideOf(text, place, -1, start - 1, inSentence)
  const right = sideOf(text, place, 1, stop, inSentence)
  const before = countOf(text, Math.max(begins[sentence - 1] ?? start, start - DISCOURSE), start)
  const next = countOf(text, stop, nextStop)
  const earlier = countOf(text, Math.max(0, start - DISCOURSE), start)
  const later = countOf(text, stop, Math.min(words.length, stop + DISCOURSE))
  const nextAt = firstOf(text, stop, Math.min(nextStop, stop + FAR))
  const numbers: number[] = []
  for (let kind = 0; kind < KINDS.length; kind++) {
    const [leftAt = 0, leftCommas = 0, leftNames = 0] = left[kind] ?? [ABSENT, ABSENT, ABSENT]
    const [rightAt = 0, rightCommas = 0, rightNames = 0] = right[kind] ?? [ABSENT, ABSENT, ABSENT]
    const alone = leftNames === 0 && rightNames === 0 ? Math.min(leftAt, rightAt) : ABSENT
    numbers.push(leftAt, leftCommas, leftNames, rightAt, rightCommas, rightNames, alone)
    numbers.push(inSentence[kind] ?? 0, before[kind] ?? 0, next[kind] ?? 0, nextAt[kind] ?? FAR)
    numbers.push(earlier[kind] ?? 0, later[kind] ?? 0)
  }
  numbers.push(...placeOf(text, of, { place, start, stop, nextStop }))
  return numbers
}

/** The nearest cue of each kind on one side: its distance, and the commas and names between. */
function sideOf(
  { words, cuesAt }: UsageText,
  place: number,
  step: 1 | -1,
  end: number,
  counts: Uint8Array,
): (readonly [number, number, number] | undefined)[] {
  const nearest = new Array<readonly [number, number, number] | undefined>(KINDS.length)
  let commas = 0
  let names = 0
  for (let at = place + step; at !== end && Math.abs(at - place) < 2 * DISCOURSE; at += step) {
    const word = words[at] ?? ''
    if (COMMAS.has(word)) commas++
    if (word === NAME) names++
    for (const kind of cuesAt.get(at) ?? []) {
      const index = INDEX.get(kind)
      if (index === undefined) continue
      nearest[index] ??= [Math.min(Math.abs(at - place), FAR), Math.min(commas, FAR), Math.min(names, FAR)]
      counts[index] = Math.min(FAR, (counts[index] ?? 0) + 1)
    }
  }
  return nearest
}

function countOf({ cuesAt }: UsageText, from: number, to: number): Uint8Array {
  const counts = new Uint8Array(KINDS.length)
  for (let at = from; at < to; at++)
    for (const kind of cuesAt.get(at) ?? []) {
      const index = INDEX.get(kind)
      if (index !== undefined) counts[index] = Math.min(FAR, (counts[index] ?? 0) + 1)
    }
  return counts
}

function firstOf({ cuesAt }: UsageText, from: number, to: number): (number | undefined)[] {
  const first = new Array<number | undefined>(KINDS.length)
  for (let at = from; at < to; at++)
    for (const kind of cuesAt.get(at) ?? []) {
      const index = INDEX.get(kind)
      if (index !== undefined) first[index] ??= at - from
    }
  return first
}

interface Sentence {
  readonly place: number
  readonly start: number
  readonly stop: number
  readonly nextStop: number
}

/**
 * Where a name is in its list, its clause and its sentence, and which marks are beside it. Not where in the text: the long
 * texts among the examples are interviews, of which only the used names are known.
 */
function placeOf(text: UsageText, of: number, { place, start, stop, nextStop }: Sentence): number[] {
  const { words, places, names, isCapital, lang } = text
  const isNear = (one: number) => (places[one + 1] ?? Infinity) - (places[one] ?? 0) <= 3
  let first = of
  while (first > 0 && of - first < MOST_NAMES && isNear(first - 1)) first--
  let last = of
  while (last - of < MOST_NAMES && isNear(last)) last++
  let before = 0
  while (before < MOST_NAMES && (places[of - before - 1] ?? -1) >= start) before++
  let behind = 0
  while (behind < MOST_NAMES && (places[of + behind + 1] ?? Infinity) < stop) behind++
  let clause = 0
  while (place - clause > start && clause < FAR && !COMMAS.has(words[place - clause - 1] ?? '')) clause++
  let clauseLeft = 0
  while (place + clauseLeft + 1 < stop && clauseLeft < FAR && !COMMAS.has(words[place + clauseLeft + 1] ?? ''))
    clauseLeft++
  const isSame = (other: string) => other === names[of]
  return [
    before,
    behind,
    Math.min(place - start, FAR),
    Math.min(stop - place, FAR),
    of - first,
    last - of,
    markAt(words[place - 1]),
    markAt(words[place + 1]),
    markAt(words[stop - 1]),
    markAt(words[start - 1]),
    markAt(words[(places[last] ?? 0) + 1]),
    Math.min(stop - start, LONGEST_SENTENCE),
    Math.min(nextStop - stop, LONGEST_SENTENCE),
    isCapital[of] ? 1 : 0,
    Math.min(3, names.slice(Math.max(0, of - MOST_NAMES), of).filter(isSame).length),
    Math.min(3, names.slice(of + 1, of + 1 + MOST_NAMES).filter(isSame).length),
    Math.min((names[of] ?? '').length, FAR),
    clause,
    clauseLeft,
    ALPHABETS.findIndex((languages) => languages.includes(lang)) + 1,
  ]
}
