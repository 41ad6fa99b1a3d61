import { isPastAfterName } from './past-after-name'
import { isDisliked, isRejectedBeforeName } from './rejected-before-name'
import type { NameContext } from './name-context'

/** Tools that were given up, refused, or only compared with. */

/** "Ditched Gmail for Fastmail, Chrome for Firefox": the first of each pair was given up. */
const SWAPPED =
  / (?:left|dumped|(?:ditch|trad|swapp|exchang|dropp|replac|abandon|switch|mov)(?:ed|ing|e)?)(?: (?:the|my|our|from))* ¤(?: (?:for|by|with|to) ¤)+(?: and)?$/
const REPLACED_BY = / (?:replaced|superseded) by ¤(?: by ¤)*(?: and)?$/
const IN_ITS_PLACE = /^ (?:for|by|with|to) ¤/
/** "Went from Evernote to Notion to Obsidian": the intermediate tools were given up. */
const ON_THE_WAY =
  / (?:went|gone|moved|switched|migrated|jumped|graduated)(?: \S+){0,3}? from ¤(?: (?:and )?(?:then )?to ¤)* (?:and )?(?:then )?to$/
const ONWARDS = /^ (?:(?:and )?(?:then )?to ¤|(?:and |but )?now (?:\S+ ){1,4}?(?:in|on|with|using|use) ¤)/
/**
 * "I went Quicksilver, I think LaunchBar, and then now to Alfred", "I moved to Bear and then I
 * looked at Quiver".
 */
const WENT = / (?:i|we) went(?: (?:¤|and|then|maybe|i think))*$/
const THEN_TO = /^ (?:(?!(?:i(?! think)|we)\b)\S+ ){0,5}?then (?:now )?to ¤/
const MOVED_TO = / (?:moved|switched|went|jumped)(?: on| over)? to(?: (?:one|an?|something) called)?$/
const THEN_MOVED =
  /^ (?:[^¤ ]+ ){0,5}?then (?:i |we )(?:\w+ )?(?:looked at|moved|switched|went|jumped|migrated|landed|ended up|settled)\b/
/**
 * "Pixelmator instead of Photoshop, Affinity instead of Illustrator": the third begins a new pair.
 */
const ITS_OWN_PAIR = /^ (?:instead of|rather than|in place of) ¤/
/** "I would recommend Obsidian over Notion". */
const PREFERRED =
  / (?:prefer|recommend|choose|chose|pick|take|took|favou?r|rate)(?:red|ed|s|d)?(?: (?:and|or|using|my|the|an?|¤))* ¤ over(?: (?:¤|and|or|the|an?))*$/
/** "Compared Maze with Lookback", "slow compared to Vim": the second was not chosen. */
const COMPARED = / compared (?:¤ )*(?:with|to|against)(?: (?:¤ (?:and|or)|the|an?|my|our|old))*$/
/** "Compared Asana and Monday and ended up with ClickUp": neither of them. */
const COMPARED_SOME = / compared(?: (?:¤|and|or|both))*$/
const ENDED_UP = /^ (?:¤ |and |or |then |but |i |we |finally )*(?:ended up|settled|landed|went) (?:with|on|for|using)\b/
/** "I learned Maya at school". */
const LEARNED =
  / (?:learn(?:ed|t)|studied|taught(?: me| us)?|was taught|were taught)(?: (?:¤|and|or|some|a bit of|basic))*$/
const AT_SCHOOL =
  /^ (?:¤ |and |or )*(?:at|in|back in|during) (?:\w+ )?(?:school|undergrad|college|university|uni|class|childhood)\b(?! (?:¤ |and |but )*(?:i |we )?(?:still|never|have used|ive used|use it|stuck with))/

/** "Against the old Node version". */
const FORMER = / (?:the|my|our|an?) (?:old|previous|former|legacy)$/
const ITS_VERSION = /^ (?:version|site|app|stack|codebase|setup|code|implementation|backend|frontend|server)\b/

/** "On an LG (was: Dell)", "AdGuard (ex Pi-hole)". */
const FORMERLY = /^ (?:was|were|ex|prev|previously|formerly)(?: (?:an?|the|my|on))*$/

/** "Penpot is the Figma of the open source world." */
const LIKENED = / (?:is|was|becoming|basically|like) the$/
const OF_ANOTHER_WORLD = /^ of\b/
/**
 * "Affinity opens Photoshop files", "I exported my Evernote notebooks to Obsidian": the owner of
 * the file format.
 */
const OPENS =
  / (?:opens|reads|imports|exports|handles|understands|supports)(?: (?:¤|and|or|old|your|my|the|even|most))*$/
const FILES = /^ (?:files|documents|projects|sessions|presets|exports|formats?)\b/
const CARRIED_OVER =
  / (?:export|import|convert|migrat|mov|transferr|port)(?:ed|ing) (?:my|our|all|the|all (?:my|our|the))(?: old)?$/
