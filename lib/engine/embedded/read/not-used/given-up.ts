import { answersNo, type Said } from './phrases'
import type { ReadText } from '../text'

/** What the text names only to say that it is not used: given up, refused, or compared with. */

/** Small words and other tools of the same enumeration (¤) may stand between the phrase and the name. */
const SMALL =
  '(?: (?:of|on|off|the|my|our|an?|any|all|using|with|from|and|or|old|both|either|two|three|four|¤|der|die|das|den|und|le|la|les|el|los|o|os|y|e|et))*$'
/** A past that is over: "I wrote", not "I have written". */
const WAS_DOING =
  '(?:\\S+ )?(?:\\w+ed|wrote|ran|kept|had|did|drew|shot|drove|was|were|lived|swore|paid|made|built|sent|taught|learnt)(?: \\S+){0,4}'
const NOT = '(?:do|does|did|is|are|was|has|have|ca|wo|would)(?:nt| not)'
/** The same in German, French, Spanish and Portuguese. */
const ELSEWHERE = [
  'fruher(?: \\S+){0,3}',
  'nicht mehr',
  'arrete (?:dutiliser|de)',
  'abandonne',
  'antes (?:usaba|usava|utilizaba)',
  'ya no (?:uso|utilizo)',
  'deje de usar',
  'deixei de usar',
  'n(?:e )?utilis(?:e|ons|ent|ait|ais) (?:pas|plus|jamais)',
  '(?:davor|vorher|zuvor)(?: (?:jahrelang|lange|immer|noch))?',
  'ja nao uso',
]
const LEFT_BEHIND = new RegExp(
  ` (?:${[
    'stop(?:ped|ping)? (?:using|paying for)',
    'quit(?:ting)?',
    '(?:ditch|dump|abandon|uninstall|retir|avoid|deprecat)(?:e?d|ing)',
    '(?:phas(?:ed|ing) out|sunset|donated|recycled|sent back|(?:gave|given|giving|threw|thrown) (?:away|out))',
    'drop(?:ped|ping)',
    '(?:delet|replac)(?:ed|es|ing)',
    'cancell?(?:ed|ing)',
    'outgr(?:ew|own)',
    '(?:trad|exchang)(?:ed|ing|e)',
    'swap(?:ped|ping)?',
    '(?:g[ai]ven? up|giving up)(?: on)?',
    'g[oe]t(?:ting)? rid',
    '(?:mov|switch|migrat|chang|transition|graduat)(?:ed|ing|e) (?:over |away |on )?(?:from|off)',
    '(?:(?:mov|switch|migrat|transition|graduat|jump|shift|port)(?:ed|ing)|rewrote|rewritten|rewriting|went|gone) (?:\\S+ ){1,3}?(?:from|off)',
    'went (?:over )?from',
    '(?:i|we|who) (?:\\S+ )?(?:come|coming|came) (?:over )?from',
    'from ¤(?: to ¤)+ from',
    'before ¤ (?:i|we|it|there) (?:was|were|used|had|ran|worked|lived)',
    // "Before this hospital I used Cerner for six years."
    'before (?:this|that|these|joining|moving|coming|starting|here|then|the|my|our|i|we) (?:\\S+ ){0,5}?(?:i|we) (?:only |mostly |mainly |always |just )?(?:used|ran|wrote|drew|shot|edited|hosted|coded|kept|had|worked (?:in|on|with)|designed|recorded|mixed|lived (?:in|on)|(?:was|were|had been) (?:using|running|on|in|with))',
    '(?:left|quit|ditched|dropped|abandoned) ¤ because(?: \\S+){1,6} and',
    '(?:nor|neither) (?:do|did|have|would|will|can|could) (?:i|we) (?:even |ever |really )?\\S+',
    // "Because what every two-person company needs is Salesforce."
    '(?:only |one )?thing (?:i|we) (?:really |still )?miss(?: \\w+)? (?:is|are|was)',
    'dont worry if you(?: \\S+){1,4}',
    'what (?:every|each|any|a) (?:\\S+ ){1,5}?(?:really |truly )?needs is',
    '(?:taken|takes?|taking|took) (?:the place of|over from)',
    'rip',
    '(?:came|come|coming|got|getting|weaned ourselves|weaned myself) off',
    'moved on from',
    '(?:broke up|parted ways) with',
    '(?:lost|broke|smashed|drowned)(?= (?:my|our)\\b)',
    'no longer (?:use|using|need|run|have|own|on|pay for)',
    `${NOT} (?:really |even |actually |ever |currently |like |to )*(?:use|used|using|want|need to (?:know|learn|use|buy|have)|need|own|have|touch|run|install|installed|miss|write|buy|choose|pick)`,
    'not (?:using|running|on)',
    'never (?:really |quite |ever )?(?:use|used|touch|touched|got into|tried|owned|installed|liked|warmed to|wanted|needed|bought|had|learn(?:ed|t)|understood|mastered|took to|got (?:on|along|anywhere) with|got the hang of|saw the point of|again)',
    '(?:almost|nearly) (?:\\w+ed(?: to)?|bought|went (?:for|with)|got|chose)',
    '(?<! (?:is|are|was|were|be|being|am|im|have|ive|get|got|getting|can) )used to (?:be \\S+ )?(?!\\w+ing\\b)[a-z]+(?: in| on| with| by)?',
    'used to \\S+(?: \\S+){0,2}? (?:in|with|on)',
    'refuse(?:d|s)? to (?!stop|quit|give|leave|drop|part)\\S+',
    // "After ten years of Emacs", "after a false start in Notion".
    'after (?:\\S+ ){0,3}(?:years|decades?|months|ages|a (?:year|decade|lifetime)) (?:of|in|on|with|using)',
    'after (?:an? )?(?:\\S+ ){0,2}?(?:false start|detour|stint|spell|fling|affair|trial|phase|failed attempt|disaster|bad experience|trying|testing)s?(?: out)?(?: (?:in|on|with|of|at))?',
    'false starts? (?:in|on|with)',
    '(?:goodbye|farewell|sayonara)(?: to)?',
    '(?:formerly|previously)(?: used)?',
    'once used',
    '(?:sold|bye)',
    '(?:i|we) (?:really |still |sometimes |do )*miss',
    '(?:not|never)(?: been)? (?:a |the )?(?:big |huge |great )?fan of',
    '(?:i|we) (?:first |originally )?(?:started|began) (?:out |off )?(?:with|on)',
    'grew up (?:on|with|using)',
    'learn(?:ed|t) (?:how )?to (?:program|code|type|draw|edit|write|paint|record|mix)(?: \\S+){0,2} (?:on|with|in)',
    // "For ten years I wrote everything in Sublime Text."
    `for (?:\\S+ ){0,3}(?:years|decades?|months|ages) (?:i|we) ${WAS_DOING}`,
    `(?:at|in) (?:my|our) (?:previous|last|old|former|first) (?:job|company|agency|employer|studio|school|team|startup|workplace|gig)(?: (?!now|today|here|but)\\S+){1,5}`,
    // "In 2015 I ran everything on Heroku."
    '(?:in|around|until|before) (?:19|20)\\d\\d (?:i|we) (?:still |mostly |only |just )?(?:ran|used|wrote|drew|shot|edited|hosted|coded|kept|had|worked|designed|recorded|mixed|lived)(?: \\S+){0,4}',
    `(?:at|in|during) (?:\\S+ )?(?:school|college|university|uni) (?:i|we|they) ${WAS_DOING}`,
    '(?:my|our) (?:very )?(?:first|old|previous|former|earlier) \\S+(?: \\S+){0,2} (?:was|were)(?: (?:made|written|built|shot|recorded|drawn|edited|done) (?:in|on|with))?',
    '(?:import|export|convert|transferr|port)(?:ed|ing) (?:everything|all (?:my|our|the) \\S+)(?: over)? (?:from|out)',
    '(?:nobody|no one|none of (?:us|them)) (?:\\S+ ){0,2}?(?:use|uses|used|likes?|wants?|needs?|opens?|touches|runs)',
    '(?:i|we) (?:first )?learn(?:ed|t) on',
    'what (?:i|we) (?:dont|do not|no longer|never) (?:\\S+ ){1,5}?(?:is|are|was)',
    ...ELSEWHERE,
  ].join('|')})${SMALL}`,
)
/** Who says so may use it all the same: "I don't love Jira, but we use it". */
const DISLIKED = new RegExp(
  ` (?:${NOT} (?:really |even |actually |ever |particularly )*(?:like|love|trust|enjoy|recommend)|hate|hated|cannot stand|cant stand)${SMALL}`,
)
const ALL_THE_SAME = /^ (?:¤ |and |or )*(?:but|though|yet|and yet) (?:i|we|it|its|they|still|everyone|everybody)\b/
/** These speak of the next name and of what is joined to it. */
const REFUSED =
  / (?:no|not|not supported|unsupported|never|nor|neither|without|anything but|everything but|instead of|rather than|away from|tired of|fed up with|alternatives? to|replacement for|(?<! (?:is|are|was|were|called|named|app|on|the|my|one) )left|no more|(?:better|worse|faster|slower|nicer|cheaper|simpler|lighter|easier|quicker) than|statt|anstelle von|au lieu d[eu]|en vez de|em vez de|unlike|compared to|enough of|versus|vs|similar to|inspired by|reminiscent of|modell?ed (?:on|after)|reminds me of|(?:kind|sort|clone) of|(?:answer|successor) to|compatible with|(?:bit|lot|much|just|looks?|feels?|works?|behaves) like|pas d[eu]|sans|ohne|keine?[nrms]?|sin|sem|nada de)(?: (?:the|my|our|an?|any|¤|and|or|both|using))*$/
