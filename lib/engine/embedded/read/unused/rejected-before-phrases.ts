/** Phrases before a name that say that it was given up. Words of any mention are written as ¤. */

/** Past tense ("I wrote"), not present perfect ("I have written"). */
const WAS_DOING =
  '(?:\\S+ )?(?:\\w+ed|wrote|ran|kept|had|did|drew|shot|drove|was|were|lived|swore|paid|made|built|sent|taught|learnt)(?: \\S+){0,4}'
export const NOT = '(?:do|does|did|is|are|was|has|have|ca|wo|would)(?:nt| not)'

/** Given up, given away or done with. */
const STOPPED = [
  'stop(?:ped|ping)? (?:using|paying for|with)',
  'quit(?:ting)?',
  '(?:ditch|dump|abandon|uninstall|retir|deprecat|bin+|scrap+|ax|junk|chuck|oust|evict|nuk|trash|decommission|mothball|banish)(?:e?d|ing)',
  // "Kicked Slack out", "tore Webpack out of it".
  '(?:kicked|chucked|threw|ripped|tore|yanked|tossed|booted)(?= (?:¤ )+(?:out|off|overboard)\\b)',
  '(?:kick|chuck|rip+|tear|yank|toss|boot)(?:ed|ing) out(?! of)',
  '(?:(?:wound|shut) down|parted with|let go of|fell out (?:of love )?with|bounced (?:straight |right )?off)',
  '(?:avoid(?:s|ed|ing)?|skip(?:s|ped|ping)?|boycott(?:s|ed|ing)?|steer(?:s|ed|ing)? clear)',
  '(?:phas(?:ed|ing) out|sunset|donated|recycled|sent back|(?:gave|given|giving|threw|thrown) (?:away|out))',
  'drop(?:ped|ping)',
  '(?:delet|replac)(?:ed|es|ing)',
  'cancell?(?:ed|ing)',
  '(?:said|say|saying) no (?:thanks )?to',
  '(?:passed on|turned down)',
  'outgr(?:ew|own)',
  '(?:trad|exchang)(?:ed|ing|e)(?: (?:in|up|away))?',
  'swap(?:ped|ping)?',
  '(?:g[ai]ven? up|giving up)(?: on)?',
  'g[oe]t(?:ting)? rid',
  '(?:taken|takes?|taking|took) (?:the place of|over from)',
  '(?:return|refund|remov)(?:ed|ing)',
  '(?:came|come|coming|got|getting|weaned ourselves|weaned myself) off',
  '(?:leaving|left) behind',
  'moved on from',
  '(?:mourn(?:ed|ing)?|(?:loss|death|demise|passing) of)',
  '(?:broke up|parted ways) with',
  '(?:lost|broke|smashed|drowned)(?= (?:my|our)\\b)',
  '(?:goodbye|farewell|sayonara)(?: to)?',
  '(?:sold|bye)',
  '(?:so |finally |totally )?done with',
]

/** The tool that the writer left. */
const MOVED_AWAY = [
  '(?:prototyped|mocked (?:it|this|everything) up|started out) (?:in|with|on)',
  '(?:mov|switch|migrat|chang|transition|graduat)(?:ed|ing|e) (?:over |away |on )?(?:from|off)',
  '(?:(?:mov|switch|migrat|transition|graduat|jump|shift|port)(?:ed|ing)|rewrote|rewritten|rewriting|went|gone) (?:\\S+ ){1,3}?(?:from|off)',
  'went (?:over )?from',
  '(?:i|we|who) (?:\\S+ )?(?:come|coming|came) (?:over )?from',
  // "From Heroku to Fly.io last spring, and from CircleCI to GitHub Actions."
  'from ¤(?: to ¤)+(?: (?!¤)\\S+){0,4}? from',
  '(?:left|quit|ditched|dropped|abandoned) ¤ because(?: \\S+){1,6} and',
  // "I'd rather quit than go back to SAS", "nothing says Monday like Jira".
  'than (?:to )?(?:go|going|switch|switching|return|returning|move|moving) back to',
  'before (?:i|id|ill|we|wed) (?:ever |would )?(?:go|going|went|return|returned) back to',
  '(?:since|after|before|when|upon|by) leaving',
  '(?:import|export|convert|transferr|port)(?:ed|ing) (?:everything|all (?:my|our|the) \\S+)(?: over)? (?:from|out)',
]

