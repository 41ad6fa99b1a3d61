import { oneOf } from '../../regex-parts'
import { isPastPhrase, isMovedOnPhrase } from './past-after-phrases'
import type { NameContext } from './name-context'

/** Words after a name that say that it is gone, did not last or is complained about. */

/** "WordPress I gave up in 2019": the name before the verb of giving up. */
const GIVEN_UP_FIRST =
  /^ (?:(?:and |or )?¤ )*(?:i|we) (?:\w+ and )?(?:\w+ )?(?:gave (?:up|away|back)|dropped|ditched|abandoned|sold|quit|uninstalled|deleted|returned|stopped using|outgrew|left behind|(?:toyed|played|flirted|started|began|learned|learnt|grew up)(?: out)? (?:with|on)|never (?:really |quite |ever )?(?:understood|got|liked|used|tried|warmed to|learned|needed|trusted|took to)|(?:leave|left) (?:it )?(?:to|for) (?:the )?(?:others|other people|younger people|the young|my|our|his|her))\b|^ (?:nutze|benutze|verwende|brauche|mag) (?:ich|wir) (?:\S+ )?(?:nicht|nie|kaum|keine?)\b/
/** "Chrome eats my RAM": a complaint. */
const COMPLAINT =
  /^ (?:¤ |and )*(?:always |constantly |just )?(?:eats?|ate|locked|loses|lost|corrupted|breaks?|broke|crashe[sd]|spie[sd]|drains?|hogs?|leaks?|betrayed|burned|burnt|put (?:\S+ ){1,5}?behind|went (?:downhill|subscription)|(?:raised|doubled|hiked) (?:its|their|the)) (?:\S+ )*?(?!but\b|yet\b)\S+$/
/** Past tense that means the end of use, and past tense that does not: "the chair was heavy". */
const NO_PRAISE = 'spammy bloated clunky buggy laggy janky overkill flaky unreliable cumbersome unusable'
const NO_PLEASURE = 'slow sluggish heavy wrong dated cheap corporate limiting confusing restrictive fiddly creepy'
const HOW = '(?:(?!not|never)\\w+ )?'
/**
 * "Calendly felt spammy.", "Jira was overkill for two people": past tense, and not only about the
 * beginning.
 */
const DISAPPOINTED = new RegExp(
  `^ (?:¤ |and )*(?:felt ${HOW}${oneOf(`${NO_PRAISE} ${NO_PLEASURE}`)}|(?:was|were|got|became|proved|turned out)(?: to be)? ${HOW}${oneOf(NO_PRAISE)})\\b(?! (?:at first|in the beginning|initially|until|before|once|then|but|yet|though|when i started))`,
)

/** "Switched from an iPhone to a Pixel two years ago": in use since then. */
const SINCE_THEN =
  / (?:switched|moved|migrated|upgraded|changed|came|went|got|bought|started|began|adopted|discovered|picked up)(?: \S+){0,7}$/
const AGO = /^ (?:\w+ ){0,2}years ago\b/
/** "X, Y and Z years ago" must not reach over a whole sentence. */
const BACK_THEN = /^ (?:¤ |and |or )*(?:in the past|back in the day|back then|years ago)\b/
/**
 * "I was an Avid man for fifteen years", "we were on Libsyn for like six years": a former state.
 */
const WAS_ONCE = / (?:i|we) (?:was|were)(?: (?!(?:and|but)$)\S+){0,8}? (?:an?|on|with|in|using)$/
const ITS_MAN =
  /^ (?:man|woman|person|guy|girl|user|shop|household|house|family|kid|fan|addict|loyalist|devotee|people)s?\b/
const FOR_YEARS =
  /^ (?:at (?:home|work|school) )?for (?:(?:like|about|around|over|almost|nearly|maybe|some|exactly|only|just) )?(?:\S+ ){0,3}(?:years?|months?|decades?|winters?|summers?|seasons?|semesters?)\b/
/** "I was using a Kodak but now I use a Fuji". */
const BUT_NOW =
  /^ (?:(?!(?:i|we)\b)\S+ ){0,3}?(?:but|and|until|then) (?:now|today|nowadays|these days) (?:i|im|ive|we|weve|its|it)\b/
/** "I did Zwift for exactly one winter": a limited time in the past. */
const DID =
  /(?: (?:i|we)|^|^ also) (?:did|had|used|ran|owned|shot|wrote in|drew in|paid for|lived in|worked in)(?: (?:an?|the|my|our|¤|and|or))*$/
/** "I had a Baofeng once": past possession. */
const HAD = / (?:i|we) (?:had|owned|used|ran|played|bought|borrowed|rented)(?: (?:an?|the|one|of|those|¤|and|or))*$/
const ONCE =
  /^ (?:[^¤ ]+ )?(?:(?:before|previously)$|once|as a (?:kid|child|student|teenager)|at some point|back then)\b/
/** "The only camera I had at the time: a Pentax". */
const AT_THE_TIME =
  / (?:i|we) (?:had|owned|used|shot|ran) (?:at the time|at that time|back then|in those days)(?: (?:was|were|an?|the|my|¤|and|or))*$/
