import type { Token } from '@/lib/catalog/tokens'
import { isProgram } from '../../knowledge/programs'
import type { Mention } from '../mention'

/** Whether a word of every day is the language that something is written in. */

/** What else is written in a language. */
const WRITINGS = new Set('code codebase engine firmware game games script scripts shell software'.split(' '))
/**
 * What only programs are called behind a language: a "swift service" is quick, a "rust tool" takes
 * rust off.
 */
const CALLED_AFTER = new Set(
  'api apis backend backends bot bots cli code codebase compiler crate daemon dev developer developers library microservice microservices package program programmer programming'.split(
    ' ',
  ),
)
const WRITTEN = new Set('written built coded programmed developed write build code program'.split(' '))
const OF_THE_WEB = new Set('api app backend developer server service'.split(' '))
const OF_DATA = new Set(
  'analyst analysts analysis engineer engineers pipeline pipelines science scientist scientists'.split(' '),
)
/** "A Discord bot for our club in rust": so far ahead stands what is written. */
const WORDS_BEFORE_IN = 5

/**
 * "A bot in rust", "written in go", "a go backend": a language whose name is a word of every day,
 * and no verb.
 */
export function isWrittenIn({ from, to, entry }: Mention, tokens: readonly Token[]): boolean {
  if (entry.category !== 'language') return false
  const [before, next, afterNext] = [tokens[from - 1], tokens[to], tokens[to + 1]]
  const isBeside = (token: Token | undefined) => token?.gap === ' '
  if (isBeside(next) && CALLED_AFTER.has(next?.text ?? '')) return true
  if (next?.text === 'web' && OF_THE_WEB.has(afterNext?.text ?? '')) return true
  if (afterNext?.text === 'engine' && /^(?:game|chess|physics|search)$/.test(next?.text ?? '')) return true
  if (next?.text === 'data' && OF_DATA.has(afterNext?.text ?? '')) return true
  // "To go swimming in" goes on; "in go" and "in rust on a Raspberry Pi" do not.
  if (before?.text !== 'in' || !isBeside(tokens[from])) return false
  const ahead = tokens.slice(Math.max(0, from - 1 - WORDS_BEFORE_IN), from - 1).map(({ text }) => text)
  return ahead.some((word) => isProgram(word) || WRITINGS.has(word) || WRITTEN.has(word))
}