/** Not used, wanted or liked. */
const NEVER_USED = [
  '(?:nor|neither) (?:do|did|have|would|will|can|could) (?:i|we) (?:even |ever |really )?\\S+',
  // "Nobody has ever convinced me of TikTok."
  '(?:not|never|nobody|no one|nothing|dont|doesnt|didnt|hasnt|havent|cant|couldnt|wont)(?: \\S+){0,3} (?:convinced?|persuaded?|sold|won) (?:me|us)(?: over)? (?:of|on|to|by)',
  'too (?:old|young|stubborn|cheap|poor|lazy|busy|stupid|impatient|proud|clumsy) for',
  'no longer (?:use|using|need|run|have|own|on|pay for)',
  `${NOT} (?:really )?(?:get along|get on|gel|click|vibe) with`,
  `${NOT} (?:i |we )?(?:really |even |actually |ever |currently |like |to )*(?:use|used|using|want|need to (?:know|learn|use|buy|have)|need|own|have|touch|run|install|installed|miss|write|buy|choose|pick)`,
  'not (?:using|running|on)',
  '(?:not|never) (?:going|about|planning) to (?:learn|use|buy|try|touch|install|pay for|(?:switch|move|go back) to)',
  // "Never, under any circumstances, would I go back to QuickBooks."
  'would (?:i|we) (?:ever )?(?:go|switch|move|return|come) back to',
  'never (?:really |quite |ever )?(?:use|used|touch|touched|got into|tried|owned|installed|opened|launched|subscribed to|paid for|bothered with|cared for|been (?:on|into)|buying|using|going back to|joined|signed up for|liked|warmed to|wanted|needed|bought|had|learn(?:ed|t)|understood|mastered|took to|got (?:on|along|anywhere) with|got the hang of|saw the point of|again)',
  // "I wasted two years on TensorFlow".
  'wast(?:e|ed|ing) (?:\\S+ ){1,4}on',
  '(?:use|used|using|run|running|need|have|having|tried)(?: \\S+)? anything like',
  '(?:almost|nearly) (?:\\w+ed(?: to)?|bought|went (?:for|with)|got|chose)',
  'refuse(?:d|s)? to (?!stop|quit|give|leave|drop|part)\\S+',
  '(?:not|never)(?: been)? (?:a |the )?(?:big |huge |great )?fan of',
  '(?:never|cant|cannot|couldnt|could not|didnt|havent|wont) (?:\\w+ ){0,2}(?:get|got|gotten) used to',
  '(?:nobody|no one|none of (?:us|them)) (?:\\S+ ){0,2}?(?:use|uses|used|likes?|wants?|needs?|opens?|touches|runs|misse[sd]|miss)',
  'no (?:real |more )?use for',
  'what (?:i|we) (?:dont|do not|no longer|never) (?:\\S+ ){1,5}?(?:is|are|was)',
]

