import { createHash } from 'node:crypto'

/** A number that the same words always give, so that a stack is transformed, and its owner told, the same way every time. */
export function seedOf(...words: string[]): number {
  return createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE(0)
}

/** The list from a starting place on, round to where it began. */
export function from<T>(list: readonly T[], start: number): T[] {
  const at = list.length === 0 ? 0 : start % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
