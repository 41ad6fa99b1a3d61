/** Parts of regular expressions. */

/** Matches one of these expressions. */
export const either = (...ways: readonly RegExp[]): string => `(?:${ways.map(({ source }) => source).join('|')})`

/** Matches one of the words, given separated by blanks. */
export const oneOf = (words: string): string => `(?:${words.split(' ').join('|')})`
