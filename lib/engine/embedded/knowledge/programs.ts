/**
 * Words for what is written in a programming language. Games have personas that are not listed
 * here.
 */

const PROGRAMS =
  'app application api backend bot cli compiler crate daemon dashboard extension interpreter library microservice module package parser pipeline platform plugin portal program project saas scraper server service site tool tui website'

const pluralOf = (word: string): string => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`)

const WORDS = PROGRAMS.split(' ').flatMap((word) => [word, pluralOf(word)])
const WHOLE = new Set(WORDS)

export const isProgram = (word: string): boolean => WHOLE.has(word)

/** The same words for an expression, the longer ones first. */
export const A_PROGRAM = `(?:${[...WORDS].sort((a, b) => b.length - a.length).join('|')})`
