/**
 * Addresses in a text: "https://github.com/acme/notes". Whose pages they are and where says nothing
 * of the writer's tools.
 */

const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g
/** Of a page below a site only the last part may name the thing; a bare site is its own. */
const PAGE = /\bhttps?:\/\/[^\s/]{1,100}\/(?:[^\s/]{1,100}\/){0,10}(?=[^\s/?#])/gi

export const addressesIn = (text: string): { start: number; end: number }[] =>
  [MAIL, PAGE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: address }) => ({ start: index, end: index + address.length })),
  )
