import { kindCategory } from '@/lib/catalog/brands'
import { isHardware } from '@/lib/catalog/categories'
import { entryNamed, nameIndex } from '@/lib/catalog/name-index'
import { countriesIn, countriesOfLanguage } from '@/lib/catalog/countries'
import { isOrdinary } from '@/lib/catalog/everyday'
import type { CatalogEntry } from '@/lib/catalog/schema'
import type { MakerRegion } from '@/lib/catalog/maker-countries'
import { keyOf } from '@/lib/catalog/tokens'
import { FACTS, type Fact } from './facts'
import { phrasesIn, PLATFORM_KEYS, type LexiconKey, type Phrase } from '../lexicon'
import { languageByTopics } from '../topic-words'
import { camerasSaid } from './camera-mounts'
import { readMedium, type Medium } from './medium'
import { readSum } from './sum'

/** What a wish demands of every tool: "free", "on Linux", "under 300 euros", "without Google". */

export type Platform = (typeof PLATFORM_KEYS)[number]

export interface Constraints {
  free: boolean
  openSource: boolean
  selfHosted: boolean
  /** At most this many dollars for one thing. */
  budget: number | undefined
  /** The wish says that money is short and names no sum. */
  cheap: boolean
  beginner: boolean
  /** For a beginner. */
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
  /** The maker of the cameras, where no model says it. */
  cameras: readonly string[]
  /** The office suite that is already in use. */
  suite: string | undefined
  /** For a person who does not write code. */
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
  /** The country that the wish names. */
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

const SUITES = { 'microsoft-house': 'Microsoft 365', 'google-house': 'Google Workspace' } as const
/** Who does without one of these cares what is known about him. */
const BIG = new Set(['google', 'facebook', 'meta', 'amazon'])
/** A wish that says that money is short and names no sum. */
const CHEAP_LIMIT = 300

/** What a wish demands; data/<language>/wishes.yaml has the phrases. */
export function readConstraints(wish: string, phrases: readonly Phrase[] = phrasesIn(wish)): Constraints {
  const said = new Set<LexiconKey>(phrases.map(({ key }) => key))
  const refused = refusedNames(wish, phrases)
  const without = refused.map(({ key }) => key)
  const isRefused = ({ start, end }: Phrase) => refused.some((name) => name.start <= start && end <= name.end)
  const platforms = PLATFORM_KEYS.filter((platform) =>
    phrases.some((phrase) => phrase.key === platform && !isRefused(phrase)),
  )
  const sum = readSum(wish)
  const cheap = said.has('cheap')
  return {
    free: said.has('free') || sum === 0,
    openSource: said.has('open-source'),
    selfHosted: said.has('self-hosted'),
    budget: sum ?? (cheap ? CHEAP_LIMIT : undefined),
    cheap: cheap && sum === undefined,
    beginner: said.has('beginner'),
    learns: said.has('learns'),
    pro: said.has('pro'),
    privacy: said.has('privacy') || without.some((name) => BIG.has(name)),
    offline: said.has('offline'),
    noSubscription: said.has('no-subscription'),
    forFun: said.has('hobby'),
    weekend: said.has('weekend'),
    team: said.has('team'),
    noCode: said.has('no-code'),
    programsOnly: said.has('programs-only'),
    platforms: new Set(said.has('apple-house') ? [...platforms, 'mac', 'ios'] : platforms),
    medium: readMedium(wish.toLowerCase()),
    ratherOpen: said.has('rather-open'),
    seat: said.has('union') ? 'union' : said.has('europe') ? 'europe' : undefined,
    countries: homeOf(wish),
    cameras: camerasSaid(wish),
    suite: said.has('microsoft-house')
      ? SUITES['microsoft-house']
      : said.has('google-house')
        ? SUITES['google-house']
        : undefined,
    notSmart: said.has('not-smart'),
    cannot: new Set(FACTS.filter((fact) => said.has(fact))),
    without,
  }
}

/** "Boekhouding voor zzp'er in de bouw" has too few of the words that every Dutch text has. */
function homeOf(wish: string): ReadonlySet<string> {
  const countries = countriesIn(wish)
  return countries.size > 0 ? countries : countriesOfLanguage(languageByTopics(wish))
}

const LONGEST_NAME = 3
const JOINED = /^\s*(?:,|and|or|nor|&|\/)\s*(?:and\s+|or\s+)?/i

interface Refused {
  readonly key: string
  readonly start: number
  readonly end: number
}

/**
 * "No Adobe or Google", "sick of Trados": makers and tools of the catalogue behind a word that
 * refuses.
 */
function refusedNames(wish: string, phrases: readonly Phrase[]): Refused[] {
  return phrases.flatMap(({ key, end }) => (key === 'refuses' ? namesAt(wish, end) : []))
}

function namesAt(wish: string, from: number): Refused[] {
  const start = from + (/^[\s-]*/.exec(wish.slice(from))?.[0].length ?? 0)
  const words = wish.slice(start).split(/(?<=\S)(?=\s)/, LONGEST_NAME)
  for (let count = words.length; count > 0; count--) {
    const name = words
      .slice(0, count)
      .join('')
      .replace(/[^\p{L}\p{N}+#]+$/u, '')
    if (!isName(name)) continue
    const end = start + name.length
    // "Alternatives to Adobe Creative Cloud": with the maker named, what else it makes is no help.
    const [first = ''] = name.split(/\s/)
    const key = keyOf(nameIndex().makers.has(keyOf(first)) ? first : name)
    const joint = JOINED.exec(wish.slice(end))
    return [{ key, start, end }, ...(joint ? namesAt(wish, end + joint[0].length) : [])]
  }
  return []
}

/** "No code" and "without things" name nothing. */
/** "No camera", "without a GPU": what one can hold is refused by its kind. */
const isThing = (name: string): boolean => {
  const category = /^\p{L}+$/u.test(name) ? kindCategory(name) : undefined
  return category !== undefined && isHardware(category)
}

const isName = (name: string): boolean =>
  isThing(name) ||
  ((nameIndex().makers.has(keyOf(name)) || entryNamed(name) !== undefined) &&
    (name !== name.toLowerCase() || !isOrdinary(name)))
