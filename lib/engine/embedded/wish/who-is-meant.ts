import { tokenize } from '@/lib/catalog/tokens'
import { archetypes, findArchetypes, wordsOf, type Match } from './archetypes'
import { beforeConcerns, withoutConcerns, type Concern } from './concerns'
import {
  ALL_BUT_PLATFORM,
  asksForPrivacy,
  EVERY_DEMAND,
  leavesBigTech,
  MONEY_DEMANDS,
  withoutDemands,
} from './constraints'
import { ecosystems } from './ecosystems'
import { forSomebody, forWhom, headOf, withoutLovedOnes } from './for-whom'
import { fieldFor, whatIsMade } from './made-for'
import { CODE } from './builders'
import { isOccupation } from './occupations'
import type { Archetype } from './schema'
import { stems } from './stem'

/** The kinds of people whom a wish means, best first. */

/** The second profession of a wish must be nearly as clear as the first. */
const SECOND_SHARE = 0.3
/** Without a name that the wish says outright, most of its words must speak of the archetype. */
const MOSTLY_COVERED = 0.6
const NEARLY_AS_GOOD = 0.5
const SAID_SHARE = 0.4

/** "Build a bot that reminds me of my pills": what is made says who makes it, and the rest what it does. */
const MAKES =
  /\b(?:build|building|make|making|create|creating|develop|developing|code|coding|program|programming|write|writing) (?:(?:an?|my|our|some|the|simple|small|little|own|new|custom) )*$/i
/** Who is meant by the words that say no concern; else those who do such things for their own sake. */
export function whoIsConcerned(text: string, about: string, concerned: readonly Concern[], wish: string) {
  if (concerned.length === 0) return { people: whoIsMeant(text, about), onlyConcerns: false }
  const rest = withoutConcerns(text, concerned)
  // Beside an errand a demand is nobody: a company that hosts its own chat is no home laboratory.
  const said = withoutDemands(withoutLovedOnes(rest), EVERY_DEMAND)
  const people = whoIsMeant(said, said)
  const [first] = concerned
  const keeper = archetypes().find(({ id }) => id === first?.of)
  const isSomebodyElse = people.some(({ named }) => named) && !(keeper && isCalled(keeper, rest))
  if (isSomebodyElse && !MAKES.test(beforeConcerns(wish))) return { people, onlyConcerns: false }
  return {
    people: keeper ? [{ archetype: keeper, score: 1, named: true, outright: true, inFull: true, covered: 1 }] : [],
    onlyConcerns: true,
  }
}

/** The writer who launches a newsletter is its writer, and no novelist who sends one. */
function isCalled(archetype: Archetype, wish: string): boolean {
  const callings = stems(
    tokenize(wish)
      .map(({ text }) => text)
      .filter(isOccupation)
      .join(' '),
  )
  const words = wordsOf(archetype)
  return callings.length > 0 && callings.every((calling) => words.has(calling))
}

/** What these words join is two callings, and a customer is none; a comma and "about" may as well say more of one. */
const JOINED =
  /\s+(?:(?:(?:and|but) also|and|&|who(?: also)?|as well as|plus|slash|doing|by (?:day|night))\s+|for (?=(?:my|our)\s))/i
const PARTED = /\s+about\s+|\s*[/+,;]\s*/i

/** "A hygienist who wants to start blogging" has the tools of her trade, and asks for those of the other. */
const asksForOneThing = (text: string): boolean =>
  /\bwants? to (?:start|begin|try|learn|take up|get into|launch)\b/i.test(text)

const RETIRED =
  /\b(?:(?:i['’]?m|i am|we are|we['’]?re|just|newly|recently|now|early) )*retired\b(?! \w+(?:er|or|ist|ian)\b)/i

/** One kind of person, or two when the wish names two; nobody when no archetype is near enough. */
export function whoIsMeant(text: string, about: string): Match[] {
  const wished = nearest(withoutDemands(goalOf(text), EVERY_DEMAND))
  // Whoever is retired and wants to do something is asked as anybody else who does it.
  if (wished?.named && RETIRED.test(text)) return whoIsMeant(text.replace(RETIRED, ' '), about.replace(RETIRED, ' '))
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

function privatePerson(wish: string): Match | undefined {
  const leaves = leavesBigTech(wish)
  const match = leaves || asksForPrivacy(wish) ? findArchetypes('privacy').find(({ named }) => named) : undefined
  if (!match || leaves) return match
  const { archetype } = match
  return { ...match, archetype: { ...archetype, sections: archetype.sections.slice(0, PRIVATE_SECTIONS) } }
}

const GOAL =
  /(?<!\b(?:never|not|no longer) )(?<!n['’]t )\b(?:(?:want|wants|wish|wishes|plan|plans|planning|hope|hopes|trying|going|decided) to|(?:would|['’]d) like to|how to|how (?:do|can) (?:i|we)|help (?:me|us)(?: to)?|about to|(?:moving|switching|transitioning|pivoting|getting|growing) into)\s+(.+)$/i

