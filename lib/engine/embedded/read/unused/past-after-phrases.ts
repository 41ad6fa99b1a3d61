import { either, oneOf } from '../../regex-parts'

/**
 * Phrases directly after a name that say that it is not in use. Words of any mention are written as
 * ¤.
 */

const GONE =
  '(?:replaced|ditched|dropped(?! (?:twice|once|often|many|a few|several|in|on|down|off|into))|retired|abandoned|gone|dead|cancelled|deleted|uninstalled|discontinued|sunset|killed|history|no more|banned|forbidden|off limits|blocked|shut(?:ting)? down|closed down|going away|no longer(?! just| only))'
const MOVED =
  '(?:i |we )?(?:since |then |have |ve |recently |now |later |just |always |keep |finally |eventually )*(?:switched|moved|stopped|dropped|gave up|quit|uninstalled|migrated|ditched|(?:came|come|coming|went|go|going) back to)'
const MONTH = oneOf('january february march april may june july august september october november december')
const SEASON = oneOf('spring summer autumn fall winter')
const NEW_PLACE = oneOf(
  'nephew niece brother sister son daughter kid kids parents mother father mom mum dad wife husband partner cousin friend neighbou?r colleague intern student pupil apprentice trainee school charity goodwill attic basement cellar landfill dump bin trash recycling ebay craigslist',
)

/** The product was shut down, or its time is over. */
const OVER = either(
  // "Heroku was retired", "Pocket has been shut down".
  new RegExp(`(?:was|were|got|has been|been|is|are|being) (?!not )(?:\\w+ )?${GONE}`),
  /until (?:(?:i|we|they|the)\b|it(?! (?!was\b|is\b)\w+s\b))/,
  // "DigitalOcean droplets till May".
  new RegExp(
    String.raw`(?:\S+ ){0,2}(?:until|till|til|up to) (?:(?:early|late|mid|last|this|about|around|the end of|${MONTH}|${SEASON}) ?)*(?:(?:19|20)\d\d|${MONTH}|year|month|week|${SEASON}|recently)\b`,
  ),
  /never again\b/,
  // "The Rachio we had in the old house".
  /(?:i|we) (?:had|used|owned|ran|kept) (?:in|at|on) (?:the|my|our) (?:old|previous|last|former|first)\b/,
  // "Outlook was on my old PC".
  /(?:was|were) (?:still )?(?:on|in) (?:the|my|our) (?:old|previous|last|former|first)\b/,
  // "An ASIAIR did the work for two years, now a mini PC does".
  /(?:did|ran|handled|served|held|lasted|worked|carried)(?: \S+){0,3} for (?:\S+ ){0,2}(?:years?|months?|decades?|seasons?)(?: and)? (?:now|then|until|but|before)\b/,
  /died\b/,
  /before (?:that|this|then)$/,
  // "I used it for years before I discovered Unity".
  /(?:for \S+(?: \S+){0,2} )?(?:way back )?before (?:i|we) (?:discovered|found|knew|heard of|came across|learned about)\b/,
  // "The Canon backpack that had frayed".
  /(?:that|which) had (?:\w+ed|broken|worn|gone|seen|died)\b/,
  /shut down/,
  /went (?:away|under|out of business)/,
  /going away/,
  /(?<! (?:i|we|he|she|they) )used to be\b/,
  /(?:was|were) (?:long )?before my time\b/,
  /(?:was|were) (?:my|our) (?:first|old|previous|former)\b/,
  // "Sketch was our design tool until 2021".
  /(?:was|were) (?:my|our)(?: \S+){1,3} (?:for|until|before|back|in (?:19|20)\d\d)\b/,
  /(?:contract|subscription|trial|licen[cs]e|membership) (?:\w+ )?(?:ended|expired|lapsed|ran out)\b/,
  /having (?:become|turned|gone|been)\b/,
  /ran out\b/,
  // "1Password since the LastPass breach".
  /(?:breach|hack|leak|acquisition|buyout|price hike|shutdown|outage|scandal|fiasco|debacle)\b/,
  /back in the day/,
  // "I got my first Atari way back when", not "since way back when".
  /(?<! since )way back (?:when|then|in)\b/,
  /in the past/,
  /years ago/,
  /(?:expired|lapsed)\b/,
)