/** Words that sound like a refusal and are none. */
const STILL =
  / (?:not only|not just|no doubt|not to mention|why not|if not|(?:cant|cannot|couldnt|can not|could not) (?:live|do|work|survive|be) without|not without|(?:nothing|nobody|no one|never|no|not|nt|hardly|rarely|dont|doesnt|cant|wont)(?: \S+){0,7} without|wouldnt have|have to use|no problem|not bad|(?:wont|cant|cannot|couldnt|never|not|nt) (?:stop|quit|g[ai]ve up|drop|ditch|leave)(?:ped|ping|ed)?)(?: \S+)*$/

const GONE =
  '(?:replaced|ditched|dropped(?! (?:twice|once|often|many|a few|several|in|on|down|off|into))|retired|abandoned|gone|dead|cancelled|discontinued|sunset|killed|history|no more|banned|forbidden|off limits|blocked|shut(?:ting)? down|closed down|going away|no longer(?! just| only))'
const MOVED =
  '(?:i |we )?(?:since |then |have |ve |recently |now |later |just |always |keep |finally |eventually )*(?:switched|moved|stopped|dropped|gave up|quit|uninstalled|migrated|ditched|(?:came|come|coming|went|go|going) back to)'
const GONE_AFTER = new RegExp(
  `^ (?:\\w+ ){0,2}?(?:${[
    'until (?:i|we|it|they|the)',
    'before (?:switching|moving|i switched|i moved|we moved|we switched)',
    `(?:was|were|got|has been|been|is|are|being) (?!not )(?:\\w+ )?${GONE}`,
    `but ${MOVED}`,
    '(?:and )?then (?:i |we )?(?:switched|moved|migrated)',
    'which (?:i|we) (?:(?:have |ve )?never(?! (?:regret|stop|quit|leave|left))|no longer|dont|stopped|sold|lost|returned|hated|gave (?:away|up|back))\\b(?!(?: \\S+){0,3} but (?:i |we )?(?:cant|cannot|still|use|need|have|love|keep|has|is)\\b)',
    // "DigitalOcean droplets till May": what went on until a time is over.
    '(?:\\S+ ){0,2}(?:until|till|til|up to) (?:(?:early|late|mid|last|this|about|around|the end of|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter) ?)*(?:(?:19|20)\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december|year|month|week|spring|summer|autumn|fall|winter|recently)\\b',
    'would (?:have|ve) been\\b',
    '(?:\\w+ ){0,4}(?:one|once) (?:\\w+ )?too (?:many|often)\\b',
    'died\\b',
    // "Had a Ducky One 2 before, gave it to my nephew", "the Aeron hurt my legs".
    '(?:(?:before|first|once|too|for (?:a|\\w+) \\w+) )?(?:and |but )?(?:i |we )?(?:gave|sold|returned|donated|passed) (?:it|them|that one|both)(?: away| back| on)?\\b(?! (?:a|my|our|another) )',
    'before (?:that|this|then)$',
    // "We gave Revit a chance and went back."
    'an? (?:fair |honest )?(?:chance|try|go|shot|spin|whirl) (?:and|but|then)(?: then| i| we| soon| quickly)* (?:went|came|moved|switched|gave up|returned|hated|bounced)\\b',
    '(?:hurts?|killed|wrecked|ruined) (?:my|me|our)\\b',
    // "Farmbrite was fine but too much for us."
    '(?:was|were) (?:\\w+ )?(?:fine|good|great|nice|okay|ok|lovely|decent|solid|fun|pretty|beautiful|gorgeous)(?: \\w+){0,3}? but (?:it |they |its |it is )?(?:way |far |much |just |really )?(?:too|not|never|lacked|lacks|got|became|didnt|couldnt|deprecated|dead|gone|slow|expensive|discontinued)\\b',
    'shut down',
    'went (?:away|under|out of business)',
    'going away',
    '(?:makes?|made|gave|gives) way (?:for|to)',
    '(?<! (?:i|we|he|she|they) )used to be\\b',
    '(?:was|were) (?:long )?before my time\\b',
    '(?:wanted|wants|asked|asks|charged|charges|took|takes|costs?) (?:far |way )?too (?:much|many|big|large|long)\\b',
    '(?:never|doesnt|didnt) (?:really |quite )?suit(?:ed)? me\\b',
    '(?:gave|gives) (?:me|us) (?:nightmares|headaches|ulcers)\\b',
    '(?:refugee|survivor|escapee|dropout)s?\\b',
    // "Google Classroom durften wir nie nutzen", "Asana, on a laissé tomber".
    '(?:\\S+ ){0,4}?(?:nie|nicht mehr) (?:nutzen|genutzt|benutzt|benutzen|verwendet|verwenden)\\b',
    '(?:on a|je lai|jai|nous avons) (?:\\S+ )?(?:laisse tomber|abandonne|arrete|quitte)\\b(?! ¤)',
    '(?:was|were) (?:my|our) (?:first|old|previous|former)\\b',
    // "The Ender 3 went to my nephew", "… lives in a drawer now".
    '(?:went|goes|has gone|moved) to (?:(?:my|our|an?|the|his|her) )?(?:\\S+ )?(?:nephew|niece|brother|sister|son|daughter|kid|kids|parents|mother|father|mom|mum|dad|wife|husband|partner|cousin|friend|neighbou?r|colleague|intern|school|charity|goodwill|attic|basement|cellar|landfill|dump|bin|trash|recycling|ebay|craigslist)\\b',
    '(?:sits|lives|lies|is|are|sleeps|ended up) (?:\\w+ ){0,3}?(?:(?:in|at the bottom of) (?:a|the|some|my) (?:\\w+ )?(?:drawer|closet|cupboard|attic|basement|cellar)|gathering dust|collecting dust|for sale)\\b',
    '(?:contract|subscription|trial|licen[cs]e|membership) (?:\\w+ )?(?:ended|expired|lapsed|ran out)\\b',
    'ran out\\b',
    '(?:is|are) (?:only |just |still )?planned\\b',
    '(?:confused|annoyed|bored|frustrated|overwhelmed|intimidated|exhausted|disappointed|scared) (?:me|us)\\b',
    // "Discord is for my kids", "Zencastr ate two episodes and we left", "WhatsApp belongs to Meta, so no".
    '(?:is|are) for (?:(?:my|the|other|old|young|big) )*(?:kids|children|people|others|someone else|beginners|amateurs|gamers|banks|enterprises?|corporations|hipsters|masochists)\\b',
    '(?:\\w+ ){0,8}?(?:and|so) (?:i|we) (?:left|quit|moved on|walked away|bailed|fled|jumped ship|never (?:went|looked) back)$',
    '(?:\\w+ ){0,6}?so no$',
    '(?:\\w+ ){0,5}?(?:and|but|which) (?:i|we) (?:dont|do not|never|havent)(?: even)? (?:have|own|use|used|need|touch|got|trust)(?: (?:one|it|them|any|either))?(?:$| any ?more\\b)',
    'can keep (?:its|their)\\b',
    // "Logseq's outliner is better than Obsidian's, but plugins won."
    '(?!is\\b|are\\b|was\\b)\\w+ (?:is|are|was|were|looks?|feels?) (?:\\w+ )?(?:\\w+er|more \\w+) than ¤ but\\b',
    '(?:\\w+ ){0,3}?(?:gathering|collecting|gathers|collects) dust\\b',
    // "1Password since the LastPass breach".
    '(?:breach|hack|leak|acquisition|buyout|price hike|shutdown|outage|scandal|fiasco|debacle)\\b',
    '(?:needs|requires) (?:\\S+ ){1,4}?(?:and|which|but) (?:i|we) (?:dont|do not|havent) (?:have|own|got)\\b',
    '(?:isnt|is not|arent|wasnt) (?:even |really |quite )?(?:encrypted|private|secure|worth|good enough|an option|enough|my (?:thing|style|cup)|for (?:me|us))\\b',
    '(?:was|were) (?:only |once )?(?:demoed|pitched|shown) to (?:me|us)\\b',
    '(?:never|didnt|did not) (?:really |quite |ever )?(?:click(?:ed)?|stuck|stick|took|grew on|grow on|made sense|make sense|caught on|catch on|entered|worked out|work out|lasted)\\b',
    'back in the day',
    'in the past',
    'years ago',
    '(?:vs|versus)\\b',
    '(?:expired|lapsed)\\b',
    '(?:was|were|got) quoted (?:to (?:me|us) )?at\\b',
    'quoted (?:me|us)\\b',
    // "Lightroom is what I teach but no longer what I use."
    '(?:\\w+ ){0,6}?(?:but|and) (?:it is |its |is )?(?:no longer|not) what (?:i|we) (?:use|work)\\b',
    '(?:got|was|were|became|felt|proved|turned out|(?:had|has) (?:become|got|gotten)) (?:\\w+ )?too \\w+',
    '(?:is|are) (?:\\w+ )?(?:overrated|overkill|not for (?:me|us))\\b',
    '(?:killed|dropped|ended|removed|axed|scrapped|raised|doubled|tripled|hiked) (?:its|their|the) (?:\\w+ )?(?:free|hobby|prices?|pricing|tier|plan|support|api|rates)\\b',
    '(?:was|were) (?:my|our)(?: \\S+){1,3} (?:for|until|before|back|in (?:19|20)\\d\\d)\\b',
    '(?:once )?(?:and|but) (?:i |we )?(?:went|came) (?:right |straight |quickly |soon )?back to\\b(?! (?:it|them|this|that)\\b)',
    // "Switched to Arc in March, then back to Chrome."
    '(?:\\w+ ){0,4}?(?:and|but|then|before)(?: then| i| we| soon| quickly| (?:went|came|moved|switched|turned|ran|going|coming|straight|right))* (?:back|returned|returning|reverted) to (?:(?:the|my|our|good|old|plain) )*¤',
  ].join(
    '|',
  )})|^ (?:¤ |and |or )*(?:but )?(?:neither|none of them) |^ (?:¤ |and |or )*but ${MOVED}|^ for (?:\\w+ ){0,3}(?:years?|months?|weeks?|while) but |^ (?:for (?:\\w+ ){0,3}(?:years?|months?|weeks?|days?|while|bit) )?(?:but|and|then) (?:then |i |we |finally |eventually )*(?:settled|landed|ended up) |^ but (?:we|i) (?:just |only |still |really )*(?:use|run|stick|ended)\\b(?! (?:it|them)\\b)`,
)
/** "Ditched Gmail for Fastmail, Chrome for Firefox": the first of each pair is what was left. */
const SWAPPED =
  / (?:left|dumped|(?:ditch|trad|swapp|exchang|dropp|replac|abandon|switch|mov)(?:ed|ing|e)?)(?: (?:the|my|our|from))* ¤(?: (?:for|by|with|to) ¤)+(?: and)?$/
