import type { Said } from './phrases'

/** What the words before a name say of it: that it was left behind, is refused or not liked. */

/** Small words and other tools of the same enumeration (¤) may stand between the phrase and the name. */
const SMALL =
  '(?: (?:(?:mostly|mainly|largely) for|of|on|off|the|my|our|an?|any|all|using|with|from|and|or|old|both|either|two|three|four|¤))*$'
/** A past that is over: "I wrote", not "I have written". */
const WAS_DOING =
  '(?:\\S+ )?(?:\\w+ed|wrote|ran|kept|had|did|drew|shot|drove|was|were|lived|swore|paid|made|built|sent|taught|learnt)(?: \\S+){0,4}'
const NOT = '(?:do|does|did|is|are|was|has|have|ca|wo|would)(?:nt| not)'
const LEFT_BEHIND = new RegExp(
  ` (?:${[
    'stop(?:ped|ping)? (?:using|paying for|with)',
    'quit(?:ting)?',
    '(?:ditch|dump|abandon|uninstall|retir|deprecat)(?:e?d|ing)',
    '(?:avoid(?:s|ed|ing)?|skip(?:s|ped|ping)?|boycott(?:s|ed|ing)?|steer(?:s|ed|ing)? clear)',
    '(?:phas(?:ed|ing) out|sunset|donated|recycled|sent back|(?:gave|given|giving|threw|thrown) (?:away|out))',
    'drop(?:ped|ping)',
    '(?:delet|replac)(?:ed|es|ing)',
    'cancell?(?:ed|ing)',
    '(?:said|say|saying) no (?:thanks )?to',
    '(?:passed on|turned down)',
    '(?:prototyped|mocked (?:it|this|everything) up|started out) (?:in|with|on)',
    'outgr(?:ew|own)',
    '(?:trad|exchang)(?:ed|ing|e)',
    'swap(?:ped|ping)?',
    '(?:g[ai]ven? up|giving up)(?: on)?',
    'g[oe]t(?:ting)? rid',
    '(?:mov|switch|migrat|chang|transition|graduat)(?:ed|ing|e) (?:over |away |on )?(?:from|off)',
    '(?:(?:mov|switch|migrat|transition|graduat|jump|shift|port)(?:ed|ing)|rewrote|rewritten|rewriting|went|gone) (?:\\S+ ){1,3}?(?:from|off)',
    'went (?:over )?from',
    '(?:i|we|who) (?:\\S+ )?(?:come|coming|came) (?:over )?from',
    // "From Heroku to Fly.io last spring, and from CircleCI to GitHub Actions."
    'from ¤(?: to ¤)+(?: (?!¤)\\S+){0,4}? from',
    'before ¤ (?:i|we|it|there) (?:was|were|used|had|ran|worked|lived)',
    // "Before this hospital I used Cerner for six years."
    'before (?:this|that|these|joining|moving|coming|starting|here|then|the|my|our|i|we) (?:\\S+ ){0,5}?(?:i|we) (?:only |mostly |mainly |always |just )?(?:used|ran|wrote|drew|shot|edited|hosted|coded|kept|had|worked (?:in|on|with)|designed|recorded|mixed|lived (?:in|on)|(?:was|were|had been) (?:using|running|on|in|with))',
    '(?:left|quit|ditched|dropped|abandoned) ¤ because(?: \\S+){1,6} and',
    '(?:nor|neither) (?:do|did|have|would|will|can|could) (?:i|we) (?:even |ever |really )?\\S+',
    // "Because what every two-person company needs is Salesforce."
    '(?:only |one )?thing (?:i|we) (?:really |still )?miss(?: \\w+)? (?:is|are|was)',
    'dont worry if you(?: \\S+){1,4}',
    'what (?!(?:i|we)\\b)(?:\\S+ ){1,5}?(?:really |truly )?need(?:s|ed) (?:is|was)',
    '(?:taken|takes?|taking|took) (?:the place of|over from)',
    'rip',
    // Who speaks corrects themselves by it in the middle: "image, sorry, Immich".
    '(?<=^ )sorry',
    'the last thing (?:i|we) (?:want|need|would)(?: (?:to|do|is|was|run|use|open|buy))*',
    '(?:return|refund|remov)(?:ed|ing)',
    // "I'd rather quit than go back to SAS", "nothing says Monday like Jira".
    'than (?:to )?(?:go|going|switch|switching|return|returning|move|moving) back to',
    'before (?:i|id|ill|we|wed) (?:ever |would )?(?:go|going|went|return|returned) back to',
    'nothing says (?:\\S+ ){1,4}like',
    'who doesnt love',
    '(?:since|after|before|when|upon|by) leaving',
    // "Nobody has ever convinced me of TikTok."
    '(?:not|never|nobody|no one|nothing|dont|doesnt|didnt|hasnt|havent|cant|couldnt|wont)(?: \\S+){0,3} (?:convinced?|persuaded?|sold|won) (?:me|us)(?: over)? (?:of|on|to|by)',
    'too (?:old|young|stubborn|cheap|poor|lazy|busy|stupid|impatient|proud|clumsy) for',
    // "Before that, a Gene Café".
    // "Before that, a Gene Café", "and before that, God help us, Skype".
    'before it was',
    'before (?:that|then)(?: (?:it was|there was|was|were|came|i had|we had|i used|we used))?(?: god help (?:us|me)| believe it or not| heaven help us)?',
    '(?:came|come|coming|got|getting|weaned ourselves|weaned myself) off',
    'moved on from',
    '(?:broke up|parted ways) with',
    '(?:lost|broke|smashed|drowned)(?= (?:my|our)\\b)',
    'no longer (?:use|using|need|run|have|own|on|pay for)',
    `${NOT} (?:really |even |actually |ever |currently |like |to )*(?:use|used|using|want|need to (?:know|learn|use|buy|have)|need|own|have|touch|run|install|installed|miss|write|buy|choose|pick)`,
    'not (?:using|running|on)',
    '(?:not|never) (?:going|about|planning) to (?:learn|use|buy|try|touch|install|pay for|(?:switch|move|go back) to)',
    // "Never, under any circumstances, would I go back to QuickBooks."
    'would (?:i|we) (?:ever )?(?:go|switch|move|return|come) back to',
    'never (?:really |quite |ever )?(?:use|used|touch|touched|got into|tried|owned|installed|opened|launched|subscribed to|paid for|bothered with|cared for|been (?:on|into)|buying|using|going back to|joined|signed up for|liked|warmed to|wanted|needed|bought|had|learn(?:ed|t)|understood|mastered|took to|got (?:on|along|anywhere) with|got the hang of|saw the point of|again)',
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
    '(?:i|we) once (?:used|paid for|bought|subscribed to|owned|tried|had|ran)',
    '(?:sold|bye)',
    '(?:i|we) (?:really |still |sometimes |do )*miss',
    '(?:not|never)(?: been)? (?:a |the )?(?:big |huge |great )?fan of',
    '(?:i|we) (?:first |originally )?(?:started|began) (?:out |off )?(?:with|on)',
    'grew up (?:on|with|using)',
    '(?:never|cant|cannot|couldnt|could not|didnt|havent|wont) (?:\\w+ ){0,2}(?:get|got|gotten) used to',
    // "I've tried every note app out there, Notion, Evernote, and I keep coming back to Obsidian."
    'tried (?:every|all|dozens of|so many|lots of|a lot of|most)(?: (?!¤)\\S+){1,5}',
    'learn(?:ed|t) (?:how )?to (?:program|code|type|draw|edit|write|paint|record|mix)(?: \\S+){0,2} (?:on|with|in)',
    // "For ten years I wrote everything in Sublime Text."
    `for (?:\\S+ ){0,3}(?:years|decades?|months|ages) (?:i|we) ${WAS_DOING}`,
    `(?:at|in) (?:my|our) (?:previous|last|old|former|first) (?:job|company|agency|employer|studio|school|team|startup|workplace|gig)(?: (?!now|today|here|but)\\S+){1,5}`,
    // "In 2015 I ran everything on Heroku."
    '(?:in|around|until|before) (?:19|20)\\d\\d (?:i|we) (?:still |mostly |only |just )?(?:ran|used|wrote|drew|shot|edited|hosted|coded|kept|had|worked|designed|recorded|mixed|lived)(?: \\S+){0,4}',
    `(?:at|in|during) (?:\\S+ )?(?:school|college|university|uni) (?:i|we|they) ${WAS_DOING}`,
    '(?:my|our) (?:very )?(?:first|old|previous|former|earlier) \\S+(?: \\S+){0,2} (?:was|were)(?: (?:made|written|built|shot|recorded|drawn|edited|done) (?:in|on|with))?',
    '(?:import|export|convert|transferr|port)(?:ed|ing) (?:everything|all (?:my|our|the) \\S+)(?: over)? (?:from|out)',
    '(?:nobody|no one|none of (?:us|them)) (?:\\S+ ){0,2}?(?:use|uses|used|likes?|wants?|needs?|opens?|touches|runs|misse[sd]|miss)',
    '(?:so |finally |totally )?done with',
    'no (?:real |more )?use for',
    'the last time (?:i|we) \\S+',
    'out with',
    // "Figma beats Sketch any day."
    '¤ (?:beats?|trumps?|blows away)',
    '(?:i|we) (?:first )?learn(?:ed|t) on',
    'what (?:i|we) (?:dont|do not|no longer|never) (?:\\S+ ){1,5}?(?:is|are|was)',
  ].join('|')})${SMALL}`,
)
/** "I replaced my Nest Mini with a HomePod mini": what came for it. */
const CAME_FOR_IT =
  / (?:replac|swapp?|exchang)(?:e|es|ed|ing) (?:\S+ ){0,4}?¤ with(?: (?:the|my|our|an?|new|used|¤|and))*$/
