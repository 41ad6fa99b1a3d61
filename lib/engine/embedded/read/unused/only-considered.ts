import type { NameContext } from './name-context'

/** Tools that the writer considers, dreams of or has looked at, and does not use. */

const DOING =
  '(?: (?:of|about|at|the|an?|my|our|maybe|perhaps|possibly|new|bigger|proper|real|another|just|¤|and|or|both|trying|try|using|buying|ordering|getting|learning|their|(?:switching|moving|upgrading) (?:over )?to|out))*$'
const CONSIDERED = new RegExp(
  ` (?:${[
    'consider(?:ed|ing)',
    '(?:thinking|thought) (?:about|of)(?:(?: \\S+){0,5} (?:maybe|perhaps|probably|like)|(?: (?!(?:and|but|so|then|how|what|it)\\b)\\S+){1,4} an?)?',
    '(?:tempted|fascinated|intrigued) by',
    // "I have been dying to try the Karbonz."
    '(?:dying|itching|eager|keen|(?:cant|cannot|can not) wait|look(?:ing)? forward) to (?:try|trying|test|testing|test drive|get|getting|use|using|play with|own|owning)',
    'set (?:my|our) (?:heart|sights) on',
    'torn between',
    // "That I have been promising to automate with Zapier".
    '(?:promis|plann|intend|mean|hop)(?:ed|ing)(?: (?:myself|everybody|everyone))? to \\S+(?: \\S+){0,3} (?:with|in|on|using|via)',
    'if (?:i|we) (?:started|began|did it|had to start|were starting)(?: \\S+){0,2}? (?:again|over|today|afresh|from scratch)(?: \\S+){0,3}? (?:take|pick|choose|use|try|go with|go for|get|buy|start with)',
    '(?:whether (?:i|we|one)|(?:asked|asking|wonder|wondered|wondering|unsure|know) if (?:i|we|one)) (?:should|could|ought to|need to|needed to)(?: \\S+){1,2}',
    'curious about',
    '(?:allure|lure|appeal) of(?: (?:having|owning|using))?(?: (?!¤)\\S+){0,4}',
    // "I could have migrated ten years earlier, with my Atari."
    '(?:could|should|might) have \\w+(?: (?!¤|but\\b|i\\b|we\\b)\\S+){0,6}',
    '(?:keep|keeping|kept) (?:an|one|half an) eye on',
    // Who stares at it "ten hours a day" works in it.
    '(?<! (?:hours?|days?|life)(?: a day)? )star(?:e|ing) at',
    // "I evaluated two options: the Fuji and the Sony."
    'evaluat(?:ed|ing)(?:(?: \\w+){0,2} (?:options|candidates|alternatives|contenders))?',
    '(?:flirt|toy)(?:ed|ing) with',
    'ey(?:ed|eing)',
    'shortlisted',
    '(?:id|wed|would) (?:kill|die|(?:give|sell) (?:\\S+ ){1,3}) ?for',
    '(?:cant|cannot|(?:does|do|did|would|will|wo)(?:nt| not)) (?:quite )?(?:stretch|reach|extend) to',
    '(?:someday|one day|eventually) (?:ill|well|id|wed)(?: \\S+){1,3}',
    'look(?:ed|ing) (?:at|into)',
    '(?:demoed|triall?ed|piloted|auditioned)',
    '(?:ask|asks|asked|asking|nag|nags|nagged|nagging|pester|pesters|bug|bugs|hound|hounds) (?:me |us )?(?:\\S+ )?about',
    '(?:hear|heard|hearing|read) (?:(?:only|so|many|good|great|nice|bad|terrible|amazing|wonderful|mixed|much|a|lot|lots|things|stories) )*(?:about|of)',
    // "If someone offered me a Hasselblad I would not say no."
    'if (?:someone|somebody|anyone|anybody|you|they|he|she|santa) (?:ever |could |would )?(?:offer(?:ed)?|gave|give|handed|sent|bought|lent) (?:me|us)',
    '(?:therell|there will) (?:one day |someday |eventually |hopefully )*be(?: \\S+){0,8}',
    '(?:word on the street|rumou?r|legend|gossip) (?:is|has it)(?: that)?',
    'on (?:my|our|the) (?:wish ?list|radar|shopping list|bucket list)(?: (?:is|are|right|now|at|the|moment|would|will|have|to|be|i|like|include))*',
    '(?:brochure|leaflet|flyer|catalog(?:ue)?|advert|advertisement|quote|pitch|demo) (?:for|of|from|about)',
    '(?:jealous|envious) of(?: \\S+){0,2}',
    '(?:covet(?:ing|ed)?|drool(?:ing|ed)? over|pining for|fantasi[sz](?:e|ing) about|in the market for|shopping for)',
    '(?:begg|lobbi|ask|wish|push|argu|vot|pray)(?:ed|ing) for',
    'mean(?:ing|t) to (?:try|learn|buy|get|use|install|switch to|move to|look (?:at|into))',
    '(?:idea|notion|myth|claim) that (?:\\S+ ){0,3}\\S+',
    '(?:next|high|top|still|also) on (?:my|the|our) (?:wish ?)?list (?:is|are)',
    'saving (?:up )?for',
    '(?:i|we)(?: (?:really|still|badly|just|so))? want (?:an?|the|one of those)',
    'threaten(?:s|ed|ing) to (?:\\S+ ){1,3}?(?:to|onto|with|on|in)',
    // "Dreaming of a studio with a Jarvis desk and an Aeron".
    'dream(?:ing|t|ed)? (?:of|about)(?:(?: \\S+){1,5} (?:with|on|in|behind|at))?(?: (?:an?|the) ¤ \\S+ (?:and|or))?',
    'lust(?:ing|ed)? (?:after|for)',
    '(?:would|id|wed) (?:really |dearly |also )?(?:love|like) to (?:one day |finally |also )?(?:try|learn|own|have|get|buy|add|include|afford|pick up|(?:switch|move|upgrade) to|play with)',
    '(?:might|may) (?:also |just |finally |soon )?(?:get|buy|try|add|pick up|grab|go for|(?:upgrade|switch|move|change) (?:over )?to)',
    '(?:someday|one day) (?:i|we) (?:will|would|might|may|hope to|want to|d|ll)(?: \\S+){1,3}',
    'wish (?:i|we) (?:used|knew|were using|had|owned|could (?:afford|use|have|buy))',
    'if (?:i|we|money|somebody|someone) (?:were|was|had|won|could|gave)(?: \\S+){1,4} (?:would|d|id|wed|might|could)(?: (?!¤)\\S+){1,3}',
    '(?:cant|cannot|couldnt|could not) (?:really |quite |yet )?(?:afford|justify)',
    // "My dream setup would be an iPad Pro", "in an ideal world I'd have a Leica".
    '(?:dream|ideal|perfect|fantasy)(?: (?!¤)\\S+){0,3} (?:would|wouldnt|might|could|d|id|wed)(?: (?!¤)\\S+){0,4}?(?: (?:be|have|include|involve|get|buy|use|own|add|run|need))?',
    'dream(?: (?!¤)\\S+){0,3} (?:is|includes?|has)',
    '(?:would|id|wed) (?:really |dearly |also )?love(?: to have| to own| to get| to buy)?',
    '(?:would|id|wed) (?:really )?(?:love|like) (?:for )?(?:somebody|someone|anybody|anyone|them) to(?: \\S+){1,8}',
    '(?:waiting|hoping) for',
    '(?:planning|hoping|hope|plan) to (?:\\w+ )?(?:buy|get|try|upgrade to|switch to|move to|learn|own)',
    '(?:upgrade|upgrading|moving|switching)(?: \\S+){0,2} to(?= (?:the |an? )?(?:new|next))(?: (?:the|an?))? (?:new|next)',
  ].join('|')})${DOING}`,
)
/** "Considered Notion and took it", "thought about Ghost for a year before I switched". */
const TAKEN_AFTER_ALL =
  /^ (?:\S+ ){0,4}?(?:and|before|until) (?:i |we |finally |then |eventually )*(?:(?:bought|got|took|chose|love) (?:it|them|one|that)|switched|went for it|ended up (?:with|using) (?:it|them)|never looked back)/

