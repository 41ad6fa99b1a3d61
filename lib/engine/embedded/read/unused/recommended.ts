import { oneOf } from '../../regex-parts'
import type { NameContext } from './name-context'

/** Tools that others recommend, offer, require in job advertisements or pay to be named. */

const FILLERS = '(?: (?:the|an?|our|just|¤|and|or))*$'
const TAKE_UP = oneOf('use try get buy learn install pick take adopt choose consider')
const TURN_TO = `(?:${TAKE_UP}|(?:switch|move|upgrade|migrate) to|go (?:with|for))`

/** "People tell me to try Helix", "friends don't let friends use grep". */
const ADVISED =
  / (?:(?:tell|tells|telling|told|pressure[sd]?|pressuring|urge[sd]?|urging|begs?|begged|nags?|nagged|nagging|want|wants|wanted) (?:me|us) to (?:try|use|switch to|learn|buy|get|move to)|(?:is|are|keeps?|kept) (?:at|after|on at) me to (?:get|buy|use|try|switch to|learn|join)|dont let \S+ use)(?: (?:the|an?|¤|and|or))*$/
const PUSHED =
  / (?:push|nudg|steer|point|pull)(?:e?s|ed|ing)? (?:me|us) (?:towards?|to|into|onto)(?: (?:the|an?|¤|and|or))*$/
const TO_GOOD_EFFECT = /^ (?:¤ |and |or )*(?:and|so|which|now) (?:now|i|it|we|they|has|is)\b/

/** "Everybody keeps telling me to go with Lightroom", "I'm told Phrase is wonderful". */
const TOLD =
  / (?:(?:(?:tell|tells|telling|told) (?:me|us|you)|(?<!(?:i|we) )(?:wrote|commented|says?|said|suggest(?:ed|s)?|insist(?:ed|s)?))(?: that)?(?: (?:i|we|you))? (?:to|should|must|ought to|have to|need)(?: (?!¤)\S+){0,3}|(?:im|i am|ive been|i was|we are|were|we were) (?:often |always |constantly )?told(?: (?:that|how|about|to use|to try|the|i|we|should|must|ought|to|look|at|get|buy))*)(?: (?:the|an?|¤|and|or))*$/
/** "They said switch to Vercel": a recommendation in reported speech. */
const ORDERED = new RegExp(` (?<!(?:i|we) )(?:says?|said)(?: to)?(?: just)? ${TURN_TO}${FILLERS}`)

/** "A rep tried to sell us Cybake", "he wanted to give me one of those Roombas". */
const OFFERED =
  / (?:(?:tried|tries|trying|wanted|wants|keeps trying|attempted|offered|offers|promised|threatened) to (?:sell|give|buy|get|lend|send|gift)|pitched) (?:me|us)(?: on)?(?: (?:one|an?|the|of|those|these|his|her|their|old|new|¤|and|or))*$/
/** "My guild is trying to talk me into a Baby Lock". */
const TALKED_INTO =
  / (?:try|trying|tries|tried|wants?|wanted|hopes?) to (?:talk|push|lure|convert|switch|move|get) (?:me|us) (?:into|to|onto|on|over to)(?: (?:using|buying|trying|the|an?|¤|and|or))*$/

/** "The job ad demanded Angular and Spring". */
const ADVERTISED = new RegExp(
  ` ${oneOf('ad ads advert adverts posting postings vacancy recruiter recruiters interviewer interviewers headhunter headhunters')} (?:demand|ask|list|requir|want|mention|insist|need)(?:e?s|ed)?(?: for| on)?${FILLERS}`,
)

/** "This episode is brought to you by Squarespace", "our sponsor this week is Grammarly". */
const SPONSORED = new RegExp(
  ` (?:(?:sponsored|brought to you) by|(?:our|the|todays|weeks|months) sponsors?(?: (?:today|for|of|this|week|month|episode|issue|is|are|was))*|a word from our sponsors?)(?: our| sponsors?| friends| at)*${FILLERS}`,
)

export const isRecommended = ({ before, after }: NameContext): boolean =>
  (before.includes(' sa') && ORDERED.test(before)) ||
  TOLD.test(before) ||
  OFFERED.test(before) ||
  TALKED_INTO.test(before) ||
  ADVERTISED.test(before) ||
  ((before.includes('sponsor') || before.includes('brought to you')) && SPONSORED.test(before)) ||
  ((ADVISED.test(before) || PUSHED.test(before)) && !TO_GOOD_EFFECT.test(after))
