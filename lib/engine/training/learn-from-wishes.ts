import type { Weights } from '@/lib/engine/embedded/models/sparse-model'
import { hash, isNameHash, nameFeature, wordsOf } from '@/lib/engine/embedded/wishes/features'
import { personaFeatures } from '@/lib/engine/embedded/wishes/rank-personas'
import type { PersonaTexts } from './persona-examples'

/**
 * Corrects weights until written wishes rank their persona before its rivals: stochastic gradient
 * descent on the logistic loss. Only additions, multiplications and divisions, which are the same
 * on every processor.
 */

interface Wish {
  readonly persona: number
  /** Rows of weights, each with the part of it that counts. */
  readonly rows: readonly (readonly [row: Float32Array, part: number])[]
}

const EPOCHS = 6
/** The first step's length; it falls from epoch to epoch. */
const RATE = 15
/** A score higher by this much is 2.7 times as likely. */
const TEMPERATURE = 70
/** The personas of the highest scores are the rivals; the others are hardly moved. */
const RIVALS = 12
const LEAST_LIKELY = 0.03
/** A feature without weights needs so many wishes. */
const LEAST_WISHES = 8
/** A whole name leads by so much. */
const NAME_LEAD = 20

export function learnFromWishes(weights: Weights, personas: readonly PersonaTexts[]): Weights {
  const { wishes, rows } = prepared(weights, personas)
  const scores = new Float64Array(personas.length)
  const order = wishes.map((_, index) => index)
  const random = randomNumbers()
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const wish = wishes[index]
      if (wish) step(wish, scores, RATE / (1 + epoch / 2))
    }
  }
  const learned = [...rows].map(([feature, row]) => [feature, new Map(nonZero(row))] as const)
  return new Map([...weights, ...learned])
}

/**
 * Raises the weight of each name that does not rank its persona first; names of two personas stay
 * as they are.
 */
export function raiseNames(weights: Weights, named: Weights, personas: readonly PersonaTexts[]): Weights {
  const raised = new Map(weights)
  const scores = new Float64Array(personas.length)
  for (const [persona, { names, foreignNames }] of personas.entries())
    for (const name of [...names, ...foreignNames]) {
      const feature = hash(nameFeature(wordsOf(name)))
      if (named.get(feature)?.size !== 1) continue
      scores.fill(0)
      for (const [said, part] of personaFeatures(name, (other) => isNameHash(other) && raised.has(other)))
        for (const [of, weight] of raised.get(said) ?? []) scores[of] = (scores[of] ?? 0) + weight * part
      const missing = (scores[highest(scores, persona)[0] ?? persona] ?? 0) + NAME_LEAD - (scores[persona] ?? 0)
      if (missing <= 0) continue
      const row = raised.get(feature)
      raised.set(feature, new Map([...(row ?? []), [persona, (row?.get(persona) ?? 0) + missing]]))
    }
  return raised
}

const nonZero = (row: Float32Array): [number, number][] => [...row.entries()].filter(([, weight]) => weight !== 0)

function prepared(weights: Weights, personas: readonly PersonaTexts[]) {
  const read = personas.flatMap(({ wishes }, persona) =>
    wishes.map((text) => ({
      persona,
      features: personaFeatures(text, (feature) => isNameHash(feature) && weights.has(feature)),
    })),
  )
  const counts = new Map<number, number>()
  for (const { features } of read)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const rows = new Map<number, Float32Array>()
  for (const [feature, count] of counts) {
    const known = weights.get(feature)
    if (!known && count < LEAST_WISHES) continue
    const row = new Float32Array(personas.length)
    for (const [persona, weight] of known ?? []) row[persona] = weight
    rows.set(feature, row)
  }
  const wishes = read.map(({ persona, features }): Wish => ({
    persona,
    rows: [...features].flatMap(([feature, part]) => {
      const row = rows.get(feature)
      return row ? [[row, part] as const] : []
    }),
  }))
  return { wishes, rows }
}

function step({ persona, rows }: Wish, scores: Float64Array, rate: number): void {
  scores.fill(0)
  for (const [row, part] of rows)
    for (let at = 0; at < row.length; at++) scores[at] = (scores[at] ?? 0) + (row[at] ?? 0) * part
  const rivals = highest(scores, persona)
  const top = Math.max(scores[persona] ?? 0, scores[rivals[0] ?? persona] ?? 0)
  const likely = (of: number) => exponential(((scores[of] ?? 0) - top) / TEMPERATURE)
  const sum = rivals.reduce((total, rival) => total + likely(rival), likely(persona))
  const change = rate / Math.sqrt(rows.length)
  for (const [row, part] of rows) row[persona] = (row[persona] ?? 0) + change * part * (1 - likely(persona) / sum)
  for (const rival of rivals) {
    const share = likely(rival) / sum
    if (share > LEAST_LIKELY) for (const [row, part] of rows) row[rival] = (row[rival] ?? 0) - change * part * share
  }
}

/** The classes of the highest scores besides one, highest first; of equal ones the first. */
function highest(scores: Float64Array, except: number): number[] {
  const found: number[] = []
  for (let of = 0; of < scores.length; of++) {
    const score = scores[of] ?? 0
    if (of === except || (found.length === RIVALS && score <= (scores[found[RIVALS - 1] ?? 0] ?? 0))) continue
    const place = found.findIndex((other) => (scores[other] ?? 0) < score)
    found.splice(place < 0 ? found.length : place, 0, of)
    if (found.length > RIVALS) found.pop()
  }
  return found
}

/** e to a power that is not positive. */
function exponential(power: number): number {
  let result = Math.max(0, 1 + power / 1024)
  for (let square = 0; square < 10; square++) result *= result
  return result
}

function randomNumbers(): () => number {
  let seed = 1
  return () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one = 0, two = 0] = [order[at], order[other]]
    order[at] = two
    order[other] = one
  }
}
