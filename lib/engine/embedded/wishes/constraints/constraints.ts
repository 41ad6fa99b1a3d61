import { countriesIn } from '@/lib/catalog/countries'
import type { CatalogEntry } from '@/lib/catalog/schema'
import type { MakerRegion } from '@/lib/catalog/maker-countries'
import { tokenize } from '@/lib/catalog/tokens'
import {
  AMOUNT,
  BEGINNER,
  CHEAP,
  EUROPEAN,
  FREE,
  FREE_SOFTWARE,
  LEARNS,
  LEFT,
  LOVED,
  MONEY,
  NO_CODE,
  NO_SUBSCRIPTION,
  NO_SUM,
  NOT_SMART,
  OFFLINE,
  OF_THE_UNION,
  OPEN_SOURCE,
  PASTIME_ONLY,
  PRIVACY,
  PRO,
  PROGRAMS_ONLY,
  RATHER_OPEN,
  REFUSED,
  SELF_HOSTED,
  SUITES,
} from './demands'
import { refusedFacts, type Fact } from './facts'
import type { LexiconKey, Phrase } from '../lexicon'
import { camerasSaid } from './camera-mounts'
import { readMedium, type Medium } from './medium'
import { turnedDown } from './turned-down'

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
  /** Whoever wishes begins by learning it. */
  learns: boolean
  pro: boolean
  privacy: boolean
  offline: boolean
  /** No program that has to be paid every month. */
  noSubscription: boolean
  /** It must be ready after a weekend: few tools, none of them hard to learn. */
  weekend: boolean
  /** Several people work together. */
  team: boolean
  /** It is done for its own sake: nothing to earn money with. */
  forFun: boolean
  /** Whose cameras whoever wishes has, where no model says it. */
  cameras: readonly string[]
  /** The office suite that everybody there works in. */
  suite: string | undefined
  /** Whoever wishes does not write code. */
  noCode: boolean
  /** The wish asks for programs: nothing that one can hold. */
  programsOnly: boolean
  platforms: ReadonlySet<Platform>
  /** What the wish does without, or has nothing but. */
  medium: Medium | undefined
  /** "Open source where possible": better, and no must. */
  ratherOpen: boolean
  /** Where the makers of programs must have their seat. */
  seat: MakerRegion | undefined
  /** Where whoever wishes lives, as far as the wish says so. */
  countries: ReadonlySet<string>
  /** Nothing that is worth something only with its maker's app. */
  notSmart: boolean
  /** What no tool may need. */
  cannot: ReadonlySet<Fact>
  /** Makers and tools that are not wanted, as words in lower case. */
  without: readonly string[]
  /** What does the job of a tool that the wish says is in use. */
  needless?: ReadonlySet<CatalogEntry> | undefined
}

/** "All Apple household", "in the Apple ecosystem" */
const ALL_APPLE =
  /\b(?:all[- ]apple|(?:only|everything|entirely) apple|apple (?:only|everything|ecosystem|household|home|family|users?|devices))\b/

const PLATFORM_WORDS: readonly [Platform, RegExp][] = [
  ['linux', /\b(?:linux|ubuntu|debian|fedora|arch linux|gnome|kde)\b/],
  ['windows', /\b(?:windows(?! (?:and|or) doors)(?: (?:pc|laptop|1[01]))?)\b/],
  ['mac', ALL_APPLE],
  ['ios', ALL_APPLE],
  ['mac', /\b(?:mac|macs|macos|macbooks?(?: (?:air|pro))?|imac|mac mini|os x)\b/],
  ['ios', /\b(?:iphones?|ipads?|ios)\b/],
  ['android', /\b(?:android|grapheneos|lineageos|calyxos)\b/],
  ['web', /\b(?:in (?:the|a|my) browser|browser[- ]based|chromebooks?|web[- ]based)\b/],
]

/** Whoever makes apps for phones does so on a computer. */
const MADE_FOR =
  /\b(?:ios|android|iphone|ipad)(?= (?:and (?:ios|android) )?(?:mobile )?(?:apps? )?(?:developers?|devs?|development|engineers?|programmers?|programming|coding)\b)/g
/** "Launch an iOS app" */
const MADE =
  /\b(?:build|develop|mak|creat|launch|ship|publish|releas|cod|writ|design)(?:e|ing)? (?:\S+ ){0,3}?(?:ios|android|iphone|ipad|mac(?:os)?|windows|linux)(?= (?:mobile |desktop )?(?:apps?|games?|applications?)\b)|\b(?:ios|android|iphone|ipad|mac(?:os)?)(?= app launch\b)/g
/** "Build a to-do app for Android" */
const MADE_TO_RUN_ON =
  /\b(?:build|develop|mak|creat|cod|writ)(?:e|ing)? (?:\S+ ){0,5}?(?:apps?|games?) for (?:the )?(?:ios|android|iphones?|ipads?)\b/g
/** What is refused in other words than a maker's or a tool's name. */
const NOT_A_NAME = new Set(
  'cost monthly yearly recurring computer code coding cloud budget money subscription subscriptions internet ads tracking account experience office any the a an more idea other only too much app apps'.split(
    ' ',
  ),
)

