import type { Reading } from '../read'
import { isPlainlyTold, isSentence, OF_ONESELF, TELLING } from '../told'
import type { FoundTool } from '../found-tool'
import { archetypes, findArchetypes, forWhom, headOf, isAskedFor, isPursuit, wordsOf, type Match } from './archetypes'
import {
  ALL_BUT_PLATFORM,
  asksForPrivacy,
  leavesBigTech,
  EVERY_DEMAND,
  MONEY_DEMANDS,
  readConstraints,
  withoutDemands,
  type Constraints,
} from './constraints'
import { askedKinds, barelyAsked, sectionsFor, type AskedSection } from './asked-kinds'
import { beforeConcerns, concernsIn, withoutConcerns, type Concern } from './concerns'
import { stems } from './stem'
import { pickedEntry } from './pick'
import { inEnglish } from './in-english'
import { namesSomebody } from './occupations'
import { readReplaced, type Replaced } from './replaced'
import { spelt } from './spelling'
import { CODE_CATEGORIES, type CatalogEntry, type Category } from '@/lib/catalog/schema'
import type { Archetype } from './schema'
import { keyOf, tokenize } from '@/lib/catalog/tokens'

/** Whether a text wishes for a stack instead of telling one, and what it wishes for. */

export interface Wish {
  /** Up to two kinds of people whom the wish may mean, best first; none when nobody in particular is meant. */
  people: readonly Match['archetype'][]
  constraints: Constraints
  /** The kinds of tools that the wish asks for, a section each. */
  asked: readonly AskedSection[]
  /** Kinds that it names in passing: theirs is a section beside the others, unless one of their field is there. */
  besides?: readonly AskedSection[]
  /** What the wish wants to do, whoever it speaks of. */
  concerns?: readonly Concern[]
  /** It begins with them, or speaks of nobody but whoever does such things. */
  concernsLead?: boolean
  /** What something else shall stand in the place of. */
  replaced?: readonly CatalogEntry[]
  /** What is wished for, without demands and named tools. */
  about: string
}

const LONGEST_WISH = 90
/** "Is there a free Canva alternative?" states nothing, for all its verbs. */
const ASKS = /^\W*(?:what|which|is there|are there|any|can|could|how)\b[^.!?]*\??\W*$/i
const LONGEST_QUESTION = 200
const LONG_SENTENCE = 7
/** A text that names this many tools is a stack already. */
const TELLS_BY_TOOLS = 7
/** The second profession of a wish must be nearly as clear as the first. */
const SECOND_SHARE = 0.3
/** Without a name that the wish says outright, most of its words must speak of the archetype. */
const MOSTLY_COVERED = 0.6
const NEARLY_AS_GOOD = 0.5
/** A sentence that tells wishes only when this much of it says who somebody is: "We run a bakery." */
const HALF = 0.5

