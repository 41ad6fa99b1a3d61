import { Composer, Parser, type Document } from 'yaml'

/** The parser takes quadratic time for empty lines, of which a file needs one in a row. */
const EMPTY_LINES = /\n(?:[ \t]*\n){2,}/g

/** Each alias is looked up through the whole document. */
const ALIAS = /(?<=[\s[{,])\*[^\s,[\]{}]/g
const MAX_ALIASES = 100

/** What a file in YAML holds; undefined when it cannot be read. Ends at the first error: a file can have one in each letter. */
export function yamlTree(text: string): unknown {
  if ((text.match(ALIAS)?.length ?? 0) > MAX_ALIASES) return undefined
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