export function readConstraints(wish: string, phrases: readonly Phrase[] = []): Constraints {
  const said = new Set<LexiconKey>(phrases.map(({ key }) => key))
  // English demands are read with what stands around them; of other languages the phrase alone counts.
  const isForeign = (key: LexiconKey) => phrases.some((phrase) => phrase.key === key && !phrase.isEnglish)
  const text = ` ${wish.toLowerCase().replace(/[’]/g, "'")} `
  const names = [...text.matchAll(REFUSED), ...text.matchAll(LEFT)]
    .flatMap((match) => (match[1] ?? '').split(/ or |,| and |\//))
    .map((name) =>
      tokenize(name.replace(/\b(?:any|the|an?|no)\s/g, ''))
        .map((token) => token.text)
        .join(' '),
    )
    .filter((name) => name !== '' && !NOT_A_NAME.has(name))
  const refused = [...names, ...turnedDown(text)]
  const without = /\bde-?googl/.test(text) ? [...refused, 'google'] : refused
  const wanted = text
    .replace(REFUSED, ' ')
    .replace(LEFT, ' ')
    .replace(MADE_FOR, ' ')
    .replace(MADE, ' ')
    .replace(MADE_TO_RUN_ON, ' ')
  const platforms = new Set<Platform>([
    ...PLATFORM_WORDS.filter(([, pattern]) => pattern.test(wanted)).map(([platform]) => platform),
    ...LEXICON_PLATFORMS.filter((platform) => said.has(platform)),
  ])
  const freeSoftware = FREE_SOFTWARE.test(text)
  const sum = readSum(text)
  const cheap = CHEAP.test(text) || said.has('cheap')
  const ratherOpen = RATHER_OPEN.test(text)
  return {
    free: (FREE.test(text) || NO_SUM.test(text) || isForeign('free')) && !freeSoftware,
    openSource: (OPEN_SOURCE.test(text) || freeSoftware || isForeign('open-source')) && !ratherOpen,
    selfHosted: SELF_HOSTED.test(text) || isForeign('self-hosted'),
    budget: sum ?? (cheap ? CHEAP_LIMIT : undefined),
    cheap: cheap && sum === undefined,
    beginner: BEGINNER.test(text) || isForeign('beginner'),
    learns: LEARNS.test(text),
    pro: PRO.test(text) || isForeign('pro'),
    privacy: PRIVACY.test(text) || isForeign('privacy') || without.some((name) => BIG.has(name)),
    offline: OFFLINE.test(text) || isForeign('offline'),
    noSubscription: NO_SUBSCRIPTION.test(text) || isForeign('no-subscription'),
    forFun: PASTIME_ONLY.test(text) || isForeign('hobby'),
    weekend: said.has('weekend'),
    team: said.has('team'),
    noCode: NO_CODE.test(text) || isForeign('no-code'),
    programsOnly: PROGRAMS_ONLY.test(text.trim()),
    platforms,
    medium: readMedium(text),
    ratherOpen,
    seat: OF_THE_UNION.test(text) ? 'union' : EUROPEAN.test(text) ? 'europe' : undefined,
    countries: countriesIn(wish),
    cameras: camerasSaid(wanted),
    suite: SUITES.find(([, said]) => said.test(text))?.[0],
    notSmart: NOT_SMART.test(text),
    cannot: refusedFacts(text),
    without,
  }
}

const LEXICON_PLATFORMS = ['linux', 'windows', 'mac', 'ios', 'android'] as const

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

export const MONEY_DEMANDS: readonly RegExp[] = [FREE, NO_SUM, AMOUNT, CHEAP]
/** "On his iPhone" is a demand; in "iOS developer" the platform says who it is. */
const ON_PLATFORM =
  /\b(?:on|from|with|using|in|for|only|just)\s+(?:(?:an?|my|his|her|their|our|the|old|new|only|just)\s+)*(?:linux|ubuntu|debian|fedora|windows(?: 1[01])?|mac(?:s|os|book(?: air| pro)?)?|imac|iphones?|ipads?|ios|android|chromebooks?|phone|laptop|browser)(?:\s+(?:phone|tablet|laptop|pc|computer))?\b/

export const ALL_BUT_PLATFORM: readonly RegExp[] = [
  ...MONEY_DEMANDS,
  OPEN_SOURCE,
  SELF_HOSTED,
  OFFLINE,
  PRO,
  OF_THE_UNION,
  EUROPEAN,
]
export const EVERY_DEMAND: readonly RegExp[] = [...ALL_BUT_PLATFORM, ON_PLATFORM, LOVED]

/** Demands do not say who wishes: "on a budget" is no household budget. */
export function withoutDemands(wish: string, demands: readonly RegExp[]): string {
  return demands
    .reduce((text, { source }) => text.replace(new RegExp(source, 'giu'), ' '), wish)
    .replace(REFUSED, ' ')
    .replace(LEFT, ' ')
}
