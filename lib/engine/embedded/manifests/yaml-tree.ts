import { Composer, Lexer, Parser, type CST, type Document } from 'yaml'

/** The parser takes quadratic time for empty lines, of which a file needs one in a row. */
const EMPTY_LINES = /\n(?:[ \t]*\n){2,}/g

/** Each alias is looked up through the whole document. */
const ALIAS = /(?<=[\s[{,])\*[^\s,[\]{}]/g
const MAX_ALIASES = 100

/**
 * The parser calls itself for each open level; at the end of the stack Node ends, and no error can
 * be caught. Unclosed brackets and keys on one line open levels, too, so the parser is asked.
 */
const MAX_DEPTH = 200

/** Undefined at the first error, of which a file can have one in each letter. */
function tokensOf(text: string): CST.Token[] | undefined {
  const parser = new Parser()
  const tokens: CST.Token[] = []
  const take = (parsed: Iterable<CST.Token>): boolean => {
    for (const token of parsed) {
      if (token.type === 'error') return false
      tokens.push(token)
    }
    return parser.stack.length <= MAX_DEPTH
  }
  for (const lexeme of new Lexer().lex(text)) if (!take(parser.next(lexeme))) return undefined
  return take(parser.end()) ? tokens : undefined
}

/** What a file in YAML holds; undefined when it cannot be read. */
export function yamlTree(text: string): unknown {
  if ((text.match(ALIAS)?.length ?? 0) > MAX_ALIASES) return undefined
  const tokens = tokensOf(text.replace(EMPTY_LINES, '\n\n'))
  if (!tokens) return undefined
  // Comparing all keys of a map with each other takes quadratic time, too.
  const composer = new Composer({ logLevel: 'silent', strict: false, uniqueKeys: false, prettyErrors: false })
  const documents: Document.Parsed[] = tokens.flatMap((token) => [...composer.next(token)])
  documents.push(...composer.end())
  const [document] = documents
  // Anchors may be nested to blow a small file up.
  return documents.length === 1 && document?.errors.length === 0 ? document.toJS({ maxAliasCount: 50 }) : undefined
}