/** "It was Firebase and Stripe in version one." */
const WAS = / (?:was|were|had|used|ran)(?: (?:¤|and|or|on|in|an?|the|all))*$/
const IN_THE_BEGINNING =
  /^ (?:(?:¤|and|or) )*in (?:(?:the|our|my) )?(?:(?:first|early|initial|old|previous|prototype) (?:version|versions|days|years|iteration|prototype|phase)|version one|v1|beginning|(?:another|a former|a previous|former|previous) life)\b/
/** "I gave my Switch to my nephew", "passed our old Kindle on to a neighbour". */
const GAVE =
  / (?:gave|given|lent|loaned|donated|passed|handed|sold|sent|gifted|bequeathed)(?: (?:my|our|the|both|old|trusty|beloved|first|¤|and))*$/
const TO_PERSON =
  /^ (?:¤ |and )*(?!for\b)(?:\w+ )?(?:on |over |back |down )?to (?:(?:my|our|an?|the|his|her|some|one of) )(?!try\b|go\b|test\b|chance\b)/
/** "Ableton and I never got along", "we let LexisNexis go". */
const PARTED =
  /^ and (?:i|me|we) (?:just |simply )?(?:(?:never|didnt|dont|do not|did not) (?:really |quite |ever )*(?:got|get|clicked?|bonded|gel|gelled|hit it off|agreed?|became)|parted|fell out|broke up|are done)\b/
const LET = / (?:let|letting)(?: (?:¤|and|the|my|our))*$/
const GO = /^ go\b/

const STILL_DOES = /\b(?:still|until now|and (?:love|never looked back|counting))\b/
/** "There is a Freewrite in the wardrobe". */
const THERE_IS = / there(?:s| is| are)(?: still)?(?: (?:an?|the|my|our|old|¤|and))*$/
const PUT_AWAY =
  /^ (?:somewhere |still )?(?:in|at the bottom of|at the back of) (?:the|a|my|our|some) (?:\w+ )?(?:wardrobe|drawer|closet|cupboard|attic|basement|cellar|box|loft|garage)\b/
/** "That was the old Mac". */
const THAT_WAS = / (?:that|it|this) was (?:on |in )?(?:the|my|our) (?:old|previous|last|first)$/

const DECADE =
  'the (?:early |mid |late )?(?:(?:19)?[5-9]0s?|2000s|noughties|fifties|sixties|seventies|eighties|nineties)'
/** "In the late 80's I got a Porta One": a decade of the past, unless the tool is still used. */
const DONE_THEN = new RegExp(
  ` (?:back )?in ${DECADE} (?:i|we) (?:\\S+ )?(?:\\w+ed|ran|had|did|drew|shot|wrote|made|got|bought|was|were)(?: \\S+){0,4}$`,
)
/** "I was a Sega fan with a Mega Drive back in the 90s", "in my teens". */
const WAS_DONE = / (?:was|were|had|used|ran|owned|played|wrote|shot|drew|recorded)(?: \S+){0,6}$/
const THEN = new RegExp(
  `^(?: ¤| and| or)* (?:back )?in (?:${DECADE}|(?:my|our) (?:pre )?(?:teens?|teenage|childhood|youth|school|student|college|university)\\b)`,
)
/** "After going through two iPads I now have an iPad Pro". */
const GOING_THROUGH =
  / after (?:going|cycling|working|burning) through(?: (?:the|a|an|many|several|two|three|few|original|older|old|first|¤|and|or))*$/
const ARRIVED = / (?:i|we) (?:now|finally|eventually|settled|landed|ended up)\b/

const isOver = ({ before, after }: NameContext): boolean =>
  ((DONE_THEN.test(before) || (WAS_DONE.test(before) && THEN.test(after))) && !STILL_DOES.test(after)) ||
  (GOING_THROUGH.test(before) && ARRIVED.test(after)) ||
  (WAS_ONCE.test(before) && (ITS_MAN.test(after) || FOR_YEARS.test(after) || BUT_NOW.test(after))) ||
  AT_THE_TIME.test(before) ||
  (HAD.test(before) && ONCE.test(after)) ||
  (DID.test(before) && FOR_YEARS.test(after) && !STILL_DOES.test(after)) ||
  (WAS.test(before) && IN_THE_BEGINNING.test(after)) ||
  (THERE_IS.test(before) && PUT_AWAY.test(after)) ||
  THAT_WAS.test(before) ||
  PARTED.test(after) ||
  (GAVE.test(before) && TO_PERSON.test(after)) ||
  (LET.test(before) && GO.test(after))

export function isPastAfterName(said: NameContext): boolean {
  const { before, after, leads } = said
  return (
    isOver(said) ||
    (leads && (GIVEN_UP_FIRST.test(after) || COMPLAINT.test(after) || DISAPPOINTED.test(after))) ||
    ((isPastPhrase(after) || isMovedOnPhrase(after)) && !(AGO.test(after) && SINCE_THEN.test(before))) ||
    (BACK_THEN.test(after) && !SINCE_THEN.test(before))
  )
}