/** Used in a period that has ended. */
const USED_ONCE = [
  'before ¤ (?:i|we|it|there) (?:was|were|used|had|ran|worked|lived)',
  // "Before this hospital I used Cerner for six years."
  'before (?:this|that|these|joining|moving|coming|starting|here|then|the|my|our|i|we) (?:\\S+ ){0,5}?(?:i|we) (?:only |mostly |mainly |always |just )?(?:used|ran|wrote|drew|shot|edited|hosted|coded|kept|had|worked (?:in|on|with)|designed|recorded|mixed|lived (?:in|on)|(?:was|were|had been) (?:using|running|on|in|with))',
  // "Before that, a Gene Café", "and before that, God help us, Skype".
  'before it was',
  'before (?:that|then)(?: (?:it was|there was|was|were|came|i had|we had|i used|we used))?(?: god help (?:us|me)| believe it or not| heaven help us)?',
  '(?<! (?:is|are|was|were|be|being|am|im|have|ive|get|got|getting|can) )used to (?:be \\S+ )?(?!\\w+ing\\b)[a-z]+(?: in| on| with| by)?',
  'used to \\S+(?: \\S+){0,2}? (?:in|with|on|over|via|through)',
  '(?:i|we) did (?:\\w+ )?use',
  // "Until then we had been using Trello": a past that has an end. "I had been using Vim for years,
  // and still do" has none.
  '(?:until|till|before|up to)(?: \\S+){1,4} (?:(?:i|we) had|id|wed) been (?:using|running|writing in|working (?:in|with|on)|editing in|shooting (?:on|with)|on)',
  // "After ten years of Emacs", "after a false start in Notion".
  'after (?:\\S+ ){0,3}(?:years|decades?|months|ages|a (?:year|decade|lifetime)) (?:of|in|on|with|using)',
  'after (?:an? )?(?:\\S+ ){0,2}?(?:false start|detour|stint|spell|fling|affair|trial|phase|failed attempt|disaster|bad experience|trying|testing)s?(?: out)?(?: (?:in|on|with|of|at))?',
  'false starts? (?:in|on|with)',
  '(?:formerly|previously)(?: used)?',
  '(?:i|we) owned',
  '(?:i|we) once (?:used|paid for|bought|subscribed to|owned|tried|had|ran)',
  '(?:i|we) (?:really |still |sometimes |do )*miss',
  '(?:i|we) (?:first |originally )?(?:started|began) (?:out |off )?(?:with|on)',
  'grew up (?:on|with|using)',
  // "I've tried every note app out there, Notion, Evernote, and I keep coming back to Obsidian."
  'tried (?:every|all|dozens of|so many|lots of|a lot of|most)(?: (?!¤)\\S+){1,5}',
  'learn(?:ed|t) (?:how )?to (?:program|code|type|draw|edit|write|paint|record|mix)(?: \\S+){0,2} (?:on|with|in)',
  // "For ten years I wrote everything in Sublime Text."
  `for (?:\\S+ ){0,3}(?:years|decades?|months|ages) (?:i|we) ${WAS_DOING}`,
  `(?:at|in) (?:my|our) (?:previous|last|old|former|first) (?:job|company|agency|employer|studio|school|team|startup|workplace|gig)(?: (?!now|today|here|but)\\S+){1,5}`,
  // "In 2015 I ran everything on Heroku."
  '(?:in|around|until|before) (?:19|20)\\d\\d (?:i|we) (?:still |mostly |only |just )?(?:ran|used|wrote|drew|shot|edited|hosted|coded|kept|had|worked|designed|recorded|mixed|lived)(?: \\S+){0,4}',
  `(?:at|in|during) (?:\\S+ )?(?:school|college|university|uni) (?:i|we|they) ${WAS_DOING}`,
  '(?:my|our) (?:very )?(?:first|old|previous|former|earlier)(?: \\S+){0,3} (?:was|were)(?: (?:made|written|built|shot|recorded|drawn|edited|done) (?:in|on|with))?',
  'the last time (?:i|we) \\S+',
  '(?:i|we) (?:first )?learn(?:ed|t) on',
]

/** Praised ironically, beaten in a comparison or misspoken. */
const IN_JEST = [
  // "Because what every two-person company needs is Salesforce."
  '(?:only |one )?thing (?:i|we) (?:really |still )?miss(?: \\w+)? (?:is|are|was)',
  'dont worry if you(?: \\S+){1,4}',
  'what (?!(?:i|we)\\b)(?:\\S+ ){1,5}?(?:really |truly )?need(?:s|ed) (?:is|was)',
  'rip',
  // Speakers correct themselves in the middle: "image, sorry, Immich".
  '(?<=^ )sorry',
  'the last thing (?:i|we) (?:want|need|would)(?: (?:to|do|is|was|run|use|open|buy))*',
  'nothing says (?:\\S+ ){1,4}like',
  'who doesnt love',
  'out with',
  // "Figma beats Sketch any day."
  '¤ (?:beats?|trumps?|blows away)',
]

export const LEFT = [...STOPPED, ...MOVED_AWAY, ...NEVER_USED, ...USED_ONCE, ...IN_JEST]
