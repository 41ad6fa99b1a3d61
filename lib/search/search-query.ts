import { normaliseSearchText } from '@/lib/stack/search-columns'
import { keyNamed, toolKey } from '@/lib/stack/tool-keys'
import { AppError } from '@/lib/errors'
import { textStorable } from '@/lib/text/storable'

/**
 * Parses a typed query into patterns over the columns of `searchColumns` and keys of the tool
 * index.
 */

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Stacks match the text and use all of `tools`. */
export interface SearchQuery {
  readonly text: TextQuery | undefined
  readonly tools: readonly string[]
}

export type TextQuery =
  | { kind: 'handle'; pattern: string }
  /**
   * If the whole text is the name of a tool, stacks with it follow those whose name or title
   * matches.
   */
  | { kind: 'words'; terms: string[][]; whole: string; tool: string }

const MAX_QUERY = 400
const MAX_TEXT = 200
const MAX_TERMS = 8
const MAX_USES = 5
/** An open quote is still being typed. */
const USES = /(?<=^|\s)uses:(?:"([^"]*)(?:"|$)|(\S*))/gi

export function parseSearchQuery(input: string): SearchQuery | undefined {
  const query = textStorable(input).slice(0, MAX_QUERY)
  const names = [...query.matchAll(USES)].map(([, quoted, plain]) => (quoted ?? plain ?? '').trim())
  const tools = [...new Set(names.filter(Boolean).map(keyNamed))]
  if (tools.length > MAX_USES)
    throw new AppError('invalid_input', `A search may name at most ${MAX_USES} tools with uses:.`)
  const text = readText(query.replace(USES, ' ').slice(0, MAX_TEXT))
  return text || tools.length > 0 ? { text, tools } : undefined
}

/** Tools are compared with accents, which the search columns lack. */
function readText(typed: string): TextQuery | undefined {
  const query = normaliseSearchText(typed).slice(0, MAX_TEXT)
  if (query.startsWith('@')) {
    const handle = query.slice(1).trim()
    return handle === '' ? undefined : { kind: 'handle', pattern: `${escapeLike(handle)}%` }
  }
  const terms = query.split(' ').filter(Boolean).slice(0, MAX_TERMS)
  if (terms.length === 0) return undefined
  return { kind: 'words', terms: terms.map(patternsOf), whole: query, tool: toolKey(typed) }
}

/**
 * Alternatives. One or two letters are not a trigram, but at the beginning of a word or handle they
 * are.
 */
function patternsOf(term: string): string[] {
  const letters = escapeLike(term)
  return [...term].length <= 2 ? [`% ${letters}%`, `% @${letters}%`] : [`%${letters}%`]
}
