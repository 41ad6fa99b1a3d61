import type { Reading } from '../read/read'
import { BUILT_WITH, isMadeWith, isPlainlyTold, isPortrait, isSentence, OF_ONESELF, TELLING } from '../read/told'
import type { FoundTool } from '../read/found-tool'
import { isAskedFor, isAskedForBy, callingIn, isPursuit, type Match } from './archetypes'
import { EVERY_DEMAND, MONEY_DEMANDS, readConstraints, withoutDemands, type Constraints } from './constraints'
import { askedKinds, barelyAsked, sectionsFor, type AskedSection } from './asked-kinds'
import { beforeConcerns, concernsIn, endsWithConcern, type Concern } from './concerns'
import { forFunOf } from './earning'
import { forSomebody, headOf, withoutCustomers, withoutProgramNames } from './for-whom'
import { buildersWith } from './ecosystems'
import { stems } from './stem'
import { picksOf } from './pick'
import { inEnglish } from './in-english'
import { withLearner } from './languages'
import { namesCalling, namesSomebody } from './occupations'
import { nearestField } from './nearest-field'
import { readReplaced, type Replaced } from './replaced'
import { spelt } from './spelling'
import { CODE, frameworkIn, withBuilder } from './builders'
import { withElders } from './elders'
import { inARole } from './roles'
import { nearest, whoIsConcerned, whoIsMeant } from './who-is-meant'
import { withoutAsking } from './without-asking'
import type { CatalogEntry, Category } from '@/lib/catalog/schema'
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
/** A sentence that tells wishes only when this much of it says who somebody is: "We run a bakery." */
const HALF = 0.5

