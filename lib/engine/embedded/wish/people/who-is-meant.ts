import { either } from '../../either'
import {
  ALL_BUT_PLATFORM,
  asksForPrivacy,
  EVERY_DEMAND,
  leavesBigTech,
  MONEY_DEMANDS,
  withoutDemands,
} from '../conditions/constraints'
import { inARow } from '../words/on-the-side'
import { findArchetypes, type Match } from './find-archetypes'
import { forSomebody } from './for-whom'
import { whatIsMade } from './made-for'
import { MOSTLY_COVERED, nearest } from './nearest'
import { secondPerson } from './second-person'

/** The kinds of people whom a wish means, best first. */

/** "A hygienist who wants to start blogging" has the tools of her trade, and asks for those of the other. */
const asksForOneThing = (text: string): boolean =>
  /\bwants? to (?:start|begin|try|learn|take up|get into|launch)\b/i.test(text)

/** A "retired teacher" is called so; "retired, I paint" says nothing of who it is. */
const RETIRED =
  /\b(?:(?:i['’]?m|i am|we are|we['’]?re|just|newly|recently|now|early) )*retired\b(?! \w+(?:er|or|ist|ian)\b)/i

/** One kind of person, or two when the wish names two; nobody when no archetype is near enough. */
export const whoIsMeant = (text: string, about: string): Match[] => whoIsNamed(inARow(text), inARow(about))

function whoIsNamed(text: string, about: string): Match[] {
  const wished = nearest(withoutDemands(goalOf(text), EVERY_DEMAND))
  // Whoever is retired and wants to do something is asked as anybody else who does it.
  if (wished?.named && RETIRED.test(text)) return whoIsMeant(text.replace(RETIRED, ' '), about.replace(RETIRED, ' '))
  const first = firstMeant(text, about)
  // "A retired teacher who wants to write his memoirs" is asked as a writer.
  const best = wished?.named ? wished : first
  if (wished?.named && first?.named && first.archetype !== wished.archetype)
    return asksForOneThing(text) ? [wished] : [wished, first]
  if (!best || !(best.named || best.covered >= MOSTLY_COVERED)) {
    const leaver = leavesBigTech(text) ? privatePerson(text) : undefined
    return leaver ? [leaver] : []
  }
  const other = secondPerson(withoutCustomer(about), best)
  const second = other?.archetype.id === PRIVATE ? privatePerson(text) : (other ?? privatePerson(text))
  return second && second.archetype.id !== best.archetype.id ? [best, second] : [best]
}

/** The nearest of what the text says without its demands; what it names comes first. */
function firstMeant(text: string, about: string): Match | undefined {
  const [first] = [
    // "Novelist on Linux" may be somebody of their own, "free software photographer" is a photographer.
    [about, withoutDemands(text, ALL_BUT_PLATFORM)],
    [withoutDemands(text, MONEY_DEMANDS)],
  ]
    .flatMap((readings) =>
      readings
        .map((reading) => ({ reading, match: nearest(reading) }))
        // What a demand says is somebody only when it says so outright: an Android phone makes no Android developer.
        .flatMap(({ reading, match }) => (match && (reading === about || match.named) ? [match] : []))
        .sort((a, b) => rank(b) - rank(a))
        .slice(0, 1),
    )
    .sort((a, b) => Number(b.named) - Number(a.named))
  return first
}

const rank = ({ named, score }: Match) => (named ? 1000 : 0) + score

const OF_ONESELF = /\bfor (?:my|our|the|two|three)\b/i

/** "Logo and branding for a bakery" is no bakery's wish; "for my bakery" is. */
function withoutCustomer(wish: string): string {
  const made = whatIsMade(wish)
  const found = OF_ONESELF.test(wish) ? undefined : forSomebody(wish)
  return made ?? (found && nearest(found.what)?.named ? found.what : wish)
}

const PRIVATE = 'privacy-household'
/** So much of what keeps a household private concerns whoever asks for privacy in a trade or a hobby. */
const PRIVATE_SECTIONS = 2

/** Who keeps what they do to themselves, and is nobody else. */
export const whoKeepsPrivate = (): Match[] =>
  findArchetypes('privacy')
    .filter(({ named }) => named)
    .slice(0, 1)

function privatePerson(wish: string): Match | undefined {
  const leaves = leavesBigTech(wish)
  const [match] = leaves || asksForPrivacy(wish) ? whoKeepsPrivate() : []
  if (!match || leaves) return match
  const { archetype } = match
  return { ...match, archetype: { ...archetype, sections: archetype.sections.slice(0, PRIVATE_SECTIONS) } }
}

const NOT_REFUSED = /(?<!\b(?:never|not|no longer) )(?<!n['’]t )/
const SETS_OUT = either(
  /(?:wants?|wish|wishes|plans?|planning|hopes?|trying|going|decided|about) to/,
  /(?:would|['’]d) like to/,
  /how to|how (?:do|can) (?:i|we)|help (?:me|us)(?: to)?/,
  /(?:moving|switching|transitioning|pivoting|getting|growing) into/,
)
const GOAL = new RegExp(`${NOT_REFUSED.source}\\b${SETS_OUT}\\s+(.+)$`, 'i')

/** What somebody sets out to do, said behind who it is. */
const goalOf = (wish: string): string => GOAL.exec(wish)?.[1]?.split(/\b(?:without|but|who)\b/i)[0] ?? ''
