/** Expressions put together from parts that each say one thing. */

/** One of these, as a part of a longer expression. */
export const either = (...ways: readonly RegExp[]): string => `(?:${ways.map(({ source }) => source).join('|')})`

/** One of these words, separated by blanks. */
export const oneOf = (words: string): string => `(?:${words.split(' ').join('|')})`