/** The writer has changed to another tool. */
const LEFT_FOR_ANOTHER = either(
  /before (?:switching|moving|i switched|i moved|we moved|we switched)/,
  new RegExp(`but ${MOVED}`),
  /(?:and )?then (?:i |we )?(?:switched|moved|migrated)/,
  // "Built me a page in Wix, I rebuilt it in Carrd".
  /(?:and |but )?(?:i|we) (?:then |later |since |have |have since )?(?:rebuilt|redid|remade|replaced|rewrote|moved|migrated|redrew) (?:it|that|them|everything) (?:in|with|to|on|by|into)\b/,
  /(?:\w+ ){0,8}?so (?:goodbye|bye|no thanks|(?:i|we) (?:left|moved|quit|passed|switched))\b/,
  // "We gave Revit a chance and went back".
  /an? (?:fair |honest )?(?:chance|try|go|shot|spin|whirl) (?:and|but|then)(?: then| i| we| soon| quickly)* (?:went|came|moved|switched|gave up|returned|hated|bounced)\b/,
  /(?:makes?|made|gave|gives) way (?:for|to)/,
  /(?:refugee|survivor|escapee|dropout)s?\b/,
  /replaced (?:by|with) ¤/,
  // "Zencastr ate two episodes and we left".
  /(?:\w+ ){0,8}?(?:and|so) (?:i |we )(?:left|quit|moved on|walked away|bailed|fled|jumped ship|never (?:went|looked) back)$/,
  // "Lightroom is what I teach but no longer what I use".
  /(?:\w+ ){0,6}?(?:but|and) (?:it is |its |is )?(?:no longer|not) what (?:i|we) (?:use|work)\b/,
  /(?:once )?(?:and|but) (?:i |we )?(?:went|came|(?:keep|kept) (?:going|coming)) (?:right |straight |quickly |soon )?back to\b(?! (?:it|them|this|that)\b)/,
  // "Switched to Arc in March, then back to Chrome".
  /(?:\w+ ){0,4}?(?:and|but|then|before)(?: then| i| we| soon| quickly| (?:went|came|moved|switched|turned|ran|going|coming|straight|right))* (?:back|returned|returning|reverted) to (?:(?:the|my|our|good|old|plain) )*¤/,
)

/** It was given away, lies in a drawer or is decoration. */
const OUT_OF_HANDS = either(
  /which (?:i|we) (?:(?:have |ve )?never(?! (?:regret|stop|quit|leave|left))|no longer|dont|stopped|sold|lost|returned|hated|gave (?:away|up|back))\b(?!(?: \S+){0,3} but (?:i |we )?(?:cant|cannot|still|use|need|have|love|keep|has|is)\b)/,
  // "Had a Ducky One 2 before, gave it to my nephew".
  /(?:(?:before|first|once|too|for (?:a|\w+) \w+) )?(?:and |but )?(?:i |we )?(?:gave|sold|returned|donated|passed) (?:it|them|that one|both)(?: away| back| on)?\b(?! (?:a|my|our|another) )/,
  // "The Ender 3 went to my nephew".
  new RegExp(String.raw`(?:went|goes|has gone|moved) to (?:(?:my|our|an?|the|his|her) )?(?:\S+ )?${NEW_PLACE}\b`),
  // "The ScanSnap went to reception".
  /(?:went|has gone) to (?:reception|storage|charity|auction|recycling|landfill|(?:my|our|his|her) \S+)\b/,
  /(?:went|has gone|is going) (?:straight |right )?back to the (?:shop|store|seller|dealer|rental \w+|office|library|box|manufacturer|warehouse)\b/,
  // "The Kindle lives in a drawer now".
  /(?:sits|lives|lies|is|are|sleeps|ended up) (?:\w+ ){0,3}?(?:(?:in|at the bottom of) (?:a|the|some|my) (?:\w+ )?(?:drawer|closet|cupboard|attic|basement|cellar)|for sale)\b/,
  /(?:got|was|were|been) (?:kicked|thrown|booted|voted) out\b/,
  /(?:that|which) (?:i|we) (?:have |ve )?let (?:lapse|expire|go|slide|run out)\b/,
  /(?:is|are) where (?:\S+ ){1,3}goe?s? to die\b/,
  /(?:\w+ ){0,4}?but (?:it|they|its|theyre|that)(?: is| are)? (?:only|just|merely|mostly|purely) (?:there|for show|for looks|(?:for )?decoration|decorative|ornamental|a prop|an ornament)\b/,
  /(?:\w+ ){0,3}?(?:gathering|collecting|gathers|collects) dust\b/,
)