const REPLACED_BY = / (?:replaced|superseded) by ¤(?: by ¤)*(?: and)?$/
const IN_ITS_PLACE = /^ (?:for|by|with|to) ¤/
/** "Went from Evernote to Notion to Obsidian": who goes on did not stay. */
const ON_THE_WAY =
  / (?:went|gone|moved|switched|migrated|jumped|graduated)(?: \S+){0,3}? from ¤(?: (?:and )?(?:then )?to ¤)* (?:and )?(?:then )?to$/
const ONWARDS = /^ (?:and )?(?:then )?to ¤/
const ANSWERED_NO =
  /^(?:(?:i |we )?(?:uninstalled|deleted|ditched|dropped|hated|returned|sold|quit|left|tried) (?:it|them)\b|please$|cancell?ed\b|(?:i )?(?:havent|have not|hardly|barely|dont|rarely) (?:ever )?(?:opened|open|touched|touch|used|use|launched|miss)\b|never(?: again)?|no(?: thanks)?|nope|same$|(?:way |far |much )?too \w+|overkill|pass$|meh$|not (?:any ?more|for me|since|me)|gone|deleted|dead)\b/

/** "WordPress I gave up in 2019": what stands before who gave it up. */
const GIVEN_UP_FIRST =
  /^ (?:(?:and |or )?¤ )*(?:i|we) (?:\w+ and )?(?:\w+ )?(?:gave (?:up|away|back)|dropped|ditched|abandoned|sold|quit|uninstalled|deleted|returned|stopped using|outgrew|left behind|(?:toyed|played|flirted|started|began|learned|learnt|grew up)(?: out)? (?:with|on)|never (?:really |quite |ever )?(?:understood|got|liked|used|tried|warmed to|learned|needed|trusted|took to))\b|^ (?:nutze|benutze|verwende|brauche|mag) (?:ich|wir) (?:\S+ )?(?:nicht|nie|kaum|keine?)\b/
