import { encodeModel, storedWeight, type Weights } from '@/lib/engine/embedded/models/sparse-model'
import {
  gramFeatures,
  hash,
  isNameHash,
  nameFeature,
  rootFeatures,
  wordFeatures,
  wordsOf,
  type Word,
} from '@/lib/engine/embedded/wishes/features'
import { learnFromWishes, raiseNames } from './learn-from-wishes'
import type { PersonaTexts } from './persona-examples'

/**
 * Weights of the persona ranker: BM25 over names, telling words and records, summed into one integer for each feature and
 * persona, and then corrected by written wishes. No function is used whose last digit differs between processors, so that the same examples always give the same
 * bytes.
 */

interface Field {
  readonly texts: readonly (readonly string[])[]
  readonly features: (words: readonly Word[]) => string[]
  /** How much the field counts beside the others. */
  readonly share: number
}

const SCALE = 4
const K1 = 1.2
const LENGTH_SHARE = 0.5
const NAME_WEIGHT = 70
const LONGER_NAME_WEIGHT = 60
/** Smaller weights decide nothing, and without them the file is smaller. */
const SMALLEST = 7.3

/** Base-2 logarithm by squaring: exact to 2⁻¹² and the same on every processor. */
export function log2(value: number): number {
  let whole = 0
  let rest = value
  while (rest >= 2) {
    rest /= 2
    whole++
  }
  while (rest < 1) {
    rest *= 2
    whole--
  }
  let fraction = 0
  for (let bit = 0.5; bit > 2 ** -13; bit /= 2) {
    rest *= rest
    if (rest >= 2) {
      rest /= 2
      fraction += bit
    }
  }
  return whole + fraction
}

export type Matrix = Map<number, Map<number, number>>

function addField(matrix: Matrix, { texts, features, share }: Field): void {
  const documents = texts.map((own) => {
    const counts = new Map<string, number>()
    let length = 0
    for (const text of own)
      for (const feature of features(wordsOf(text))) {
        counts.set(feature, (counts.get(feature) ?? 0) + 1)
        length++
      }
    return { counts, length }
  })
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length
  const holders = new Map<string, number>()
  for (const { counts } of documents)
    for (const feature of counts.keys()) holders.set(feature, (holders.get(feature) ?? 0) + 1)
  for (const [persona, { counts, length }] of documents.entries())
    for (const [feature, count] of counts) {
      const held = holders.get(feature) ?? 1
      const rarity = log2(1 + (documents.length - held + 0.5) / (held + 0.5))
      const saturated = (count * (K1 + 1)) / (count + K1 * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average))
      add(matrix, hash(feature), persona, Math.round(rarity * saturated * share * SCALE))
    }
}

function add(matrix: Matrix, feature: number, persona: number, more: number): void {
  const row = matrix.get(feature) ?? new Map<number, number>()
  row.set(persona, (row.get(persona) ?? 0) + more)
  matrix.set(feature, row)
}

function addNames(matrix: Matrix, persona: number, names: readonly string[]): void {
  for (const feature of new Set(names.map((name) => nameFeature(wordsOf(name))))) {
    const words = feature.split(' ').length
    add(matrix, hash(feature), persona, NAME_WEIGHT + LONGER_NAME_WEIGHT * (words - 1))
  }
}

/** How much each field counts: found on paraphrases, of which nothing is learned. */
export const SHARES = {
  names: 0.6,
  foreignNames: 0.23,
  nameGrams: 0.17,
  about: 0.43,
  tasks: 0.17,
  words: 1.5,
}

export function buildMatrix(personas: readonly PersonaTexts[]): Matrix {
  const namesOf = (persona: PersonaTexts) => [...persona.names, ...persona.foreignNames]
  const fields: Field[] = [
    { texts: personas.map(({ names }) => names), features: wordFeatures, share: SHARES.names },
    { texts: personas.map(({ foreignNames }) => foreignNames), features: rootFeatures, share: SHARES.foreignNames },
    { texts: personas.map(namesOf), features: gramFeatures, share: SHARES.nameGrams },
    { texts: personas.map(({ about }) => about), features: rootFeatures, share: SHARES.about },
    { texts: personas.map(({ tasks }) => tasks), features: rootFeatures, share: SHARES.tasks },
    { texts: personas.map(({ words }) => words), features: wordFeatures, share: SHARES.words },
  ]
  const matrix: Matrix = new Map()
  for (const field of fields) addField(matrix, field)
  for (const [persona, texts] of personas.entries()) addNames(matrix, persona, namesOf(texts))
  return matrix
}

export function trainPersonas(personas: readonly PersonaTexts[]): Buffer {
  const named = buildMatrix(personas)
  const learned = raiseNames(withoutSmall(learnFromWishes(named, personas), named), named, personas)
  return encodeModel(
    personas.map(({ id }) => id),
    new Map([...learned].map(([feature, row]) => [feature, stored(row)])),
  )
}

const stored = (row: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map([...row].map(([persona, weight]) => [persona, storedWeight(weight)]))

/** But for the weights of names, by which a text is known to speak of a persona. */
function withoutSmall(learned: Weights, named: Weights): Weights {
  const isKept = (feature: number, persona: number, weight: number) =>
    Math.abs(weight) >= SMALLEST || (isNameHash(feature) && named.get(feature)?.has(persona) === true)
  return new Map(
    [...learned].flatMap(([feature, row]): [number, ReadonlyMap<number, number>][] => {
      const large = [...row].filter(([persona, weight]) => isKept(feature, persona, weight))
      return large.length > 0 ? [[feature, new Map(large)]] : []
    }),
  )
}
