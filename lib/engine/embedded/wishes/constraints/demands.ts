import { either } from '../../either'

/** The words in which a wish demands something of every tool, a line for each way to say it. */

/** One of these, as words of their own. */
const anyOf = (...ways: readonly RegExp[]): RegExp => new RegExp(`\\b${either(...ways)}\\b`)

/** "Distraction-free" costs money all the same. */
const OF_SOMETHING =
  /(?<!\b(?:distraction|clutter|gluten|dairy|sugar|lactose|wheat|nut|meat|alcohol|caffeine|smoke|drug|stress|pain|hands|care|hassle|ad|ads|plastic|waste|chemical|cruelty|debt|car|rent|tax|duty|barrier|screen|symptom)[- ])/

export const FREE = anyOf(
  new RegExp(
    `(?:for )?${OF_SOMETHING.source}free(?! ?(?:lanc|software|time|range|dive|diving|style|climb|ride|riding|play))(?: of charge)?`,
  ),
  /gratis|cost[- ]?free/,
  /(?:no|zero|(?<![\d.,])0)[- ](?:cost|budget|money|euros?|dollars?|pounds?|bucks)/,
  /(?:on |with )?(?:an? |my |our )?budget (?:of |is |= ?)(?:zero|0|nothing)(?![\d.,]*\d)(?: (?:euros?|dollars?|pounds?|bucks))?/,
  /without (?:paying|(?:any )?money|spending (?:anything|(?:any )?money|an? (?:single )?(?:cent|penny|dime|euro|dollar|pound)))/,
  /spend(?:ing)? nothing|(?<!good )for nothing(?! less| but)|(?:costs?|costing) (?:me |us )?nothing/,
  // "Without paid apps", "we can't afford to pay", not "I don't want to pay much".
  /(?:no|not|without|avoid(?:ing)?|nothing)(?: any| using| buying)? paid(?:[- ]for)?(?! more)/,
  /(?:not|\w+n't|never|cannot|without) (?:want(?:ing)? to|having to|have to|willing to|able to|afford to) pay(?! (?:much|more|too|that|a lot|extra|an arm))/,
)
export const NO_SUM = /(?<![\d.,])0 ?[$€£]|[$€£] ?0(?![\d.,])/

export const FREE_SOFTWARE = anyOf(/free software|libre|foss|floss|gnu|gpl/)
export const OPEN_SOURCE = anyOf(/open[- ]?source[ds]?|foss|floss|libre|free software/)

const WHERE_IT_GOES =
  /(?:software |tools? )?(?:(?:where|if|when)(?:ver| ever)? (?:possible|it makes sense|available)|mostly)/
export const RATHER_OPEN = anyOf(
  new RegExp(`${OPEN_SOURCE.source},? ${WHERE_IT_GOES.source}`),
  new RegExp(`(?:preferably|ideally|mostly|if possible,?) ${OPEN_SOURCE.source}`),
)

export const SELF_HOSTED = anyOf(
  /self[- ]?host\w*|on[- ]prem\w*/,
  /(?:my|our|your|their|his|her|an) own (?:server|hardware|nas)/,
  /hosts? (?:everything|it all|all|most things) (?:at home|(?:my|him|her|them)sel(?:f|ves)|(?:our|your)selves)/,
)

export const PRIVACY = anyOf(
  /privacy|surveillance|no tracking|tracking[- ]free|anonym\w*|encrypted|secure|data protection|gdpr|dsgvo|datenschutz|de-?googl\w*/,
  /private(?:ly)?(?! (?:investigat|detective|tutor|teacher|chef|practice|pilot|school|lesson|equity|invest|label|patient|bank|office|clinic|driver|music|trainer|coach))/,
)

/** What somebody of a country makes: "European history" and "a trip through Europe" ask for no maker. */
const MADE =
  /(?:\w+ ){0,2}?(?:alternatives?|tools?|apps?|software|services?|providers?|makers?|companies|vendors?|suppliers?|products?|programs?|solutions?|options?|stack|clouds?|host(?:ing|ers?)|servers?|replacements?|ones?)/
const MADE_IN =
  /(?:made|hosted|based|developed|built|stored|kept|stays?|staying|servers?|data|everything|all|something|anything|tools?|apps?|software|services?) (?:(?:is|are|must be|to be|must stay|has to stay|should stay) )?(?:only )?(?:in|inside|within|from|out of)/
const SET_ON = /(?:something|anything|everything|all|only|strictly|preferably|ideally|fully|go|going|stay|staying)/
const seatedIn = (place: RegExp, ofThere: RegExp): RegExp =>
  anyOf(
    new RegExp(`${ofThere.source} ${MADE.source}|${place.source}[- ](?:based|made|hosted|only)`),
    new RegExp(`${MADE_IN.source} ${place.source}|${SET_ON.source} ${ofThere.source}`),
  )
export const OF_THE_UNION = seatedIn(/(?:the )?(?:eu|european union)/, /(?:eu|european union)/)
/** "No US clouds", "nothing from the States", "keine US-Clouds": who keeps away from America is content with Europe. */
export const OF_AMERICA =
  /(?:no|without|keine|avoid(?:ing)?) (?:us|u\.s\.|american)[- ](?:based )?(?:clouds?|subprocessors?|processors?|providers?|companies|vendors?|services?|servers?|software|tools?|apps?|hosting|tech|dienste|anbieter|konzerne)|(?:nothing|nichts|rien|niente|niets) (?:from|aus|out of|in|made in|hosted in|des|uit|dagli) (?:the |den |de )?(?:us|usa|u\.s\.|united states|states|america|états-unis|etats-unis|stati uniti|vs)|outside (?:of )?the (?:us|usa|united states)/
export const EUROPEAN = new RegExp(
  `${seatedIn(/europe(?:an)?/, /(?:european|non-?(?:us|american)|not american|no american)/).source}|\\b${either(OF_AMERICA)}\\b`,
)

export const BEGINNER = anyOf(
  /beginners?|newbies?|novice|amateur|easy|kids?|child(?:ren)?|(?:under|u)-?1?\d'?s?(?= )/,
  /just (?:started|began|begun|got into|took up|taken up)/,
  /starting out|just starting|(?:start|gett?)ing started|first[- ]time|first steps/,
  /never done|new to|learn(?:s|ing)? (?:to|how)/,
)
export const LEARNS =
  /(?<!\b(?:machine|deep|reinforcement|e|language) ?-?)\blearn(?:ing)?\b(?! (?:management|platform|designer))/
export const PRO = anyOf(/professional(?:ly)?|pro[- ]grade|high[- ]end|studio[- ]grade|enterprise/)

export const OFFLINE = anyOf(
  // What an app shall do without a net is no demand on the tools that it is made with, and maps without one are for the way.
  /(?<!\b(?:apps?|sites?|pwa|works?|runs?)(?: that| which)?(?: works?| runs?)? |maps (?:to use )?)offline(?![- ](?:sync\w*|mode|support|capab\w*|storage|access|maps?))/,
  /local[- ](?:only|first)|air[- ]?gapped/,
  /no cloud|cloud[- ]free|without (?:the |a )?(?:cloud|internet)|never (?:\w+ ){0,3}(?:a |the )?cloud/,
  /(?:everything|it all|all of it|all) (?:\w+ )?local(?:ly)?|(?:nothing|no data) (?:(?:must|may|should|shall|can) )?(?:ever )?leaves? (?:the|my|our) (?:house|home|machine|network|computer|laptop|office|building)/,
)

export const NO_SUBSCRIPTION = anyOf(
  /(?:no|without|not? (?:an?|any)|avoid(?:ing)?|hates?|never) (?:more |any |an? )?(?:(?:monthly )?subscriptions?|(?:monthly|yearly|recurring) (?:fees?|costs?|payments?|charges?|bills?))/,
  /(?:one[- ]time|lifetime) (?:purchase|payment|licen[cs]e)|pay once/,
)

/** "An embroidery hobby", not one that shall become a business; who loves a calling has it. */
const EARNS =
  /(?!.*\b(?:sell|selling|sold|business|clients?|customers?|patients?|pupils|income|money|shop|orders?|earn|living|side hustle|startup|company|agency|salon|freelanc\w+|self-employed|professional(?:ly)?)\b)/
/** "I love to bake", "I enjoy woodworking", "my hobby is pottery": for its own sake. */
export const LOVED = new RegExp(
  `\\b(?:${either(
    /(?:i|we)(?: (?:just|really|simply|also|both))* (?:love|enjoy|adore|like)(?: to (?=[a-z])| (?=(?!being|working|helping)[a-z]+ing\b))/,
    /(?:i|we)(?: (?:just|really|simply|also|both))* (?:love|enjoy|adore) (?!to\b|my\b|our\b|the\b|being\b|working\b|helping\b|it\b|this\b|that\b)(?=[a-z]+\s*$)/,
    /(?:my|our) (?:(?:new|favou?rite|main|only) )?(?:hobby|hobbies|pastime)(?: is\b|['’]s\b|:)/,
  )})`,
)
/** "Knitting at home", "I brew beer at home"; who works there has a trade. */
const AT_HOME =
  /(?:(?!(?:work|teach|tutor|car|treat|see|giv|sell|study|school|homeschool|runn|be|nurs)ing)[a-z]+ing|(?:i|we) (?!(?:work|teach|tutor|care|treat|see|give|run|have|sell|study|am|are)\b)[a-z]+)(?: (?!(?:from|who|and|for|with)\b)[a-z]+){0,3} at home/
export const PASTIME_ONLY = new RegExp(
  `^${EARNS.source}.*(?:${LOVED.source}|\\b${either(/hobby(?:ist)?/, /just for (?:fun|me|myself|us)/, /for fun/, /in my (?:spare|free) time/, AT_HOME)}\\b)`,
)

export const NO_CODE = anyOf(
  /no[- ]?code|low[- ]?code|without (?:any )?cod(?:e|ing)/,
  /(?:ca|do|does)n't (?:know how to )?(?:code|program)|cannot (?:code|program)/,
  /not a (?:programmer|developer|coder)|non-?technical/,
)

/** Who builds apps does not ask for them. */
const NOT_MADE =
  /(?<!\b(?:and|plus|build|builds|building|make|makes|making|develop|develops|developing|design|designs|designing|sell|sells|selling|test|tests|testing|ship|ships|write|writes|writing|mobile|web|ios|android|desktop) (?:\w+ )?)/
/** "Apps for runners", "open source tools" and "which software"; not "software engineer", nor somebody who builds apps. */
export const PROGRAMS_ONLY = new RegExp(
  `${NOT_MADE.source}\\b${either(
    /(?:what|which) apps\b/,
    /apps(?: (?:for|to|that|on)\b|$)/,
    /(?:software|programs) (?:for|to|that)\b/,
    /apps (?:and|or) (?:websites|software|programs|services)\b/,
    /(?:open[- ]?source|foss|floss|libre) (?:tools|programs|apps|software)(?! (?:develop|engineer|maint|contribut|project|compan|founder|consult|architect|advocat))\b/,
  )}`,
)

export const CHEAP = anyOf(
  /(?:on|with|under) (?:a |an? \w+ )?(?:tight |small |low |tiny |shoestring |limited )?(?:budget|shoestring)/,
  /(?<!\b(?:household|family|personal|monthly|travel|wedding) )budget(?! ?(?:ing|er|s\b| (?:track\w*|apps?|plan\w*|software|spreadsheet|template)))|low[- ]budget|student budget/,
  /cheap(?:ly|est)?|affordable|inexpensive|frugal|broke|little money|low[- ]cost/,
  /without spending (?:a fortune|(?:too )?much|a lot)/,
  /(?:we['’]?re|we are|i['’]?m|i am) (?:\w+ )?(?:poor|skint|short of money)|cash[- ]strapped|money is (?:tight|short|scarce)|no money to (?:spend|waste)|can(?:['’]?t|not) afford much|too expensive/,
)

/** "Nothing smart in the crib", "no smart devices" */
export const NOT_SMART =
  /\b(?:nothing|no|not|without)(?: anything)?(?: too)? (?:smart|connected|internet-connected)(?! (?:people|enough))\b|\bno (?:wi-?fi|iot|app-controlled) (?:devices?|things?|gadgets?)\b/

/** "The company is all Microsoft", "we are a Google shop": which suite the office is bound to. */
export const SUITES: readonly (readonly [string, RegExp])[] = [
  ['Microsoft 365', boundTo(/microsoft(?: 365)?|office 365|m365/)],
  ['Google Workspace', boundTo(/google(?: workspace)?/)],
]
function boundTo(suite: RegExp): RegExp {
  const house = /(?:shop|house|company|environment|only|stack|office|tenant|org(?:anisation|anization)?)/
  return new RegExp(
    `\\b(?:all(?: on| in)?|everything(?: is)?(?: on| in)?|only|purely|entirely) (?:${suite.source})\\b|\\b(?:${suite.source}) ${house.source}\\b`,
  )
}

export const AMOUNT =
  /\b(?:(?:under|below|less than|max(?:imum)?|up to|at most|within|for)\s+(?:about\s+)?)?(?:[$€£]\s?)?(\d[\d,.]*)\s?(k)?\s?(?:dollars?|euros?|pounds?|usd|eur|gbp|bucks|quid|[$€£])|[$€£]\s?(\d[\d,.]*)\s?(k)?/
export const MONEY = /[$€£]|dollars?|euros?|pounds?|usd|eur|gbp|bucks|quid/

/** What is refused: "no Adobe or Google". */
export const REFUSED =
  /\b(?:(?:no|without|not|avoid(?:ing|s)?|never|hates?|instead of|anything but|except|ditch(?:ing|ed)?)[ -]|de-)((?:any |the |an? )?[\p{L}\d.+#]+(?:(?: or |, ?| and |\/)(?!(?:windows|macs?|linux|ipads?|iphones?|android|free|cheap|open|self|offline|only|just|on|for|with|under)\b)(?:no |any )?[\p{L}\d.+#]+)*)/giu

/** "From Evernote to something open", not "from Windows". */
const AWAY_FROM =
  /(?:switch|switching|migrate|migrating|move|moving|change|changing|coming) (?:away )?from(?=\s+(?!(?:windows|mac|macos|linux|android|ios|iphone)\b)[\p{L}\d.+#]+\s+to\s(?!some|any|an?\s))/u
/** "Replace Google everything" (not "replace Google Drive"). */
const REPLACED_WHOLLY =
  /replac(?:e|es|ing)(?=\s+(?:google|microsoft|apple|amazon|meta|facebook|adobe)(?:\s+(?:everything|completely|entirely|altogether|stuff|services|apps|products|and|with|on|as|in|for)\b|\W*$))/u
/** "Leave Google behind". */
export const LEFT = new RegExp(
  `\\b${either(
    /leav(?:e|es|ing)|quit(?:s|ting)?(?! (?:social|smoking|drinking|sugar|alcohol|work|my|the|an?)\b)|escap(?:e|es|ing)(?! rooms?\b)(?: from)?/u,
    /get(?:ting)? (?:away|rid) (?:of|from)|(?:away|free) from|alternatives? to/u,
    AWAY_FROM,
    REPLACED_WHOLLY,
  )}\\s+([\\p{L}\\d.+#]+)(?:\\s+behind)?`,
  'giu',
)