/** "Chrome eats my RAM": whoever begins so complains. */
const COMPLAINT =
  /^ (?:¤ |and )*(?:always |constantly |just )?(?:eats?|ate|locked|loses|lost|corrupted|breaks?|broke|crashe[sd]|spie[sd]|drains?|hogs?|leaks?|betrayed|burned|burnt) (?:\S+ )*?(?!but\b|yet\b)\S+$/
/** "Pixelmator instead of Photoshop, Affinity instead of Illustrator": the third begins a pair of its own. */
const ITS_OWN_PAIR = /^ (?:instead of|rather than|in place of) ¤/
/** "I would recommend Obsidian over Notion". */
const PREFERRED =
  / (?:prefer|recommend|choose|chose|pick|take|took|favou?r|rate)(?:red|ed|s|d)?(?: (?:and|or|using|my|the|an?|¤))* ¤ over(?: (?:¤|and|or|the|an?))*$/
/** "Compared Maze with Lookback": the second of them is the one that somebody might have taken. */
const COMPARED = / compared (?:¤ )+(?:with|to|against)(?: (?:¤|and|or))*$/
/** "I learned Maya at school". */
const LEARNED =
  / (?:learn(?:ed|t)|studied|taught(?: me| us)?|was taught|were taught)(?: (?:¤|and|or|some|a bit of|basic))*$/
