import { createHash } from 'node:crypto'

/**
 * A hash of the words. Seeded choices make transforms and persona texts of a stack reproducible.
 */
export function seedOf(...words: string[]): number {
  return createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE(0)
}

/** The list rotated to begin at `start`. */
export function rotated<T>(list: readonly T[], start: number): T[] {
  const at = list.length === 0 ? 0 : start % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
