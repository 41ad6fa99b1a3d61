import { FeatureSet } from '../models/feature-set'
import { COMMAS, NAME, type UsageText } from './usage-text'

/** What around a name shows how a text uses it: the words of its sentence and of those beside it, and what they say. */

export const USAGE_BITS = 17

/** So far the words of a sentence count. */
const FARTHEST = 24
/** So far pairs and parts of words count. */
const NEAR = 8
const OF_THE_SENTENCE_BEFORE = 14
const OF_THE_NEXT_SENTENCE = 10
/** A sponsor of the sentence before last still pays, and a job goes on; what else was said there is over. */
const DISCOURSE = 60
const LASTS = new Set(['sponsor', 'talk', 'work'])
const OTHER_MENTIONS = 8

const distance = (steps: number): string => (steps < 4 ? `${steps}:` : steps < 6 ? '4:' : steps < 10 ? '6:' : '10:')

/** Where the sentence of a name, its clause and its list of names begin and end. */
interface Around {
  readonly place: number
  readonly begin: number
  readonly end: number
  readonly clause: readonly [number, number]
  readonly list: readonly [number, number]
  readonly sentence: readonly [number, number]
}

function around(
  { words, places, sentenceOf, begins }: UsageText,
  of: number,
): Around & { first: number; last: number } {
  const place = places[of] ?? 0
  const sentence = sentenceOf[place] ?? 0
  const start = begins[sentence] ?? 0
  const stop = begins[sentence + 1] ?? words.length
  const begin = Math.max(start, place - FARTHEST)
  const end = Math.min(stop, place + FARTHEST)
  let from = place
  while (from > begin && !COMMAS.has(words[from - 1] ?? '')) from--
  let to = place + 1
  while (to < end && !COMMAS.has(words[to] ?? '')) to++
  const isNext = (one: number) => {
    const [here = 0, there = 0] = [places[one], places[one + 1]]
    return there - here <= 3 && sentenceOf[here] === sentenceOf[there]
  }
  let first = of
  while (first > 0 && of - first < OTHER_MENTIONS && isNext(first - 1)) first--
  let last = of
  while (last < places.length - 1 && last - of < OTHER_MENTIONS && isNext(last)) last++
  return {
    place,
    begin,
    end,
    clause: [from, to],
    list: [places[first] ?? 0, places[last] ?? 0],
    sentence: [start, stop],
    first,
    last,
  }
}

export function usageFeatures(text: UsageText, of: number): FeatureSet {
  const features = new FeatureSet(USAGE_BITS)
  const { words, places, sentenceOf, begins, names, isCapital } = text
  const { first, last, ...near } = around(text, of)
  const { place, begin, end, clause, list } = near
  const [start, stop] = near.sentence
  const word = (at: number): string => words[at] ?? '$'
  const own = (offset: number): string => {
    const at = place + offset
    return at < begin ? '^' : at >= end ? '$' : word(at)
  }
  features.add('bias')
  features.add(`capital=${isCapital[of]}`)
  features.add(`before=${Math.min(of, 4)}`)
  features.add(`behind=${Math.min(places.length - 1 - of, 3)}`)
  features.add(`l2:${own(-2)} ${own(-1)}`)
  features.add(`l3:${own(-3)} ${own(-2)} ${own(-1)}`)
  features.add(`r2:${own(1)} ${own(2)}`)
  features.add(`r3:${own(1)} ${own(2)} ${own(3)}`)
  features.add(`m2:${own(-1)} ${own(1)}`)
  features.add(`m4:${own(-2)} ${own(-1)} ${own(1)} ${own(2)}`)
  for (let at = begin; at < end; at++) {
    if (at === place) continue
    const side = at < place ? 'L' : 'R'
    const here = word(at)
    const steps = Math.abs(at - place)
    features.add(side, distance(steps), here)
    features.add(side, ':', here)
    if (clause[0] <= at && at < clause[1]) features.add('C', side, ':', here)
    if (steps > NEAR) continue
    features.add(side === 'L' ? 'Lb:' : 'Rb:', here, ' ', at + 1 < end ? word(at + 1) : '$')
    if (here.length > 4) {
      features.add(side, 'p:', here.slice(0, 4))
      features.add(side, 'p:', here.slice(0, 5))
      features.add(side, 's:', here.slice(-3))
    }
  }
  if (begin === start) features.add('first:', word(begin))
  if (begin === start) features.add('first2:', word(begin), ' ', word(begin + 1))
  features.add('clause:', word(clause[0]), ' ', word(clause[0] + 1))
  features.add(`list=${Math.min(of - first, 2)}/${Math.min(last - first, 3)}`)
  for (let step = 1; step <= 4; step++) {
    if (list[0] - step >= begin) features.add('GL', `${step}:`, word(list[0] - step))
    if (list[1] + step < end) features.add('GR', `${step}:`, word(list[1] + step))
  }
  const sentence = sentenceOf[place] ?? 0
  for (let at = Math.max(begins[sentence - 1] ?? begin, start - OF_THE_SENTENCE_BEFORE); at < start; at++)
    features.add('P:', word(at))
  const nextStop = Math.min(begins[sentence + 2] ?? words.length, stop + OF_THE_NEXT_SENTENCE)
  for (let at = stop; at < nextStop; at++) {
    features.add('N:', word(at))
    features.add('Nb:', word(at), ' ', word(at + 1))
  }
  features.add('next:', word(stop))
  features.add('next2:', word(stop), ' ', word(stop + 1))
  features.add('stop:', word(stop - 1))
  features.add('stop:', word(stop - 1), ' ', word(stop))
  features.add('stopBefore:', word(start - 1))
  features.add(`sentence=${Math.min(sentence, 3)}/${Math.min(begins.length - 1 - sentence, 2)}`)
  const isSame = (other: string) => other === names[of]
  const earlier = names.slice(Math.max(0, of - OTHER_MENTIONS), of).some(isSame)
  const later = names.slice(of + 1, of + 1 + OTHER_MENTIONS).some(isSame)
  features.add(`again=${earlier},${later}`)
  addCues(features, text, sentence, near)
  return features
}

