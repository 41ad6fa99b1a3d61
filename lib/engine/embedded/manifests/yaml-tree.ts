import { Composer, Parser, type Document } from 'yaml'

/** The parser takes quadratic time for empty lines, of which a file needs one in a row. */
const EMPTY_LINES = /\n(?:[ \t]*\n){2,}/g

/** Each alias is looked up through the whole document. */
const ALIAS = /(?<=[\s[{,])\*[^\s,[\]{}]/g
const MAX_ALIASES = 100

/**
 * The parser calls itself for each level; at the end of the stack Node ends, and no error can be
 * caught.
 */
const MAX_DEPTH = 200
const NESTED_ON_A_LINE = new RegExp(`(?:[-?:][ \\t]{1,9}){${MAX_DEPTH}}`)

function isTooDeep(text: string): boolean {
  let depth = 0
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth++
    else if (depth > 0 && (letter === ']' || letter === '}')) depth--
    if (depth > MAX_DEPTH) return true
  }
  return NESTED_ON_A_LINE.test(text)
}

/**
 * What a file in YAML holds; undefined when it cannot be read. Ends at the first error: a file can
 * have one in each letter.
 */
export function yamlTree(text: string): unknown {
  if ((text.match(ALIAS)?.length ?? 0) > MAX_ALIASES || isTooDeep(text)) return undefined
  // Comparing all keys of a map with each other takes quadratic time, too.
  const composer = new Composer({ logLevel: 'silent', strict: false, uniqueKeys: false, prettyErrors: false })
  const documents: Document.Parsed[] = []
  for (const token of new Parser().parse(text.replace(EMPTY_LINES, '\n\n'))) {
    if (token.type === 'error') return undefined
    documents.push(...composer.next(token))
  }
  documents.push(...composer.end())
  const [document] = documents
  // Anchors may be nested to blow a small file up.
  return documents.length === 1 && document?.errors.length === 0 ? document.toJS({ maxAliasCount: 50 }) : undefined
}
