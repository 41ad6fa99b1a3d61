import type { CatalogEntry } from '@/lib/catalog/schema'
import { tokenize } from '@/lib/catalog/tokens'

/** What a wish demands of every tool: "free", "on Linux", "under 300 euros", "without Google". */

export type Platform = 'mac' | 'linux' | 'windows' | 'ios' | 'android' | 'web'

export interface Constraints {
  free: boolean
  openSource: boolean
  selfHosted: boolean
  /** At most this many dollars for one thing. */
  budget: number | undefined
  /** The wish says that money is short and names no sum. */
  cheap: boolean
  beginner: boolean
  pro: boolean
  privacy: boolean
  offline: boolean
  /** No program that has to be paid every month. */
  noSubscription: boolean
  /** Whoever wishes does not write code. */
  noCode: boolean
  /** The wish asks for programs: nothing that one can hold. */
  programsOnly: boolean
  platforms: ReadonlySet<Platform>
  /** Makers and tools that are not wanted, as words in lower case. */
  without: readonly string[]
  /** What does the job of a tool that the wish says is in use. */
  needless?: ReadonlySet<CatalogEntry> | undefined
}

const FREE =
  /\b(?:(?:for )?(?<!\b(?:distraction|clutter|gluten|dairy|sugar|lactose|wheat|nut|meat|alcohol|caffeine|smoke|drug|stress|pain|hands|care|hassle|ad|ads|plastic|waste|chemical|cruelty|debt|car|rent|tax|duty|barrier|screen|symptom)[- ])free(?! ?(?:lanc|software|time|range|dive|diving|style|climb|ride|riding|play))(?: of charge)?|gratis|cost[- ]?free|(?:no|zero|(?<![\d.,])0)[- ](?:cost|budget|money|euros?|dollars?|pounds?|bucks)|(?:on |with )?(?:an? |my |our )?budget (?:of |is |= ?)(?:zero|0|nothing)(?![\d.,]*\d)(?: (?:euros?|dollars?|pounds?|bucks))?|without (?:paying|spending (?:anything|(?:any )?money|an? (?:single )?(?:cent|penny|dime|euro|dollar|pound)))|spend(?:ing)? nothing|(?<!good )for nothing(?! less| but))\b|(?<![\d.,])0 ?[$€£]|[$€£] ?0(?![\d.,])/