/** The same, with what the words say for the words: it is the same in every language. */
function addCues(
  features: FeatureSet,
  { words, begins, cuesAt }: UsageText,
  sentence: number,
  { place, begin, end, clause, list, sentence: [start, stop] }: Around,
): void {
  /** The sentence as a row of cues, names and commas. */
  const row: string[] = []
  let own = 0
  for (let at = begin; at < end; at++) {
    if (at === place) own = row.push('§') - 1
    else if (words[at] === NAME) row.push(NAME)
    else if (COMMAS.has(words[at] ?? '')) row.push(',')
    const kinds = cuesAt.get(at)
    if (!kinds) continue
    row.push(kinds.join('|'))
    const side = at < place ? 'L' : 'R'
    for (const kind of kinds) {
      features.add('k', side, distance(Math.abs(at - place)), kind)
      features.add('k', side, ':', kind)
      if (clause[0] <= at && at < clause[1]) features.add('kC', side, ':', kind)
    }
  }
  for (let step = 1; step <= 4; step++) {
    for (const kind of cuesAt.get(list[0] - step) ?? []) features.add('kGL', `${step}:`, kind)
    for (const kind of cuesAt.get(list[1] + step) ?? []) features.add('kGR', `${step}:`, kind)
  }
  const in_ = (cues: readonly string[], at: number) => cues[at] ?? (at < 0 ? '^' : '$')
  const k = (offset: number) => in_(row, own + offset)
  features.add(`k:${k(-1)} § ${k(1)}`)
  features.add(`k:${k(-2)} ${k(-1)} §`)
  features.add(`k:${k(-3)} ${k(-2)} ${k(-1)} §`)
  features.add(`k:§ ${k(1)} ${k(2)}`)
  features.add(`k:§ ${k(1)} ${k(2)} ${k(3)}`)
  features.add(`k:${k(-2)} ${k(-1)} § ${k(1)} ${k(2)}`)
  const said = row.filter((kind) => kind !== NAME && kind !== ',')
  const at = said.indexOf('§')
  const s = (offset: number) => in_(said, at + offset)
  features.add(`s:${s(-1)} § ${s(1)}`)
  features.add(`s:${s(-2)} ${s(-1)} §`)
  features.add(`s:§ ${s(1)} ${s(2)}`)
  for (let other = -4; other < 4; other++) features.add(other < 0 ? 'sL:' : 'sR:', s(other), ' ', s(other + 1))
  for (let at = Math.max(begins[sentence - 1] ?? start, start - DISCOURSE); at < start; at++)
    for (const kind of cuesAt.get(at) ?? []) features.add('kP:', kind)
  for (let at = Math.max(0, start - DISCOURSE); at < start; at++)
    for (const kind of cuesAt.get(at) ?? []) if (LASTS.has(kind)) features.add('kE:', kind)
  let index = 0
  const nextStop = Math.min(begins[sentence + 2] ?? words.length, stop + DISCOURSE)
  for (let at = stop; at < nextStop; at++)
    for (const kind of cuesAt.get(at) ?? []) {
      features.add('kN:', kind)
      if (index++ < 2) features.add('kN', `${index}:`, kind)
    }
}