const AT_SCHOOL =
  /^ (?:¤ |and |or )*(?:at|in|back in|during) (?:\w+ )?(?:school|undergrad|college|university|uni|class|childhood)\b(?! (?:¤ |and |but )*(?:i |we )?(?:still|never|have used|ive used|use it|stuck with))/

/** "Against the old Node version". */
const FORMER = / (?:the|my|our|an?) (?:old|previous|former|legacy)$/
const ITS_VERSION = /^ (?:version|site|app|stack|codebase|setup|code|implementation|backend|frontend|server)\b/

/** "Penpot is the Figma of the open source world." */
const LIKENED = / (?:is|was|becoming|basically|like) the$/
const OF_ANOTHER_WORLD = /^ of\b/
/** "Affinity opens Photoshop files", "I exported my Evernote notebooks to Obsidian": whose files they are. */
const OPENS =
  / (?:opens|reads|imports|exports|handles|understands|supports)(?: (?:¤|and|or|old|your|my|the|even|most))*$/
const FILES = /^ (?:files|documents|projects|sessions|presets|exports|formats?)\b/
const CARRIED_OVER =
  / (?:export|import|convert|migrat|mov|transferr|port)(?:ed|ing) (?:my|our|all|the|all (?:my|our|the))(?: old)?$/
