import { withoutJoinedEnding } from '../text/inflected'

/**
 * What French and Italian join to the beginning of a word ("l'apiculture", "dell'orto") and Korean
 * to its end ("대학원생인데") is no part of a persona's name.
 */

const ARTICLE = /(?<![\p{L}\p{M}\p{N}'’])(?:l|d|qu|j|n|s|c|m|t|un|all|dall|dell|nell|sull|quell)['’](?=\p{L}{2})/giu
/** Two syllables of a name are left. */
const KOREAN = /\p{Script=Hangul}{3,}/gu

/** The text without them, each letter of the rest in its place. */
export const withoutJoined = (text: string): string =>
  text
    .replace(ARTICLE, (article) => ' '.repeat(article.length))
    .replace(KOREAN, (word) => withoutJoinedEnding(word).padEnd(word.length))