const WISHING =
  /\b(?:want|need|looking for|help me|give me|suggest|recommend|setup for|set-up for|stack for|kit for|tools for|gear for|apps for|software for|as an?|i am an?|i'm an?|who|wish|plan(?:ning)? to|would like|launch(?:ing)?|start(?:ing)?|hosts?|building)\b/i

/** "I restore chairs and sell them on Etsy": where somebody sells or shows says who they are, as a trade does. */
const PLACES: ReadonlySet<Category> = new Set<Category>(['ecommerce', 'social'])
/** "I make YouTube videos about trains" */
const SHOWN = /\b(?:youtube (?:videos?|channel|shorts)|on (?:youtube|twitch|tiktok))\b/i

function withoutPlaces(text: string, reading: Reading): Reading {
  const known = reading.tools.filter(({ category }) => category !== undefined)
  const isPlace = ({ category, text: name }: FoundTool) =>
    category !== undefined && (PLACES.has(category) || SHOWN.test(text)) && isAskedFor(name)
  // "On Vinted and Depop" are two places, and one that anybody knows tells what they are.
  const areSellers = known.length > 1 && known.every(({ category }) => category === 'ecommerce')
  const arePlaces = known.length === 1 ? known.every(isPlace) : areSellers && SOLD.test(text)
  return arePlaces ? { ...reading, tools: reading.tools.filter((tool) => !known.includes(tool)) } : reading
}

const SOLD = /\b(?:i|we) (?:re)?sell\b/i

const INTRODUCED =
  /^\W*([^,;:.!?]{4,60})(?:,| [-–—]) (?:and )?(?:we|i)(?: already| all| mostly)* (?:use|have|run on|work with|live in|are (?:all )?(?:on|in))\b[^.!?]*[.!]?\s*$/i
/** Who names more has told their stack. */
const FEW_IN_USE = 3

const REQUEST =
  /\b(?:tools|setup|set-up|stack|kit|apps|software|gear) for\b|\b(?:looking for|recommend|suggest|help me)\b/i

/** "Tools for a PhD in mycology, Stata user": whoever asks for tools and names one on the way has a field, known or not. */
const isRequested = (text: string, about: string, known: readonly FoundTool[]): boolean =>
  REQUEST.test(text) && nearestField(withoutTools(about, namesOf(known, text))) !== undefined

/** "Data team of three, we use Snowflake and dbt": who it is, and what they have already. */
function introducesItself(text: string, tools: readonly FoundTool[]): boolean {
  const who = INTRODUCED.exec(text)?.[1]
  if (who === undefined || OF_ONESELF.test(who) || tools.length > FEW_IN_USE) return false
  return tools.every(({ start }) => start >= who.length) && nearest(inEnglish(who))?.named === true
}

export function readWish(text: string, everything: Reading): Wish | undefined {
  const reading = OF_ONESELF.test(text) && !TELLING.test(text) ? withoutPlaces(text, everything) : everything
  const isIntroduced = introducesItself(text, reading.tools)
  const asks = isIntroduced || (text.length <= LONGEST_QUESTION && (ASKS.test(text) || isPursuit(text.trim())))
  if (!asks && isPlainlyTold(text, reading)) return undefined
  const { tools } = reading
  const known = tools.filter((tool) => tool.category !== undefined)
  const words = tokenize(text).length
  if (words === 0 || words > LONGEST_WISH || known.length >= TELLS_BY_TOOLS) return undefined
  const replaced = readReplaced(text)
  const isAlone =
    replaced && !known.some(({ entry, text }) => !(entry && replaced.entries.includes(entry)) && !isAskedFor(text))
  if (isAlone && (asks || !TELLING.test(text))) return wishInsteadOf(replaced, text)
  if (asks && !isIntroduced && !isPursuit(text.trim()) && isPlainlyTold(text, reading)) return undefined
  const translated = inEnglish(text)
  const asking = withLearner(withElders(spelt(withoutAsking(translated))))
  const english = withoutCustomers(withoutProgramNames(asking))
  const constraints = readConstraints(english)
  const asked = askedKinds(english)
  const said = withoutBrands(asked?.rest ?? english, known)
  const calling = callingIn(said)
  const about = outside(calling, said, (text) => withoutDemands(text, EVERY_DEMAND))
  const left = stems(withoutTools(withoutDemands(english, MONEY_DEMANDS), namesOf(known, text)))
  // "React, Node and Docker" lists; "I use Next.js for my SaaS" tells; "solo SaaS with Next.js" wishes.
  const isCalled =
    callingIn(english) !== undefined && !known.some(({ end, start }) => text.slice(start, end) === text.trim())
  if (known.length > 0 && left.length === 0 && !isPursuit(text.trim()) && !isMadeWith(text, known) && !isCalled)
    return undefined
  const concerned = asked
    ? []
    : concernsIn(withoutDemands(english.replace(calling ?? '', ' '), [])).filter(
        (concern) => !isForOthers(concern, known),
      )
  const role = asked ? undefined : inARole(about)
  const { people, onlyConcerns } = role
    ? { people: role.people, onlyConcerns: false }
    : whoIsConcerned(said, about, concerned, english)
  const meantAtAll = onlyConcerns ? whoIsMeant(said, about) : people
  const named = meantAtAll.some((match) => match.named)
  // In whatever language: a whole sentence that names nothing or several things tells.
  const sentence = words >= LONG_SENTENCE && isSentence(text) && known.length !== 1
  // Who says what they love and names no tool has told of none.
  const isLoved = constraints.forFun && tools.length === 0 && !isSentence(text)
  const tells = (TELLING.test(text) || sentence) && !WISHING.test(text) && !isIntroduced && !isLoved
  // What a part of the wish says in full may be little of the whole.
  const [meantFirst] = people
  const saysWho = meantFirst?.named === true && meantFirst.covered >= HALF
  if (known.length > 0 && isPortrait(text, known)) {
    // One word is a chance: "I commute by Uber" is no commuter's whole kit.
    const isClear =
      meantAtAll.some(({ inFull }) => inFull) || namesSomebody(about) || (saysWho && stems(about).length > 1)
    if (!isClear && !asked && !WISHING.test(text)) return undefined
  } else if (tells && !asked && (known.length > 0 || !saysWho)) return undefined
  const opens = opensWith(concerned, text, known)
  const speaksOfSomebody =
    named ||
    (known.length < FEW_IN_USE && isRequested(text, about, known)) ||
    opens ||
    asked !== undefined ||
    isBuilt(known, reading) ||
    (known.length <= 1 && namesSomebody(about))
  if (!speaksOfSomebody && (known.length > 0 || (tools.length > 0 && !isProse(text)))) return undefined
  const meant = withBuilder(
    people.map(({ archetype }) => (constraints.forFun ? forFunOf(archetype, about) : archetype)),
    known,
    onlyConcerns,
    english,
  )
  if (asked) return { people: meant, constraints, asked: sectionsFor(asked.kinds, meant), about }
  const besides = barelyAsked(translated)
  if (role)
    return {
      people: meant,
      constraints,
      asked: [],
      besides,
      concerns: [role.role, ...concerned],
      concernsLead: role.leads,
      about,
    }
  const concernsLead =
    concerned.length > 0 &&
    (onlyConcerns || isWished(text, known) || endsWithConcern(headOf(about)) || isForSomebody(about, concerned)) &&
    !isBuiltWith(known, concerned)
  return { people: meant, constraints, asked: [], besides, concerns: concerned, concernsLead, about }
}

/** An "open source writer" is a calling, and asks for nothing by it; an "SEO writer" is no consultant, and a "bird survey" no questionnaire. */
const outside = (calling: string | undefined, wish: string, change: (text: string) => string): string =>
  calling ? wish.split(calling).map(change).join(calling) : change(wish)

/** "Email newsletter tool for a winery": the errand is what is for somebody. */
function isForSomebody(about: string, concerned: readonly Concern[]): boolean {
  const what = forSomebody(about)?.what
  return what !== undefined && !namesCalling(what) && concernsIn(what).some((concern) => concerned.includes(concern))
}

/** Who says in which language or with which framework writes code. */
const isForOthers = ({ of }: Concern, known: readonly FoundTool[]): boolean =>
  of === NO_CODE && known.some(({ category }) => category && WRITTEN_WITH.has(category))

const NO_CODE = 'no-code-builder'
const WRITTEN_WITH: ReadonlySet<Category> = new Set<Category>(['language', 'frontend', 'backend', 'mobile-dev'])

/** What does the errands of a wish. */
const toolsFor = (concerned: readonly Concern[]): ReadonlySet<CatalogEntry> =>
  new Set(concerned.flatMap(({ sections }) => sections.flatMap(picksOf)))

/** "Browser extension for Chrome and Firefox" wishes; "Backups: restic" and "payroll with Gusto" say what does it. */
function opensWith(concerned: readonly Concern[], text: string, known: readonly FoundTool[]): boolean {
  const does = toolsFor(concerned)
  const isDone = known.some(({ entry }) => entry && does.has(entry) && entry !== frameworkIn(known))
  const isFirst = beforeConcerns(text).length <= (known[0]?.start ?? text.length)
  return concerned.length > 0 && !isDone && (isFirst || isWished(text, known))
}

/** "Headless Shopify with Hydrogen", "Terraform and Azure for our bank": technologies are all that it names, and no list of them. */
const isBuilt = (known: readonly FoundTool[], { layout }: Reading): boolean =>
  buildersWith(known.flatMap(({ entry }) => entry ?? [])).length > 0 &&
  known.every(({ entry }) => entry && (BUILT_WITH.has(entry.category) || buildersWith([entry]).length > 0)) &&
  (!layout.isList || IS_FOR.test(layout.items.at(-1)?.text ?? ''))

const IS_FOR = /\bfor (?:an?|my|our)\b/i

/** What something is built with comes before what it does: "Next.js portfolio site", not "browser extension in Svelte". */
function isBuiltWith(known: readonly FoundTool[], concerned: readonly Concern[]): boolean {
  const framework = frameworkIn(known)
  return framework !== undefined && !toolsFor(concerned).has(framework)
}

/** "A newsletter for our church" begins with what is wanted. */
const BEGINS =
  /^\W*(?:(?:i|we|i['’]?d|to|want|need|would like|love|like|looking for|start(?:ing)?|set(?:ting)? up|run(?:ning)?|host(?:ing)?|launch(?:ing)?|an?|my|our|the|simple|cheap|good|free) )*$/i

/** "Next.js portfolio site": what is named before it says with what. */
const isWished = (text: string, known: readonly FoundTool[]): boolean =>
  BEGINS.test(withoutTools(beforeConcerns(text), namesOf(known, text)))

function wishInsteadOf({ entries, rest }: Replaced, wish: string): Wish {
  const english = spelt(inEnglish(rest))
  const about = withoutDemands(english, EVERY_DEMAND)
  const match = nearest(about)
  const people = match?.named ? [match.archetype] : []
  const constraints = readConstraints(english)
  const without = [...constraints.without, ...makersOf(entries, wish)]
  // "European alternatives to Dropbox": the word that says what is asked of their makers is no part of the rest.
  const { seat } = readConstraints(inEnglish(wish))
  return { people, constraints: { ...constraints, seat, without }, asked: [], replaced: entries, about }
}

/** "Alternatives to Adobe Creative Cloud": with the maker named, what else it makes is no help. */
function makersOf(entries: readonly CatalogEntry[], wish: string): string[] {
  const text = ` ${keyOf(wish)} `
  return entries.flatMap(({ maker }) => (maker !== '' && text.includes(` ${keyOf(maker)} `) ? [keyOf(maker)] : []))
}

/**
 * A "Bambu Lab" is no laboratory; "React Native" and "Etsy" say who somebody is. A language is nobody else's word (Dart is
 * thrown in no pub), and on which computer something runs says nothing of who wants it.
 */
const withoutBrands = (text: string, known: readonly FoundTool[]): string =>
  withoutTools(
    text.replace(ON_MACHINE, ' '),
    known.flatMap(({ entry, text: name, category }) =>
      (category === 'language' ? isAskedForBy(name, writesCode) : isAskedFor(name) || (entry && isAskedFor(entry.name)))
        ? []
        : [name],
    ),
  )

const writesCode = ({ sections }: Match['archetype']): boolean => sections.some(({ category }) => CODE.has(category))
/** "A bot on a Raspberry Pi" */
const ON_MACHINE = /\bon (?:an?|my|our) (?:old |spare )?(?:raspberry pi|mac mini|mini pc|nuc)\b/i

const namesOf = (tools: readonly FoundTool[], text: string): string[] =>
  tools.map(({ start, end }) => text.slice(start, end))

function withoutTools(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

/** Things that nobody knows may stand in a list; a sentence that was cut at its commas is none. */
const isProse = (text: string) =>
  text === text.toLowerCase() &&
  /\b(?:who|that|my|to|needs?|wants?|for|with|and)\b/.test(text) &&
  tokenize(text).length > 4
