import { findBlock } from './blocks'
import { styleRules } from './style-rules'
import { addLine, changeText } from './change-text'
import { moveBlock } from './move-block'
import { MOST_CHANGES, treeOf } from './page-tree'
import { recolourBy } from './recolour'
import { swapBlocks } from './swap-blocks'
import { refusalMessage } from './refusal-message'
import { wishStyles, withWishStyles } from './wish-style'

interface Adjusted {
  readonly html: string
  /** Parts of the wish that could not be applied, as sentences for the visitor. */
  readonly missed: readonly string[]
}

const BETWEEN_WISHES =
  /[,.;!\n]+\s*(?:(?:and|then|but|also|plus)\s+)?|\s+(?:and|then|but|also|plus)\s+|\s+with\s+(?=[^,.;]*\b(?:text|letters|writing|font|links?|borders?)\b)/i

/** "Bigger and purple": the second clause is about the element that the first one names. */
const MERE_LOOK = /^(?:(?:a bit|much|more|very|in)\s+)?[\p{L}-]+$/iu

const POLITE =
  /^(?:please|thanks?|thank you|can you|could you|hi|hello|hey|ok|okay|say(?: that)?|(?:please\s+)?(?:change|update|fix|do) (?:it|that|this))$/i
/** Removes all styles of wishes; changed words and moved blocks stay. */
const RESET =
  /\b(?:reset|undo (?:all|everything)|(?:remove|undo|take back) all (?:the |my )?(?:changes|wishes|styles)|original (?:look|style|colou?rs|design))\b/i

const VERB = /\b(?:hide|remove|delete|drop|show|bring back|no|without)\b/i

/** "The counter is ugly, remove it": the first clause is only the reason. */
const REASON = /\b(?:is|are|looks?|feels?)\s+(?:too|so|very|really|way|quite|ugly|boring|hard|wrong|bad)\b/i
const THAT_ONE = /\b(?:it|that|them|this(?:\s+one)?)\b/i
const OF_THE_PAGE = /\b(?:dark|light|mode|style|back|page)\w*\b/i

const TOO_MANY = 'Those were many wishes at once: say the last of them again.'

/**
 * Runs of white space say no more than one sign of it, and what reads a wish would look at every
 * part of a run.
 */
const collapseWhitespace = (wish: string) => wish.replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : ' ')).trim()

/** The smallest change of the page that grants the wish. All else stays the same byte by byte. */
export function adjustPage(html: string, wish: string): Adjusted {
  const words = changeText(html, collapseWhitespace(wish))
  const swapped = swapBlocks(words.html, words.rest)
  const missed = [...words.missed, ...swapped.missed]
  const { rest } = swapped
  let page = swapped.html
  let verb = ''
  let subject = ''
  const clauses = rest
    .split(BETWEEN_WISHES)
    .map((text) => text.trim())
    .filter((clause) => /[\p{L}\p{N}]{2}/u.test(clause) && !POLITE.test(clause))
  if (clauses.length > MOST_CHANGES) missed.push(TOO_MANY)
  for (const [at, clause] of clauses.slice(0, MOST_CHANGES).entries()) {
    // "Hide the quote and the mood": the second part has the same verb.
    const tree = treeOf(page)
    const named = findBlock(clause, tree)
    const isMore = !named && subject !== '' && MERE_LOOK.test(clause) && rest.includes(`and ${clause}`)
    const refers = !named && subject !== '' && THAT_ONE.test(clause) && !OF_THE_PAGE.test(clause)
    const meant = refers ? clause.replace(THAT_ONE, `the ${subject}`) : isMore ? `${subject} ${clause}` : clause
    if (named && REASON.test(clause) && THAT_ONE.test(clauses[at + 1] ?? '')) {
      subject = named.name
      continue
    }
    const first = applyClause(page, meant)
    if (named) subject = VERB.test(clause) ? '' : named.name
    const again = typeof first !== 'string' && verb !== '' ? applyClause(page, `${verb} ${clause}`) : first
    verb = VERB.exec(clause)?.[0] ?? verb
    if (again === page && page === html) missed.push(`“${clause}” changes nothing: the page is like that already.`)
    else if (typeof again === 'string') page = again
    else missed.push(typeof first === 'string' ? again.missed : first.missed)
  }
  if (page === html && missed.length === 0)
    missed.push(
      words.done ? 'The page says that already.' : 'Say what should change, for instance “make the quote bigger”.',
    )
  return { html: page, missed }
}

function applyClause(html: string, clause: string): string | { missed: string } {
  const tree = treeOf(html)
  const moved = moveBlock(html, clause)
  if (moved !== undefined) return moved
  const added = addLine(html, clause)
  if (added !== undefined) return added
  if (RESET.test(clause)) return withWishStyles(html, [])
  const recoloured = recolourBy(html, clause)
  if (recoloured !== undefined) return recoloured
  const rules = styleRules(wishStyles(html), clause, tree)
  if (rules === undefined) return { missed: refusalMessage(clause) }
  return Array.isArray(rules) ? withWishStyles(html, rules) : rules
}