const WISHING =
  /\b(?:want|need|looking for|help me|give me|suggest|recommend|setup for|set-up for|stack for|kit for|tools for|gear for|apps for|software for|as an?|i am an?|i'm an?|who|wish|plan(?:ning)? to|would like|launch(?:ing)?|start(?:ing)?|hosts?|building)\b/i

/** "I restore chairs and sell them on Etsy": where somebody sells or shows says who they are, as a trade does. */
const PLACES: ReadonlySet<Category> = new Set<Category>(['ecommerce', 'social'])

function withoutPlaces(reading: Reading): Reading {
  const known = reading.tools.filter(({ category }) => category !== undefined)
  const [only] = known
  const isPlace = known.length === 1 && only?.category && PLACES.has(only.category) && isAskedFor(only.text)
  return isPlace ? { ...reading, tools: reading.tools.filter((tool) => tool !== only) } : reading
}

export function readWish(text: string, everything: Reading): Wish | undefined {
  const reading = OF_ONESELF.test(text) && !TELLING.test(text) ? withoutPlaces(everything) : everything
  const asks = text.length <= LONGEST_QUESTION && (ASKS.test(text) || isPursuit(text.trim()))
  if (!asks && isPlainlyTold(text, reading)) return undefined
  const { tools } = reading
  const known = tools.filter((tool) => tool.category !== undefined)
  const words = tokenize(text).length
  if (words === 0 || words > LONGEST_WISH || known.length >= TELLS_BY_TOOLS) return undefined
  const replaced = readReplaced(text)
  const isAlone =
    replaced && !known.some(({ entry, text }) => !(entry && replaced.entries.includes(entry)) && !isAskedFor(text))
  if (isAlone && (asks || !TELLING.test(text))) return wishInsteadOf(replaced, text)
  if (asks && !isPursuit(text.trim()) && isPlainlyTold(text, reading)) return undefined
  const translated = inEnglish(text)
  const english = withElders(spelt(translated))
  const constraints = readConstraints(english)
  const asked = askedKinds(english)
  const said = withoutBrands(asked?.rest ?? english, known)
  const about = withoutDemands(said, EVERY_DEMAND)
  const left = stems(
    withoutTools(
      withoutDemands(english, MONEY_DEMANDS),
      known.map((tool) => text.slice(tool.start, tool.end)),
    ),
  )
  // "React, Node and Docker" lists; "I use Next.js for my SaaS" tells; "solo SaaS with Next.js" wishes.
  if (known.length > 0 && left.length === 0 && !isPursuit(text.trim())) return undefined
  const concerned = asked ? [] : concernsIn(withoutDemands(english, []))
  const { people, onlyConcerns } = whoIsConcerned(said, about, concerned, english)
  const named = (onlyConcerns ? whoIsMeant(said, about) : people).some((match) => match.named)
  // In whatever language: a whole sentence that names nothing or several things tells.
  const sentence = words >= LONG_SENTENCE && isSentence(text) && known.length !== 1
  const tells = (TELLING.test(text) || sentence) && !WISHING.test(text)
  // What a part of the wish says in full may be little of the whole.
  const [meantFirst] = people
  const saysWho = meantFirst?.named === true && meantFirst.covered >= HALF
  if (tells && !asked && (known.length > 0 || !saysWho)) return undefined
  const opens = opensWith(concerned, text, known)
  const speaksOfSomebody = named || opens || asked !== undefined || (known.length <= 1 && namesSomebody(about))
  if (!speaksOfSomebody && (known.length > 0 || (tools.length > 0 && !isProse(text)))) return undefined
  const meant = withBuilder(
    people.map(({ archetype }) => archetype),
    known,
  )
  if (asked) return { people: meant, constraints, asked: sectionsFor(asked.kinds, meant), about }
  const besides = barelyAsked(translated)
  const concernsLead = onlyConcerns || BEGINS.test(beforeConcerns(text))
  return { people: meant, constraints, asked: [], besides, concerns: concerned, concernsLead, about }
}

/** "Browser extension for Chrome and Firefox" wishes; "Backups: restic" and "payroll with Gusto" say what does it. */
function opensWith(concerned: readonly Concern[], text: string, known: readonly FoundTool[]): boolean {
  const does = new Set(
    concerned.flatMap(({ sections }) =>
      sections.flatMap(({ picks, category }) => picks.map((pick) => pickedEntry(pick, category))),
    ),
  )
  const isDone = known.some(({ entry }) => entry && does.has(entry))
  return concerned.length > 0 && !isDone && beforeConcerns(text).length <= (known[0]?.start ?? text.length)
}

/** "Build a bot that reminds me of my pills": what is made says who makes it, and the rest what it does. */
const MAKES =
  /\b(?:build|building|make|making|create|creating|develop|developing|code|coding|program|programming|write|writing) (?:(?:an?|my|our|some|the|simple|small|little|own|new|custom) )*$/i
/** "A newsletter for our church" begins with what is wanted. */
const BEGINS =
  /^\W*(?:(?:i|we|to|want|need|would like|looking for|start(?:ing)?|set(?:ting)? up|run(?:ning)?|host(?:ing)?|launch(?:ing)?|an?|my|our|the|simple|cheap|good|free) )*$/i

/** Who is meant by the words that say no concern; else those who do such things for their own sake. */
function whoIsConcerned(text: string, about: string, concerned: readonly Concern[], wish: string) {
  if (concerned.length === 0) return { people: whoIsMeant(text, about), onlyConcerns: false }
  const rest = withoutConcerns(text, concerned)
  const people = whoIsMeant(rest, withoutDemands(rest, EVERY_DEMAND))
  const [first] = concerned
  if (people.some(({ named }) => named) && !MAKES.test(beforeConcerns(wish))) return { people, onlyConcerns: false }
  const keeper = archetypes().find(({ id }) => id === first?.of)
  return {
    people: keeper ? [{ archetype: keeper, score: 1, named: true, outright: true, covered: 1 }] : [],
    onlyConcerns: true,
  }
}

function wishInsteadOf({ entries, rest }: Replaced, wish: string): Wish {
  const english = spelt(inEnglish(rest))
  const about = withoutDemands(english, EVERY_DEMAND)
  const match = nearest(about)
  const people = match?.named ? [match.archetype] : []
  const constraints = readConstraints(english)
  const without = [...constraints.without, ...makersOf(entries, wish)]
  return { people, constraints: { ...constraints, without }, asked: [], replaced: entries, about }
}

/** "Alternatives to Adobe Creative Cloud": with the maker named, what else it makes is no help. */
function makersOf(entries: readonly CatalogEntry[], wish: string): string[] {
  const text = ` ${keyOf(wish)} `
  return entries.flatMap(({ maker }) => (maker !== '' && text.includes(` ${keyOf(maker)} `) ? [keyOf(maker)] : []))
}

const ELDERS =
  /\b(?:my|our|his|her|their) (?:own |old |elderly |ageing |aging )*(?:mother|father|mum|mom|dad|parents|in-laws|grandma|grandpa|granny|nan|uncle|aunt)\b(?!['’]s)/gi

/** "My dad's vinyl" is no wish of a father. */
const OF_RELATIVES =
  /\b(my|our|his|her|their) (?:late |old |own )*(?:mother|father|mum|mom|dad|parents?|grandma|grandpa|granny|nan|uncle|aunt|sister|brother|wife|husband|son|daughter)(?:['’]s|s['’])/gi

/** Whoever asks for their mother is her child: the wish is for somebody older, and not for busy parents. */
const withElders = (wish: string): string => wish.replace(OF_RELATIVES, '$1').replace(ELDERS, 'an older relative')

/** A "Bambu Lab" is no laboratory; "React Native" and "Etsy" say who somebody is. */
const withoutBrands = (text: string, known: readonly FoundTool[]): string =>
  withoutTools(
    text,
    known.flatMap(({ entry, text: name }) => (isAskedFor(name) || (entry && isAskedFor(entry.name)) ? [] : [name])),
  )

function withoutTools(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

/** Things that nobody knows may stand in a list; a sentence that was cut at its commas is none. */
const isProse = (text: string) =>
  text === text.toLowerCase() &&
  /\b(?:who|that|my|to|needs?|wants?|for|with|and)\b/.test(text) &&
  tokenize(text).length > 4

/** What these words join is two callings; a comma and "about" may as well say more of one. */
const JOINED = /\s+(?:(?:and|but) also|and|&|who(?: also)?|as well as|plus|slash|doing|by (?:day|night))\s+/i
const PARTED = /\s+about\s+|\s*[/+,;]\s*/i

/** One kind of person, or two when the wish names two; nobody when no archetype is near enough. */
function whoIsMeant(text: string, about: string): Match[] {
  const wished = nearest(withoutDemands(goalOf(text), EVERY_DEMAND))
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
  if (wished?.named && first?.named && first.archetype !== wished.archetype) return [wished, first]
  if (!best || !(best.named || best.covered >= MOSTLY_COVERED)) {
    const leaver = leavesBigTech(text) ? privatePerson(text) : undefined
    return leaver ? [leaver] : []
  }
  const second = secondPerson(about, best) ?? privatePerson(text)
  return second && second.archetype.id !== best.archetype.id ? [best, second] : [best]
}

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
  /(?<!\b(?:never|not|no longer) )(?<!n['’]t )\b(?:(?:want|wants|wish|wishes|plan|plans|planning|hope|hopes|trying|going|decided) to|(?:would|['’]d) like to|how to|how (?:do|can) (?:i|we)|help (?:me|us)(?: to)?|about to)\s+(.+)$/i

/** What somebody sets out to do, said behind who it is. */
const goalOf = (wish: string): string => GOAL.exec(wish)?.[1]?.split(/\b(?:without|but|who)\b/i)[0] ?? ''

/**
 * The best match, unless one that the wish names outright is nearly as good: a writer is no technical writer. What is
 * named at all comes before what only shares some words.
 */
function nearest(reading: string): Match | undefined {
  const whom = forWhom(reading)
  const [meant] = whom === reading ? [] : findArchetypes(whom)
  if (meant?.outright) return meant
  const matches = findArchetypes(reading)
  const [first] = matches
  const named = matches.find((match) => match.named)
  if (!first || (named && named.score >= first.score * NEARLY_AS_GOOD)) return named
  return first.covered >= MOSTLY_COVERED ? first : (named ?? first)
}

const rank = ({ named, score }: Match) => (named ? 1000 : 0) + score

/** Frameworks, which only whoever builds something names. */
const FRAMEWORKS: ReadonlySet<Category> = new Set<Category>(['frontend', 'backend'])
const CODE: ReadonlySet<Category> = new Set<Category>(CODE_CATEGORIES)

/** Whoever has such a tool among their first things. */
const BEGINS_WITH = 2

/** "A web shop in Laravel" is built by somebody who begins with Laravel, and the shop comes second. */
function withBuilder(people: readonly Archetype[], known: readonly FoundTool[]): readonly Archetype[] {
  const [first] = people
  const framework = known.find(({ category }) => category && FRAMEWORKS.has(category))?.entry
  if (!first || !framework || people.some(({ sections }) => sections.some(({ category }) => CODE.has(category))))
    return people
  const builder = archetypes().find(({ sections }) =>
    sections
      .slice(0, BEGINS_WITH)
      .some(
        ({ category, picks }) => CODE.has(category) && picks.some((pick) => pickedEntry(pick, category) === framework),
      ),
  )
  return builder ? [builder, first] : people
}

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
  const isAnother = ({ archetype, named, score }: Match, isCalling: boolean) =>
    named && archetype !== best.archetype && (isCalling || score >= best.score * SECOND_SHARE)
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
      .map(bestOf)
      .filter(isMatch)
      .find((match) => isAnother(match, false)) ??
    // A blind student is blind wherever the wish says so.
    findArchetypes(left.join(' ')).find(({ archetype, named }) => named && archetype.alongside)
  )
}

const isMatch = (match: Match | undefined): match is Match => match !== undefined