/** The same said of what is not wanted. */
const UNPAID =
  /\b(?:(?:no|not|without|avoid(?:ing)?|nothing)(?: any| using| buying)? paid(?:[- ]for)?|(?:costs?|costing) (?:me |us )?nothing|(?:not|\w+n[’']t|never|cannot|without) (?:want(?:ing)? to|having to|have to|willing to|able to|afford to) pay)\b(?! (?:much|more|too|that|a lot|extra|an arm))/
const FREE_SOFTWARE = /\b(?:free software|libre|foss|floss|gnu|gpl)\b/
const OPEN_SOURCE = /\b(?:open[- ]?source[ds]?|foss|floss|libre|free software)\b/
const SELF_HOSTED =
  /\b(?:self[- ]?host\w*|on[- ]prem\w*|(?:my|our|your|their|his|her|an) own (?:server|hardware|nas)|hosts? (?:everything|it all|all|most things) (?:at home|(?:my|him|her|them)sel(?:f|ves)|(?:our|your)selves))\b/
const PRIVACY =
  /\b(?:privacy|private(?:ly)?(?! (?:investigat|detective|tutor|teacher|chef|practice|pilot|school|lesson|equity|invest|label|patient|bank|office|clinic|driver|music|trainer|coach))|de-?googl\w*|surveillance|no tracking|tracking[- ]free|anonym\w*|encrypted|secure)\b/
const BEGINNER =
  /\b(?:beginners?|newbies?|novice|starting out|just starting|(?:start|gett?)ing started|first[- ]time|first steps|never done|new to|learn(?:s|ing)? (?:to|how)|amateur|easy|kids?|child(?:ren)?)\b/
const PRO = /\b(?:professional(?:ly)?|pro[- ]grade|high[- ]end|studio[- ]grade|enterprise)\b/
const OFFLINE =
  /\b(?:offline|no cloud|without (?:the |a )?(?:cloud|internet)|never (?:\w+ ){0,3}(?:a |the )?cloud|cloud[- ]free|local[- ](?:only|first)|air[- ]?gapped)\b/
const NO_SUBSCRIPTION =
  /\b(?:no|without|not? (?:an?|any)|avoid(?:ing)?|hates?|never) (?:more |any |an? )?(?:(?:monthly )?subscriptions?|(?:monthly|yearly|recurring) (?:fees?|costs?|payments?|charges?|bills?))\b|\b(?:one[- ]time|lifetime) (?:purchase|payment|licen[cs]e)|\bpay once\b/
const NO_CODE =
  /\b(?:no[- ]?code|low[- ]?code|without (?:any )?cod(?:e|ing)|(?:ca|do|does)n't (?:know how to )?(?:code|program)|cannot (?:code|program)|not a (?:programmer|developer|coder)|non-?technical)\b/
/** "Apps for runners" and "which software"; not "software engineer", nor somebody who builds apps. */
const PROGRAMS_ONLY =
  /(?<!\b(?:and|plus|build|builds|building|make|makes|making|develop|develops|developing|design|designs|designing|sell|sells|selling|test|tests|testing|ship|ships|write|writes|writing|mobile|web|ios|android|desktop) (?:\w+ )?)\b(?:(?:what|which) apps\b|apps(?: (?:for|to|that|on)\b|$)|(?:software|programs) (?:for|to|that)\b|apps (?:and|or) (?:websites|software|programs|services)\b)/
const CHEAP =
  /\b(?:(?:on|with|under) (?:a |an? \w+ )?(?:tight |small |low |tiny |shoestring |limited )?(?:budget|shoestring)|low[- ]budget|(?<!\b(?:household|family|personal|monthly|travel|wedding) )budget(?! ?(?:ing|er|s\b))|cheap(?:ly|est)?|affordable|inexpensive|frugal|broke|little money|low[- ]cost|student budget|without spending (?:a fortune|(?:too )?much|a lot))\b/
const AMOUNT =
  /\b(?:(?:under|below|less than|max(?:imum)?|up to|at most|within|for)\s+(?:about\s+)?)?(?:[$€£]\s?)?(\d[\d,.]*)\s?(k)?\s?(?:dollars?|euros?|pounds?|usd|eur|gbp|bucks|quid|[$€£])|[$€£]\s?(\d[\d,.]*)\s?(k)?/
const MONEY = /[$€£]|dollars?|euros?|pounds?|usd|eur|gbp|bucks|quid/

const PLATFORM_WORDS: readonly [Platform, RegExp][] = [
  ['linux', /\b(?:linux|ubuntu|debian|fedora|arch linux|gnome|kde)\b/],
  ['windows', /\b(?:windows(?! (?:and|or) doors)(?: (?:pc|laptop|1[01]))?)\b/],
  ['mac', /\b(?:mac|macs|macos|macbooks?(?: (?:air|pro))?|imac|mac mini|os x)\b/],
  ['ios', /\b(?:iphones?|ipads?|ios)\b/],
  ['android', /\b(?:android|grapheneos|lineageos|calyxos)\b/],
  ['web', /\b(?:in (?:the|a|my) browser|browser[- ]based|chromebooks?|web[- ]based)\b/],
]

const REFUSED =
  /\b(?:(?:no|without|not|avoid(?:ing|s)?|never|hates?|instead of|anything but|except|ditch(?:ing|ed)?)[ -]|de-)((?:any |the |an? )?[\p{L}\d.+#]+(?:(?: or |, ?| and |\/)(?!(?:windows|macs?|linux|ipads?|iphones?|android|free|cheap|open|self|offline|only|just|on|for|with|under)\b)(?:no |any )?[\p{L}\d.+#]+)*)/giu
/** "Leave Google behind", "replace Google everything" (not "replace Google Drive"). */
const LEFT =
  /\b(?:leav(?:e|es|ing)|quit(?:s|ting)?|escap(?:e|es|ing)(?! rooms?\b)(?: from)?|get(?:ting)? (?:away|rid) (?:of|from)|(?:away|free) from|alternatives? to|(?:switch|switching|migrate|migrating|move|moving|change|changing|coming) (?:away )?from(?=\s+(?!(?:windows|mac|macos|linux|android|ios|iphone)\b)[\p{L}\d.+#]+\s+to\s(?!some|any|an?\s))|replac(?:e|es|ing)(?=\s+(?:google|microsoft|apple|amazon|meta|facebook|adobe)(?:\s+(?:everything|completely|entirely|altogether|stuff|services|apps|products|and|with|on|as|in|for)\b|\W*$)))\s+([\p{L}\d.+#]+)(?:\s+behind)?/giu
/** Whoever makes apps for phones does so on a computer. */
const MADE_FOR =
  /\b(?:ios|android|iphone|ipad)(?= (?:and (?:ios|android) )?(?:mobile )?(?:apps? )?(?:developers?|devs?|development|engineers?|programmers?|programming|coding)\b)/g
/** What is refused in other words than a maker's or a tool's name. */
const NOT_A_NAME = new Set(
  'cost monthly yearly recurring computer code coding cloud budget money subscription subscriptions internet ads tracking account experience office any the a an more idea other only too much app apps'.split(
    ' ',
  ),
)

export function readConstraints(wish: string): Constraints {
  const text = ` ${wish.toLowerCase().replace(/[’]/g, "'")} `
  const said = [...text.matchAll(REFUSED), ...text.matchAll(LEFT)]
    .flatMap((match) => (match[1] ?? '').split(/ or |,| and |\//))
    .map((name) =>
      tokenize(name.replace(/\b(?:any|the|an?|no)\s/g, ''))
        .map((token) => token.text)
        .join(' '),
    )
    .filter((name) => name !== '' && !NOT_A_NAME.has(name))
  const without = /\bde-?googl/.test(text) ? [...said, 'google'] : said
  const wanted = text.replace(REFUSED, ' ').replace(LEFT, ' ').replace(MADE_FOR, ' ')
  const platforms = new Set(PLATFORM_WORDS.filter(([, pattern]) => pattern.test(wanted)).map(([platform]) => platform))
  const freeSoftware = FREE_SOFTWARE.test(text)
  const sum = readSum(text)
  const cheap = CHEAP.test(text)
  return {
    free: (FREE.test(text) || UNPAID.test(text)) && !freeSoftware && !/\bfree (?:time|range|lance)/.test(text),
    openSource: OPEN_SOURCE.test(text) || freeSoftware,
    selfHosted: SELF_HOSTED.test(text),
    budget: sum ?? (cheap ? CHEAP_LIMIT : undefined),
    cheap: cheap && sum === undefined,
    beginner: BEGINNER.test(text),
    pro: PRO.test(text),
    privacy: PRIVACY.test(text) || without.some((name) => BIG.has(name)),
    offline: OFFLINE.test(text),
    noSubscription: NO_SUBSCRIPTION.test(text),
    noCode: NO_CODE.test(text),
    programsOnly: PROGRAMS_ONLY.test(text.trim()),
    platforms,
    without,
  }
}

/** Who does without one of these cares what is known about him. */
const BIG = new Set(['google', 'facebook', 'meta', 'amazon', 'big tech'])
const CHEAP_LIMIT = 300

function readSum(text: string): number | undefined {
  const amount = AMOUNT.exec(text)
  if (amount && MONEY.test(amount[0])) {
    const digits = (amount[1] ?? amount[3] ?? '').replace(/[,.](?=\d{3})/g, '')
    const value = Number.parseFloat(digits) * (amount[2] || amount[4] ? 1000 : 1)
    if (Number.isFinite(value)) return value
  }
  return undefined
}

/** Whoever only does without Google cares for privacy too, and has not asked for anything but their own field. */
export const leavesBigTech = (wish: string): boolean =>
  [...wish.matchAll(LEFT)].some((match) => BIG.has((match[1] ?? '').toLowerCase()))
export const asksForPrivacy = (wish: string): boolean => PRIVACY.test(wish.toLowerCase())

export const MONEY_DEMANDS: readonly RegExp[] = [FREE, AMOUNT, CHEAP]
/** "On his iPhone" is a demand; in "iOS developer" the platform says who it is. */
const ON_PLATFORM =
  /\b(?:on|from|with|using|in|for|only|just)\s+(?:(?:an?|my|his|her|their|our|the|old|new|only|just)\s+)*(?:linux|ubuntu|debian|fedora|windows(?: 1[01])?|mac(?:s|os|book(?: air| pro)?)?|imac|iphones?|ipads?|ios|android|chromebooks?|phone|laptop|browser)(?:\s+(?:phone|tablet|laptop|pc|computer))?\b/

export const ALL_BUT_PLATFORM: readonly RegExp[] = [...MONEY_DEMANDS, OPEN_SOURCE, SELF_HOSTED, OFFLINE, PRO]
export const EVERY_DEMAND: readonly RegExp[] = [...ALL_BUT_PLATFORM, ON_PLATFORM]

/** Demands do not say who wishes: "on a budget" is no household budget. */
export function withoutDemands(wish: string, demands: readonly RegExp[]): string {
  return demands
    .reduce((text, { source }) => text.replace(new RegExp(source, 'giu'), ' '), wish)
    .replace(REFUSED, ' ')
    .replace(LEFT, ' ')
}
