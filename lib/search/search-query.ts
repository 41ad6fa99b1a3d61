import { normaliseSearchText } from '@/lib/stack/search-columns'
import { textStorable } from '@/lib/text/storable'

/** What somebody typed, as patterns over the columns that `foundBy` fills. */

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export type SearchQuery =
  { kind: 'nothing' } | { kind: 'handle'; pattern: string } | { kind: 'words'; terms: string[][]; whole: string }

const MAX_QUERY = 200
const MAX_TERMS = 8

export function parseSearchQuery(input: string): SearchQuery {
  const query = normaliseSearchText(textStorable(input)).slice(0, MAX_QUERY)
  if (query.startsWith('@')) {
    const handle = query.slice(1).trim()
    return handle === '' ? { kind: 'nothing' } : { kind: 'handle', pattern: `${escapeLike(handle)}%` }
  }
  const terms = query.split(' ').filter(Boolean).slice(0, MAX_TERMS)
  if (terms.length === 0) return { kind: 'nothing' }
  return { kind: 'words', terms: terms.map(patternsOf), whole: query }
}

/** One of them has to match. One or two letters hold no trigram of their own; at the beginning of a word or handle they do. */
function patternsOf(term: string): string[] {
  const letters = escapeLike(term)
  return [...term].length <= 2 ? [`% ${letters}%`, `% @${letters}%`] : [`%${letters}%`]
}
