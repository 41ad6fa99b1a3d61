import { oneOf } from '../../regex-parts'
import type { NameContext } from './name-context'
import type { ReadText } from '../text'

/** A name that means something other than the tool: a style, a colour scheme, a person. */

/** "It has that Instagram look", "a Notion clone". */
const LIKE_THAT = / (?:that|this|an?|the|very|same|typical|usual|whole|kind of|sort of)$/
const LOOK = new RegExp(
  `^ ${oneOf('look looks vibe vibes aesthetic aesthetics feel energy era generation crowd culture clone clones lookalike knockoff wannabe wannabes ripoff rival rivals competitor competitors')}\\b`,
)

/** "They have the Slack logo on their page". */
const LOGO = /^ logos?\b/

/** "Go to squarespace dot com": an address, spelled as in captions. */
const SENT_THERE =
  / (?:(?:go|head|hop|visit|check out|sign up|get started|learn more|over)(?: (?:on|over|out|now|and|today))*(?: (?:to|at))?)$/
const IS_ADDRESS = /^ dot (?:com|org|net|io|co|app|fm|dev|tv|ai|me)\b/

/** "Amber, Ruby and Jasmine are my daughters." */
const ARE_OURS = new RegExp(
  `^ (?:¤ |and )*(?:is|are|was|were) (?:my|our|his|her)(?: \\w+)? ${oneOf('daughter son child kid wife husband partner brother sister niece nephew cousin aunt uncle boss colleague friend neighbour neighbor teacher cat dog horse')}(?:s|ren)?\\b`,
)

/** "The Wirecutter's old buying guide". */
const WHAT_THEY_PUBLISH =
  /^ (?:\S+ ){0,3}(?:sites?|blogs?|columns?|podcasts?|magazines?|newsletters?|shows?|reviews?|articles?|guides?|tutorials?)\b/

/** "Wirecutter's", "the Times'". */
const isOwner = (to: number, { text, tokens }: ReadText): boolean => {
  const end = tokens[to - 1]?.end ?? 0
  return /['’]s$/.test(text.slice(end - 2, end)) || /^['’]\s/.test(text.slice(end, end + 2))
}

export const isHomonym = ({ before, after }: NameContext, to: number, text: ReadText): boolean =>
  (isOwner(to, text) && WHAT_THEY_PUBLISH.test(after)) ||
  LOGO.test(after) ||
  (IS_ADDRESS.test(after) && SENT_THERE.test(before)) ||
  (LIKE_THAT.test(before) && LOOK.test(after)) ||
  ARE_OURS.test(after) ||
  isColourScheme(to, text)

/** "GitHub Dark", "the Xcode Light theme": a colour scheme of another program. */
function isColourScheme(to: number, { tokens }: ReadText): boolean {
  const [shade, next] = [tokens[to], tokens[to + 1]]
  if (shade?.gap !== ' ') return false
  return /^(?:Dark|Dimmed)$/.test(shade.raw) || (shade.raw === 'Light' && /^(?:theme|mode)$/.test(next?.text ?? ''))
}