/** It was never used, or is not missed. */
const NEVER_TAKEN_UP = either(
  /would (?:have|ve) been\b/,
  /(?:hasnt|has not|havent|have not|hadnt) been (?:open|opened|used|touched|launched|running|started|played|out of)\b/,
  // "FL Studio, I never touched it": a separate clause with a pronoun for the name.
  /(?:and |but |which )?(?:i|we) (?:have |ve )?never (?:really |even |ever )?(?:touched|used|opened|tried|bought|owned|liked|needed|understood|learned|learnt|got into|warmed to)(?: (?:it|them|that|one|any))?$/,
  /(?:\w+ ){0,7}?and (?:i|we) (?:really |honestly )?(?:dont|do not|never|wont|will not) miss (?:it|them)\b/,
  /(?:never|doesnt|didnt) (?:really |quite )?suit(?:ed)? me\b/,
  /(?:which|that) (?:i|we) wanted to (?:love|like)\b/,
  /(?:is|are) (?:only |just |still )?planned\b/,
  // "Joplin won, Bear came second."
  /(?:came|finished|placed) (?:a close |only )?(?:second|third|fourth|last)\b/,
  // "WhatsApp belongs to Meta, so no".
  /(?:\w+ ){0,6}?so no$/,
  // "She would love an iPad but no".
  /but (?:no|not (?:yet|now)|never)$/,
  /(?:\w+ ){0,5}?(?:and|but|which) (?:i|we) (?:dont|do not|never|havent)(?: even)? (?:have|own|use|used|need|touch|got|trust)(?: (?:one|it|them|any|either))?(?:$| any ?more\b)/,
  /(?:needs|requires) (?:\S+ ){1,4}?(?:and|which|but) (?:i|we) (?:dont|do not|havent) (?:have|own|got)\b/,
  /(?:never|didnt|did not) (?:really |quite |ever )?(?:click(?:ed)?|stuck|stick|took|grew on|grow on|made sense|make sense|caught on|catch on|entered|worked out|work out|lasted)\b/,
)

/** It disappointed, did not fit or cost too much. */
const DISAPPOINTS = either(
  /(?:was|were) an? (?:\w+ )?(?:mistake|disaster|waste|fad|failure|phase|regret|disappointment|gimmick|flop)\b/,
  /(?:\w+ ){0,4}(?:one|once) (?:\w+ )?too (?:many|often)\b/,
  // "D3 too much work".
  /(?:was |is )?too much (?:work|effort|trouble|hassle|money|overhead|faff)\b/,
  // "The Aeron hurt my legs".
  /(?:hurts?|killed|wrecked|ruined) (?:my|me|our)\b/,
  // "Farmbrite was fine but too much for us".
  /(?:was|were) (?:\w+ )?(?:fine|good|great|nice|okay|ok|lovely|decent|solid|fun|pretty|beautiful|gorgeous)(?: \w+){0,3}? but (?:it |they |its |it is )?(?:way |far |much |just |really )?(?:too|not|never|lacked|lacks|got|became|didnt|couldnt|deprecated|dead|gone|slow|expensive|discontinued)\b/,
  /(?:wanted|wants|asked|asks|charged|charges|took|takes|costs?) (?:far |way )?too (?:much|many|big|large|long)\b/,
  /(?:gave|gives) (?:me|us) (?:nightmares|headaches|ulcers)\b/,
  /(?:became|turned into|ended up as|is now) an? (?:\w+ )?(?:graveyard|mess|doorstop|paperweight|coat rack|dumping ground|ghost town|wasteland)\b/,
  /(?:was|is|were) (?:\w+ )?(?:worse|terrible|awful|horrible|unusable|hopeless|useless|a nightmare|a disaster|garbage|rubbish|crap)\b/,
  // "SoundCloud kept taking them down".
  /(?:kept|keeps) (?:taking|losing|deleting|breaking|freezing|asking|logging|nagging|bugging|dropping|corrupting|eating|changing|pushing|throwing|kicking) (?:it|them|me|us|my|our|down|files|everything)\b/,
  // "Astrospheric doesn't cover us".
  /(?:doesnt|does not|didnt|wont) (?:cover|serve|work for|deliver to) (?:us|me|here|my|our)\b/,
  /(?:confused|annoyed|bored|frustrated|overwhelmed|intimidated|exhausted|disappointed|scared) (?:me|us)\b/,
  /can keep (?:its|their)\b/,
  // "Logseq's outliner is better than Obsidian's, but plugins won".
  /(?!is\b|are\b|was\b)\w+ (?:is|are|was|were|looks?|feels?) (?:\w+ )?(?:\w+er|more \w+) than ¤ but\b/,
  /(?:isnt|is not|arent|wasnt) (?:even |really |quite )?(?:encrypted|private|secure|allowed|permitted|worth|good enough|an option|enough|my (?:thing|style|cup)|for (?:me|us))\b/,
  /(?:was|were|got) quoted (?:to (?:me|us) )?at\b/,
  /quoted (?:me|us)\b/,
  /(?:got|was|were|became|felt|proved|turned out|(?:had|has) (?:become|got|gotten)) (?:\w+ )?too \w+/,
  /(?:is|are|was|were|would be|might be|felt|seemed|looked|feels|seems)(?: like| \w+)?(?: \w+)? (?:overrated|overkill|not for (?:me|us))\b/,
  /(?:killed|dropped|ended|removed|axed|scrapped|raised|doubled|tripled|hiked) (?:its|their|the) (?:\w+ )?(?:free|hobby|prices?|pricing|tier|plan|support|api|rates)\b/,
)