const INTO_ANOTHER = /^ \S+(?: \S+)? (?:to|into|over to|in) ¤/
/** "After Heroku killed its free tier we moved to Fly": why one left. */
const BECAUSE = / (?:after|when|since|once|because|until|as)(?: the| my| our)?$/
const ITS_DEEDS =
  /^ (?:(?:made|makes|drove|drives) (?:me|us|people|everyone|(?:my|our) \w+) (?:mad|crazy|nuts|insane|nervous|angry|sick|uneasy|furious|anxious|miserable|cry|up the wall)\b|(?:was|is|got|felt|feels|became) (?:too |so |always |painfully |just )?(?:creepy|shady|weird|wrong|slow|expensive|buggy|bloated|clunky|unreliable|ugly|heavy|complicated|complex|confusing)\b|(?:\w+ )?(?:changed|raised|doubled|tripled|hiked|killed|dropped|ended|removed|refused|rejected|bricked|introduced|tightened|got (?:bought|acquired|worse|hacked)|(?:is|was) (?:bought|sold|acquired|owned)|shut|started charging)\b)/
const ONE_LEFT =
  /^ (?:\S+ ){1,8}?(?:i|we)(?: have| had| then| finally| all| just)* (?:moved|switched|migrated|left|went|jumped|fled)(?: \S+){0,2}? (?:to|for) (?:\S+ )?¤/