const INTO_ANOTHER = /^ \S+(?: \S+)? (?:to|into|over to|in) ¤/
/** "After Heroku killed its free tier we moved to Fly": the reason for leaving. */
const BECAUSE = / (?:after|when|since|once|because|until|as)(?: the| my| our)?$/
const ITS_DEEDS =
  /^ (?:(?:always |constantly |just )?(?:crashe[sd]|freezes|froze|lags|eats|ate|drains|spies|sucks|hangs|stutters|refuses|(?:keeps|kept) (?:crashing|freezing|losing|asking|logging|nagging|breaking|failing|jamming|overheating|tripping|dropping|walking))\b|(?:is|was) owned by\b|(?:made|makes|drove|drives) (?:me|us|people|everyone|(?:my|our) \w+) (?:mad|crazy|nuts|insane|nervous|angry|sick|uneasy|furious|anxious|miserable|cry|up the wall)\b|(?:was|is|got|felt|feels|became) (?:too |so |always |painfully |just )?(?:creepy|shady|weird|wrong|slow|expensive|buggy|bloated|clunky|unreliable|ugly|heavy|complicated|complex|confusing)\b|(?:\w+ )?(?:changed|raised|doubled|tripled|hiked|killed|dropped|ended|removed|refused|rejected|bricked|introduced|tightened|(?:takes?|took|charges?|charged|costs?|wants?|asks?) (?:\S+ ){0,3}(?:percent|cut|commission|fees?|month|year|fortune|money|dollars|euros|bucks)\b|(?:lost|ate|deleted|corrupted|broke|wiped|leaked|crashed)(?= (?:my|our|me|us|an?|two|three|half|all|everything|the)\b)|got (?:bought|acquired|worse|hacked)|(?:is|was) (?:bought|sold|acquired|owned)|shut|started charging)\b)/
const ONE_LEFT =
  /^ (?:\S+ ){1,8}?(?:i|we)(?: have| had| then| finally| all| just)* (?:moved|switched|migrated|left|went|jumped|fled)(?: \S+){0,2}? (?:to|for) (?:\S+ )?¤/

/** "Last year we did it in Unity", "the year before, GameMaker". */
const LAST_TIME =
  / (?:(?:last (?:year|time|month|season|semester)|the (?:year|time|month|season) before|back then) (?:i|we) (?:did|made|built|wrote|shot|ran|used|had)(?: (?:it|this|that|ours|mine|them|everything))?(?: (?:in|with|on))?|(?:the|two|three|four|some) (?:years?|months?|seasons?) before(?: that)?(?: it was| there was)?)(?: (?:¤|and|or|an?|the))*$/

/** "Oh great, another Jira migration." */
const COMPLAINS =
  / (?:(?:great|joy|wonderful|lovely|fantastic|yay|super|perfect|brilliant) (?:another|one more|more)|yet another)$/
const TROUBLE_NOUN = /^ (?:migration|outage|meeting|incident|update|invoice|upgrade|rollout|training|notification)s?\b/

/**
 * "LibreOffice replaced Office, Thunderbird came along", "Fastmail instead of Gmail, Nextcloud for
 * files".
 */
const GOES_ITS_OWN_WAY =
  /^ (?:(?:and )?¤ )*(?:came along|stayed|remained?|is still|are still|to \w+|for (?!¤|(?:\S+ ){0,3}?(?:reasons?|years?|months?|good|now|ever|free|once)\b)\S|handles|does|keeps|runs|(?:on|via|with|behind) ¤)/
/** "Make makes Zapier look expensive". */
const MAKES = / (?:makes?|made)$/
const LOOKS_BAD = /^ (?:¤ |and )*(?:look|feel|seem)s? \w+/
/** "Rectangle (the free Magnet)". */
const ANOTHER_OF_ITS_KIND =
  /^ (?:an?|the) (?:free|cheap|cheaper|poor mans|better|lighter|open source|european|modern|new)$/

export function isGivenUp(said: NameContext): boolean {
  const { before, after, leads } = said
  const beginsPair =
    / ¤(?: and)?$/.test(before) && (ITS_OWN_PAIR.test(after) || (leads && GOES_ITS_OWN_WAY.test(after)))
  if (isRejectedBeforeName(said) && !beginsPair) return true
  if (isDisliked(said) || isPastAfterName(said)) return true
  if ((SWAPPED.test(before) || REPLACED_BY.test(before)) && IN_ITS_PLACE.test(after)) return true
  if (ON_THE_WAY.test(before) && ONWARDS.test(after)) return true
  if (WENT.test(before) && THEN_TO.test(after)) return true
  if (MOVED_TO.test(before) && THEN_MOVED.test(after)) return true
  if (COMPARED.test(before) || PREFERRED.test(before)) return true
  if (COMPARED_SOME.test(before) && ENDED_UP.test(after)) return true
  if (FORMER.test(before) && ITS_VERSION.test(after)) return true
  if (FORMERLY.test(before) || LAST_TIME.test(before)) return true
  if (COMPLAINS.test(before) && TROUBLE_NOUN.test(after)) return true
  if (LEARNED.test(before) && AT_SCHOOL.test(after)) return true
  if (LIKENED.test(before) && OF_ANOTHER_WORLD.test(after)) return true
  if ((OPENS.test(before) && FILES.test(after)) || (CARRIED_OVER.test(before) && INTO_ANOTHER.test(after))) return true
  if (BECAUSE.test(before) && (ONE_LEFT.test(after) || ITS_DEEDS.test(after))) return true
  return (MAKES.test(before) && LOOKS_BAD.test(after)) || ANOTHER_OF_ITS_KIND.test(before)
}
