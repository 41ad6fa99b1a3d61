import { matchesDesign } from '../designs/pick-design'
import { findColour, findColours } from './colours'

/** The message for a wish that no rule can apply: what it was, and what can be done instead. */
export function refusalMessage(clause: string): string {
  const lower = clause.toLowerCase()
  const said = `“${clause}”`
  if (/^(?:undo|revert|go back|take (?:it|that) back|back)\b/.test(lower))
    return 'The Undo button above the board takes the last change back.'
  if (/^(?:please\s+)?(?:remove|hide|delete|move|swap)\s+(?:it|that|this|them|something)$/.test(lower))
    return `${said} names no part of the page: say which, for instance the quote.`
  if (/\b(?:remove|hide|delete|clear)\b.*\b(?:everything|all|page)\b/.test(lower))
    return 'To start over press “Generate new”; to write the page yourself press “Edit HTML”.'
  if (/\b(?:add|insert|include|embed|play|upload|attach|put|photos?|videos?|music|songs?|gifs?)\b/.test(lower))
    return `I cannot do “${clause}”: I only change what is on the page. “Edit HTML” can add to it.`
  if (findColour(lower) && NEGATION.test(lower)) return `${said} names no colour to take: say which, for instance blue.`
  if (/\b(?:background|backdrop|wallpaper)\b/.test(lower))
    return `${said} names no colour that I know: say which, for instance blue.`
  if (
    /\b(?:style|theme|vibe|design|looks? like|prettier|nicer|cooler|better|colou?rful)\b/.test(lower) ||
    matchesDesign(findColours(lower).reduce((left, { name }) => left.replaceAll(name, ' '), lower))
  )
    return `I did not understand ${said}. “Generate new” makes a page in another style.`
  return `I did not understand ${said}.`
}

/** Words before a colour that is to be removed, not applied. */
export const NEGATION = /\b(?:less|without|no|not|hate|instead of|too much|don.t like|remove)\b/i