/** "Switched from an iPhone to a Pixel two years ago": since then it is there. */
const SINCE_THEN =
  / (?:switched|moved|migrated|upgraded|changed|came|went|got|bought|started|began|adopted|discovered|picked up)(?: \S+){0,7}$/
const AGO = /^ (?:\w+ ){0,2}years ago\b/
/** "LibreOffice replaced Office, Thunderbird came along", "Immich instead of Photos, Tailscale to reach it". */
const GOES_ITS_OWN_WAY =
  /^ (?:(?:and )?¤ )*(?:came along|stayed|remained?|is still|are still|to \w+|handles|does|keeps|runs|(?:on|via|with|behind) ¤)/
/** "Make makes Zapier look expensive". */
const IN_THE_SHADE = / (?:makes?|made)$/
const LOOKS_BAD = /^ (?:¤ |and )*(?:look|feel|seem)s? \w+/
/** "Rectangle (the free Magnet)". */
const ANOTHER_OF_ITS_KIND =
  /^ (?:an?|the) (?:free|cheap|cheaper|poor mans|better|lighter|open source|european|modern|new)$/

/** "X, Y and Z years ago" must not reach over a whole sentence. */
const BACK_THEN = /^ (?:¤ |and |or )*(?:in the past|back in the day|back then|years ago)\b/