/** Others have it, show it or are compared by it. */
const OF_OTHERS = either(
  // "The Thermomix at the restaurant belongs to the owner".
  /(?:[^¤ ]+ ){0,4}?belongs? to (?:the|my|our|his|her|a) \S+/,
  /(?:people|readers|fans|companies|friends) (?:keep )?(?:send|sent|give|gave|sending|giving) (?:me|us)\b/,
  /for sponsoring\b/,
  // "Discord is for my kids".
  /(?:is|are) for (?:(?:my|the|other|old|young|big) )*(?:kids|children|people|others|someone else|beginners|amateurs|gamers|banks|enterprises?|corporations|hipsters|masochists)\b/,
  /(?:was|were) (?:only |once )?(?:demoed|pitched|shown) to (?:me|us)\b/,
  // "Wes and Kent are two notable examples".
  /(?:is|are) (?:\w+ ){0,2}(?:examples?|inspirations?)\b/,
  /(?:vs|versus)\b/,
)

/** "Google Classroom durften wir nie nutzen", "Asana, on a laissé tomber". */
const IN_GERMAN_OR_FRENCH = either(
  /(?:\S+ ){0,4}?(?:nie|nicht mehr) (?:nutzen|genutzt|benutzt|benutzen|verwendet|verwenden)\b/,
  /(?:on a|je lai|jai|nous avons) (?:\S+ )?(?:laisse tomber|abandonne|arrete|quitte)\b(?! ¤)/,
)

const GONE_AFTER = new RegExp(
  [OVER, LEFT_FOR_ANOTHER, OUT_OF_HANDS, NEVER_TAKEN_UP, DISAPPOINTS, OF_OTHERS, IN_GERMAN_OR_FRENCH].join('|'),
  'y',
)
/** The maximum number of words between the name and the phrase. */
const WORDS_BETWEEN = 2
const WORD = /\w+ /y

/**
 * Matched at each position separately: one pattern with optional words before it takes three times
 * as long to compile.
 */
export function isPastPhrase(after: string): boolean {
  if (!after.startsWith(' ')) return false
  let at = 1
  for (let words = 0; words <= WORDS_BETWEEN; words++) {
    GONE_AFTER.lastIndex = at
    if (GONE_AFTER.test(after)) return true
    WORD.lastIndex = at
    if (!WORD.test(after)) return false
    at = WORD.lastIndex
  }
  return false
}

/** The next tool after several names: "Sketch and Zeplin for years, but then Figma". */
const MOVED_ON_AFTER = new RegExp(
  [
    '^ (?:¤ |and |or )*(?:but )?(?:neither|none of them) ',
    `^ (?:¤ |and |or )*but ${MOVED}`,
    '^ for (?:\\w+ ){0,3}(?:years?|months?|weeks?|while) but ',
    '^ (?:for (?:\\w+ ){0,3}(?:years?|months?|weeks?|days?|while|bit) )?(?:but|and|then) (?:then |i |we |finally |eventually )*(?:settled|landed|ended up) ',
    '^ but (?:we|i) (?:just |only |still |really )*(?:use|run|stick|ended)\\b(?! (?:it|them)\\b)',
  ].join('|'),
)

export const isMovedOnPhrase = (after: string): boolean => MOVED_ON_AFTER.test(after)