/** "I wish Scrivener ran on Linux": it does not, and the writer uses Linux. */
const WISHED = / wish(?:ed|ing|es)?(?: that)?(?: (?:¤|and|or))*$/
const IT_RAN =
  /^ (?:¤ |and |or )*(?:(?:ran|worked|existed|came) (?:on|in|for|to|with|under)|existed|(?:was|were) (?:\w+ )?(?:available|cheaper|free|affordable|sold))\b/

/** "Substack was tempting", "Komoot is next on my list", "Arc looks promising". */
const ATTRACTS =
  /^ (?:¤ |and |or )*(?:(?:tempts|intrigues|attracts|fascinates) (?:me|us)|(?:is|are) (?:\w+ )?(?:on the (?:table|horizon|cards|agenda)|in the (?:cards|running))|(?:is|are|was) (?:one|something|another one) (?:that )?(?:i|we) (?:\S+ )?(?:want|would like|wish|hope|might)\b|would be (?:\w+ )?(?:nice|lovely|great|cool|fun|wonderful|sweet|awesome|amazing|a dream|the dream)|(?:was|were|is|are|looks?|looked|seems?|seemed|sounds?|sounded) (?:\w+ )?(?:tempting|promising|intriguing|(?:nice|good|great|cool|fine|pretty|neat|slick|fun|cute|interesting|lovely|amazing) (?:but\b|maybe\b|perhaps\b|though\b|one day\b|someday\b|in (?:the|their|a) (?:demo|trailer|screenshots?|video)|on paper)|next|out of (?:my|our) (?:budget|reach|league)|too expensive)|(?:is|are|was|were|remains?|stays?) (?:next |still |also |high |at the top )?(?:on|of) (?:my|our|the) (?:\w+ ){0,2}list)\b/