export function isGivenUp({ before, after, leads }: Said): boolean {
  const beginsPair =
    / ¤(?: and)?$/.test(before) && (ITS_OWN_PAIR.test(after) || (leads && GOES_ITS_OWN_WAY.test(after)))
  if ((LEFT_BEHIND.test(before) || REFUSED.test(before)) && !STILL.test(before) && !beginsPair) return true
  if (DISLIKED.test(before) && !ALL_THE_SAME.test(after) && !STILL.test(before)) return true
  if ((SWAPPED.test(before) || REPLACED_BY.test(before)) && IN_ITS_PLACE.test(after)) return true
  if (ON_THE_WAY.test(before) && ONWARDS.test(after)) return true
  if (leads && (GIVEN_UP_FIRST.test(after) || COMPLAINT.test(after))) return true
  if (COMPARED.test(before) || PREFERRED.test(before)) return true
  if (FORMER.test(before) && ITS_VERSION.test(after)) return true
  if (LEARNED.test(before) && AT_SCHOOL.test(after)) return true
  if (LIKENED.test(before) && OF_ANOTHER_WORLD.test(after)) return true
  if ((OPENS.test(before) && FILES.test(after)) || (CARRIED_OVER.test(before) && INTO_ANOTHER.test(after))) return true
  if (BECAUSE.test(before) && (ONE_LEFT.test(after) || ITS_DEEDS.test(after))) return true
  if ((IN_THE_SHADE.test(before) && LOOKS_BAD.test(after)) || ANOTHER_OF_ITS_KIND.test(before)) return true
  return (
    (GONE_AFTER.test(after) && !(AGO.test(after) && SINCE_THEN.test(before))) ||
    (BACK_THEN.test(after) && !SINCE_THEN.test(before))
  )
}

const LONGEST_ANSWER = 5

/** "Emacs? Never again.", "a Steelcase arm? No, …" and "Remember Dreamweaver?" */
export function isAnsweredNo(from: number, to: number, text: ReadText): boolean {
  const { tokens } = text
  if ([to, to + 1].some((at) => answersNo(text, at))) return true
  // "Datadog who?"
  if (tokens[to]?.text === 'who' && /^\?/.test(text.text.slice(tokens[to]?.end))) return true
  const ends = tokens[to]?.gap === ' ' ? [to, to + 1] : [to]
  // "Setapp? Cancelled" and "Setapp: cancelled".
  const asked = ends.find((at) => /^[?:]\s*$/.test(tokens[at]?.gap ?? ''))
  if (asked === undefined) return false
  if (tokens[from - 1]?.text === 'remember') return true
  let end = asked + 1
  while (end < Math.min(tokens.length, asked + LONGEST_ANSWER) && !/[.!?;\n]/.test(tokens[end]?.gap ?? '')) end++
  const answer = tokens.slice(asked, end).map((token) => token.text)
  return ANSWERED_NO.test(answer.join(' '))
}
