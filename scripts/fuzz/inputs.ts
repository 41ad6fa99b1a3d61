import { z } from 'zod'
import { loadData } from '@/lib/load-data'

/**
 * Generates hostile texts: a head, a unit repeated up to a length, and a tail. Seeded, so that a
 * run can be repeated. `heads` in vocabulary.json make a text look like a kind of file or of prose.
 */

export interface HostileInput {
  readonly head: string
  /** Repeated up to the length; "%d" is replaced by the number of the repetition. */
  readonly unit: string
  readonly tail: string
}

const Words = z.array(z.string())
const Vocabulary = z.object({ heads: Words, tails: Words }).catchall(Words)
const { heads, tails, ...atomsByKind } = loadData('scripts/fuzz/vocabulary.json', Vocabulary)

/** mulberry32: a small seeded generator of random numbers. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const atoms = Object.values(atomsByKind)

const alone = (unit: string): HostileInput => ({ head: '', unit, tail: '' })

/** Each atom alone first, then combinations. */
export function* hostileInputs(random: () => number, names: readonly string[]): Generator<HostileInput> {
  yield* atoms.flat().map(alone)
  yield* combinations(random, names)
}

/** Single atoms, as many of each kind. */
export function sampledAtoms(count: number): HostileInput[] {
  const each = Math.ceil(count / atoms.length)
  return atoms
    .flatMap((kind) => Array.from({ length: each }, (_, at) => kind[Math.floor((at * kind.length) / each)] ?? ''))
    .slice(0, count)
    .map(alone)
}

/** Random combinations of up to three atoms and `names`. */
export function* combinations(random: () => number, names: readonly string[]): Generator<HostileInput> {
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const atom = (): string => {
    const kind = Math.floor(random() * (atoms.length + 1))
    const list = atoms[kind]
    return list ? oneOf(list) : oneOf(names) + oneOf([' ', ', ', '\n', '. ', '', '-', "'s "])
  }
  for (;;) {
    const unit = Array.from({ length: 1 + Math.floor(random() * 3) }, atom).join('')
    yield { head: oneOf(heads), unit, tail: oneOf(tails) }
  }
}

export function hostileText({ head, unit, tail }: HostileInput, length: number): string {
  const room = length - tail.length
  if (!unit.includes('%d')) return (head + unit.repeat(Math.ceil(room / unit.length))).slice(0, room) + tail
  const parts = [head]
  for (let at = 0, written = head.length; written < room; at++) {
    const part = unit.replaceAll('%d', String(at))
    parts.push(part)
    written += part.length
  }
  return parts.join('').slice(0, room) + tail
}
