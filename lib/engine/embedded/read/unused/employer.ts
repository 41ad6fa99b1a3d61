import type { NameContext } from './name-context'
import type { ReadText } from '../text'

/** Companies named because the writer works or worked there. */

const WORK =
  '(?:work(?:ed|s|ing)?|job|jobs|interned|interning|interview(?:ed|ing|s)?|applied|employed|joined|consult(?:ed|ing|ant)?|contract(?:ed|ing|or)|freelanc(?:ed|er|ing)|hired|recruited|acquired|bought|career|years|months|decade|stint|time|days?|summer|here|back|over|everyone|people|folks|friends|colleagues|team|position|role)'
const ROLE =
  '(?:engineer|designer|developer|programmer|manager|director|lead|intern|cto|ceo|cfo|coo|founder|cofounder|employee|head|vp(?!s)|pm|evangelist|advocate|researcher|scientist|president|editor|writer|producer|architect|analyst|artist|animator|illustrator|recruiter|partner|fellow|strategist|marketer|principal)s?'
/** "An editor with Penguin"; a developer with Django uses it. */
const WITH_A_COMPANY = `(?!developers? |programmers? )${ROLE}`
const MORE = '(?: (?:and|or|then|later|before|¤))*'
const EMPLOYER = new RegExp(
  ` (?:${WORK}(?: (?!and |use|with )\\S+){0,3}? (?:at|for)|${ROLE}(?: (?!and |work|who )\\S+){0,3}? (?:at|for|of)|${WITH_A_COMPANY}(?: (?!and |work |who )\\S+){0,3}? with|(?:brands|companies|clients|customers|firms|startups|employers|corporations|publications|magazines|giants|outlets|agencies|studios|publishers) (?:like|such as|including)(?: (?!(?:i|we|and)\\b)\\S+){0,4}|(?:shares|stock|stake)s? (?:of|in)|(?:joined|(?<! (?:called|named|is|are|the|my) )left|founded|co-founded|acquired by|bought by|employed by|hired by|(?:turned down|rejected|ghosted|laid off|fired|let go|poached|headhunted|approached|courted) (?:by|from)|formerly (?:at|of|with)|previously (?:at|of|with)|ex)) ?(?:the )?${MORE}$`,
)
/** "Six years at Shopify before moving to Etsy": the next employer. */
const NEXT_EMPLOYER = new RegExp(
  ` ${WORK}(?: (?!and |use|with )\\S+){0,3}? (?:at|for) ¤(?: and| then| later| before| after)* (?:moving|going|switching|jumping|heading|leaving)(?: on| over)? (?:to|for)${MORE}$`,
)
/** "When I was at Spotify", "what she is doing at Figma". */
const WAS_THERE =
  / (?:(?:when|while|after|before|since) (?:i|we|he|she|they) (?:was|were|is|are)(?: still| back| over)?|(?:he|she|they) (?:then |now |since )?(?:did|does|is doing|was doing|are doing|were doing)(?: (?!¤)\S+){0,3}) at(?: the)?$/
/** "If anyone from Epic reads this". */
const THEIR_PEOPLE = / (?:anyone|anybody|someone|somebody|folks|recruiters?|engineers?) (?:from|at)$/

/** Not employers: "a designer at heart", "looking for Figma files" and "work with Figma". */
const NONE =
  / (?:looking|look|search|searching|great|good|perfect|useful|tool|app|used|use|used mostly|go to|time) for$| (?:star(?:e|ed|ing)|look(?:ed|ing)?|shouting|yelling|swearing|typing|hammering|clicking)(?: away)? at$/

/** "At Spotify I learned to hate meetings". */
const WORKED_THERE =
  /^(?:i|we|he|she|they) (?:learned|learnt|worked|built|led|ran|was|were|managed|spent|joined|helped|started|met)$/

/** "The ghost of my old employer, Asana". */
const EMPLOYER_IS =
  / (?:my|our) (?:(?:old|former|previous|last|first|current|then) )*(?:employer|company|workplace)(?: was| is)?$/

/** "Spotify hired me". */
const EMPLOYS = /^ (?:hired|rehired|employs|employed|recruited|promoted|fired|laid off) (?:me|us)\b/

export function isEmployer({ before, after }: NameContext, to: number, text: ReadText): boolean {
  const next = text.tokens.slice(to, to + 2).map((token) => token.text)
  if (before.endsWith(' at') && WORKED_THERE.test(next.join(' '))) return true
  if (EMPLOYS.test(after) || EMPLOYER_IS.test(before)) return true
  if ((before.includes('ing to') || before.includes('ing for')) && NEXT_EMPLOYER.test(before)) return true
  if (THEIR_PEOPLE.test(before) || WAS_THERE.test(before)) return true
  return EMPLOYER.test(before) && !NONE.test(before)
}
