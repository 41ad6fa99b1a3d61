import { blockIn } from './blocks'
import { colourIn } from './colours'
import { look, UNSAID } from './looks'
import { changeWords } from './line-words'
import { moveBlock } from './move'
import { PageTree } from './page-tree'
import { recolour } from './recolour'
import { wishStyles, withWishStyles } from './wish-style'

export interface Adjusted {
  readonly html: string
  /** What of the wish could not be done, as sentences for the visitor. */
  readonly missed: readonly string[]
}

const BETWEEN_WISHES = /[,.;!\n]+\s*(?:(?:and|then|but|also|plus)\s+)?|\s+(?:and|then|but|also|plus)\s+/i

/** "Bigger and purple": of what, the clause before says. */
const MERE_LOOK = /^(?:(?:a bit|much|more|very|in)\s+)?[\p{L}-]+$/iu

const VERB = /\b(?:hide|remove|delete|drop|show|bring back|no|without)\b/i

/** The smallest change of the page that grants the wish. Whatever the wish does not name stays byte by byte. */
export function adjustPage(html: string, wish: string): Adjusted {
  const words = changeWords(html, wish)
  const missed = [...words.missed]
  let page = words.html
  let verb = ''
  let subject = ''
  for (const clause of words.rest.split(BETWEEN_WISHES).map((text) => text.trim())) {
    if (!/[\p{L}\p{N}]{2}/u.test(clause) || /^(?:please|thanks?|thank you|can you|could you)$/i.test(clause)) continue
    // "Hide the quote and the mood": the second half means the same verb.
    const tree = new PageTree(page)
    const named = blockIn(clause, tree)
    const isMore = !named && subject !== '' && MERE_LOOK.test(clause) && words.rest.includes(`and ${clause}`)
    const first = grant(page, isMore ? `${subject} ${clause}` : clause)
    if (named) subject = VERB.test(clause) ? '' : named.name
    const again = typeof first !== 'string' && verb !== '' ? grant(page, `${verb} ${clause}`) : first
    verb = VERB.exec(clause)?.[0] ?? verb
    if (again === page) missed.push(`“${clause}” changes nothing: the page is like that already.`)
    else if (typeof again === 'string') page = again
    else missed.push(typeof first === 'string' ? again.missed : first.missed)
  }
  return { html: page, missed }
}

function grant(html: string, clause: string): string | { missed: string } {
  const moved = moveBlock(html, clause)
  if (moved !== undefined) return moved
  const wanted = colourIn(clause)
  const names =
    /background|backdrop|text|font|letters|words|writing|link|border|frame|title|heading|name|quote|mood|counter|friends|profile|table|location|profession|hobbies|driver|moment|picture|photo|badge/i
  if (wanted?.hue !== undefined && !names.test(clause) && !UNSAID.test(clause)) {
    const recoloured = recolour(html, wanted.hue)
    if (recoloured !== undefined) return recoloured
  }
  const rules = look(wishStyles(html), clause, new PageTree(html))
  if (rules === undefined) return { missed: `I did not understand “${clause}”.` }
  return Array.isArray(rules) ? withWishStyles(html, rules) : rules
}
