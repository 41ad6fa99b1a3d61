import { catalogue } from './data'

/** Replaces lib/catalog/everyday.ts in the bundle. */

let words: ReadonlySet<string> | undefined

export const isCommonWord = (word: string): boolean => (words ??= new Set(catalogue().commonWords.split(' '))).has(word)