/** "Give me a Bolex and I'd be just as happy." */
const GIVE_ME = / give (?:me|us)(?: (?:an?|any|old|¤|or|and))*$/
const WOULD = /^(?: \S+){0,3}? and (?:id|wed|i would|we would|im|i am)\b/

/** "I would use Krita more if my hands knew". */
const WOULD_USE = / (?:would|id|wed) (?:use|run|write in|draw in|try|switch to)(?: (?:the|an?|¤|and|or))*$/
const IF = /^ (?:\w+ ){0,2}?if\b/

/** "I would rather have Moodle" is a wish; "rather have Vim than Emacs" is a preference. */
const RATHER =
  / (?:id|wed|i would|we would) rather (?:have|be on|be using|work (?:in|with|on)|see)(?: (?:the|an?|¤|and|or))*$/
const THAN = /\bthan\b/

/** "You could host it on AWS or something": a mere possibility. */
const ANYBODY_COULD =
  / (?:you|one|they|people) (?:could|can|might|would)(?: (?!(?:i|we)\b)\S+){1,9} (?:on|in|with|via|using|through)(?: (?:¤|or|and|the|an?))*$/
const OR_ANOTHER = /^ (?:¤ |or |and )*or (?:something|whatever|whatnot|anything|so)\b/

const NOT_YET = / not yet(?: (?:on|in|using|with|to|the|my|our))*$/
/** "Steamworks soon, not yet": a plan. "Notion, not yet Obsidian" is about the next name. */
const LATER =
  '(?:soon|someday|one day|tomorrow|next (?:week|month|year|quarter|semester|term|season|spring|summer|autumn|fall|winter)|later this (?:week|month|year))'
/** "We'll add Cloudflare soon", "Rust next year": plans say nothing about the present. */
const AHEAD = new RegExp(
  `^ (?:¤ |and |or |maybe |perhaps |probably |hopefully |to |in |for |but )*${LATER}(?: maybe| hopefully)?$`,
)
const TODAY = / (?:use|uses|using|run|runs|running|love|have|has|am|is|are|now|today|work|edit|write)(?: \S+){0,3}$/
const WILL =
  / (?:will|well|ill|theyll|going to|gonna|plan(?:ning)? to|want to|hope to|hoping to|like to|learn|learning)(?: \S+){0,4}$/
const TO_COME =
  /^ (?:(?:is|are|comes?|coming|maybe|perhaps|probably|hopefully|but|soon|someday|one day|eventually|later|next (?:week|month|year)) )*not yet$|^ (?:maybe|perhaps|probably|hopefully) (?:soon|someday|one day|eventually|later|next (?:week|month|year))$/

/** "The trust is moving to Epic in autumn". */
const MOVING =
  / (?:is|are|am|im|were) (?:moving|switching|migrating|changing|upgrading)(?: \S+){0,2} to(?: (?:the|an?))?$/
const AT_A_TIME = /^ (?:in (?!¤)|next |this |by |from |come |soon|later )/

const isAhead = (before: string, after: string): boolean =>
  AHEAD.test(after) && (WILL.test(before) || !TODAY.test(before))

export const isOnlyConsidered = ({ before, after }: NameContext): boolean =>
  (CONSIDERED.test(before) && !TAKEN_AFTER_ALL.test(after)) ||
  ATTRACTS.test(after) ||
  (WISHED.test(before) && IT_RAN.test(after)) ||
  (GIVE_ME.test(before) && WOULD.test(after)) ||
  (WOULD_USE.test(before) && IF.test(after)) ||
  (RATHER.test(before) && !THAN.test(after)) ||
  (OR_ANOTHER.test(after) && ANYBODY_COULD.test(before)) ||
  NOT_YET.test(before) ||
  TO_COME.test(after) ||
  (MOVING.test(before) && AT_A_TIME.test(after)) ||
  isAhead(before, after)