/** "My first editor was BBEdit, then came TextMate, … and now Zed": one after the other, and none of them stayed. */
const THEN_CAME =
  / (?:first|started|began|was|were|came|used)\b.* then(?: (?:came|it was|i used|i got|an?|the|¤|and))*$/
const NOW_ANOTHER = /^ (?:\S+ ){0,7}?(?:now|nowadays|today|these days|currently)\b/

/** Who says so may use it all the same: "I don't love Jira, but we use it". */
const DISLIKED = new RegExp(
  ` (?:${NOT} (?:really |even |actually |ever |particularly )*(?:like|love|trust|enjoy|recommend)|hates?|hated|dislikes?|disliked|loathe|despise|detest|cannot stand|cant stand)${SMALL}`,
)
const ALL_THE_SAME = /^ (?:¤ |and |or )*(?:but|though|yet|and yet) (?:i|we|it|its|they|still|everyone|everybody)\b/
/** These speak of the next name and of what is joined to it. */
const REFUSED =
  / (?:no|not|not supported|unsupported|never|nor|neither|without|anything but|everything but|instead of|rather than|away from|tired of|fed up with|alternatives? to|replacement for|(?<! (?:is|are|was|were|called|named|app|on|the|my|one) )left|no more|(?:better|worse|faster|slower|nicer|cheaper|simpler|lighter|easier|quicker) than|statt|anstelle von|au lieu d[eu]|en vez de|em vez de|unlike|compared to|enough of|versus|vs|similar to|inspired by(?: (?:the|this|that) (?!¤)\S+)?|reminiscent of|modell?ed (?:on|after)|reminds me of|(?:kind|sort|clone) of|(?:answer|successor) to|compatible with|(?:bit|lot|much|just|looks?|feels?|works?|behaves) like|pas d[eu]|sans|ohne|keine?[nrms]?|sin|sem|nada de)(?: (?:the|my|our|an?|any|¤|and|or|both|using))*$/
/** Words that sound like a refusal and are none. */
const STILL =
  / (?:not only|not just|no doubt|not to mention|why not|if not|(?:cant|cannot|couldnt|can not|could not) (?:live|do|work|survive|be) without|not without|(?:nothing|nobody|no one|never|no|not|nt|hardly|rarely|dont|doesnt|cant|wont)(?: \S+){0,7} without|wouldnt have|have to use|no problem|not bad|(?:wont|cant|cannot|couldnt|never|not|nt) (?:stop|quit|g[ai]ve up|drop|ditch|leave|avoid|skip)(?:ped|ping|ed)?)(?: \S+)*$/

export const isLeftBehind = ({ before, after }: Said): boolean =>
  ((LEFT_BEHIND.test(before) || REFUSED.test(before)) && !STILL.test(before) && !CAME_FOR_IT.test(before)) ||
  (THEN_CAME.test(before) && NOW_ANOTHER.test(after))

export const isDisliked = ({ before, after }: Said): boolean =>
  DISLIKED.test(before) && !ALL_THE_SAME.test(after) && !STILL.test(before)