/** What somebody sets out to do, said behind who it is. */
const goalOf = (wish: string): string => GOAL.exec(wish)?.[1]?.split(/\b(?:without|but|who)\b/i)[0] ?? ''

/**
 * The best match, unless one that the wish names outright is nearly as good: a writer is no technical writer. What is
 * named at all comes before what only shares some words.
 */
export function nearest(reading: string): Match | undefined {
  const made = whatIsMade(reading)
  if (made !== undefined) return nearest(made)
  const field = fieldFor(reading)
  if (field) return field
  const whom = forWhom(reading)
  const [meant] = whom === reading ? [] : findArchetypes(whom)
  if (meant?.outright) return meant
  const matches = findArchetypes(reading)
  const [first] = matches
  const rooted = matches.find((match) => match.named)
  // The words of a "high school teacher" lie about in "high school chemistry teacher", a "chemistry teacher" stands there.
  const named =
    rooted && !rooted.outright
      ? (matches.find(
          (match) => (match.inFull || saysCalling(match, reading)) && match.score >= rooted.score * SAID_SHARE,
        ) ?? rooted)
      : rooted
  // "Wedding" is the couple's word, whatever the many who work at one have in theirs.
  const isTheWord = named?.outright && named.covered === 1
  if (!first || isTheWord || (named && named.score >= first.score * NEARLY_AS_GOOD)) return named
  return first.covered >= MOSTLY_COVERED ? first : (named ?? first)
}

/** In "journalist investigating corruption" the word for a person says who, and what they do makes no investigator. */
const saysCalling = ({ archetype, outright }: Match, reading: string): boolean =>
  outright && tokenize(headOf(reading)).some(({ text }) => isOccupation(text) && archetype.words.includes(text))

const rank = ({ named, score }: Match) => (named ? 1000 : 0) + score

const PERSON = /(?:er|or|ist|ian|eer)s?$/i

/** "DJ and photographer": each part is somebody. "Linux developer": so is what the first does not explain. */
function secondPerson(about: string, best: Match): Match | undefined {
  const explained = wordsOf(best.archetype)
  const isNew = (part: string) => stems(part).some((word) => !explained.has(word))
  const left = stems(about).filter((word) => !explained.has(word))
  // The last word of a calling says what somebody is, and those before it where or how: no nurse is a "hospital clown".
  const head = stems(headOf(about))
  const isCalled = explained.has(head.at(-1) ?? '') && best.outright
  const unexplained = isCalled ? [] : head.filter((word) => !explained.has(word))
  const joined = about.split(JOINED)
  const parts = joined.filter(isNew)
  const details = [...about.split(PARTED).filter(isNew), ...(unexplained.length > 0 ? [unexplained.join(' ')] : [])]
  const lastWord = headOf(about).trim().split(/\s+/).at(-1) ?? ''
  const isAnother = ({ archetype, named, outright, covered, score }: Match, isCalling: boolean) =>
    named &&
    archetype !== best.archetype &&
    !(writesCode && isBuilder(archetype)) &&
    (isCalling || (outright && covered >= MOSTLY_COVERED && score >= best.score * SECOND_SHARE))
  // The language of whoever analyses or builds is a tool, and nobody else.
  const writesCode = best.archetype.sections.some(({ category }) => CODE.has(category) || category === 'data')
  const bestOf = (part: string) => findArchetypes(part)[0]
  return (
    (joined.length > 1
      ? parts
          .map(bestOf)
          .filter(isMatch)
          .find((match) => isAnother(match, match.outright))
      : undefined) ??
    // "Digital nomad writer": the last word is a calling of its own.
    [PERSON.test(lastWord) && unexplained.includes(stems(lastWord)[0] ?? '') ? bestOf(lastWord) : undefined]
      .filter(isMatch)
      .find((match) => match.outright && isAnother(match, true)) ??
    [...parts, ...details]
      .flatMap((part) => {
        const match = bestOf(part)
        return match ? [{ match, isCalling: match.outright && match.covered === 1 && isOneCalling(part) }] : []
      })
      .find(({ match, isCalling }) => isAnother(match, isCalling))?.match ??
    // A blind student is blind wherever the wish says so.
    findArchetypes(left.join(' ')).find(({ archetype, named }) => named && archetype.alongside)
  )
}

/** "Digital nomad, copywriter": a part that is a calling and nothing else. */
function isOneCalling(part: string): boolean {
  const words = tokenize(part)
  return words.length <= MOST_WORDS_OF_A_CALLING && isOccupation(words.at(-1)?.text ?? '')
}

const MOST_WORDS_OF_A_CALLING = 3

const isBuilder = ({ id }: Archetype): boolean => ecosystems().some(({ keptBy }) => keptBy === id)

const isMatch = (match: Match | undefined): match is Match => match !== undefined
