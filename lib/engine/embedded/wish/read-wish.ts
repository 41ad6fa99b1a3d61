import type { Category } from '@/lib/catalog/schema'
import { tokenize } from '@/lib/catalog/tokens'
import type { FoundTool } from '../read/found-tool'
import { BUILT_WITH, isMadeWith } from '../read/made-with'
import type { Reading } from '../read/read'
import { isSentence, OF_ONESELF, TELLING } from '../read/telling'
import { isPlainlyTold, isPortrait } from '../read/told'
import { archetypes, callingIn, isAskedFor, isPursuit } from './archetypes'
import { askedKinds, barelyAsked, sectionsFor } from './asked-kinds'
import { FRAMEWORKS, withBuilder } from './builders'
import { concernsIn, type Concern } from './concerns'
import { EVERY_DEMAND, MONEY_DEMANDS, readConstraints, withoutDemands, type Constraints } from './constraints'
import { forFunOf } from './earning'
import { buildersWith } from './ecosystems'
import { withElders } from './elders'
import { headOf, withoutCustomers, withoutProgramNames } from './for-whom'
import { inEnglish } from './in-english'
import { withLearner } from './languages'
import { withMaker } from './makers'
import { nearest } from './nearest'
import { nearestField } from './nearest-field'
import { namesCalling, namesSomebody } from './occupations'
import { inARow } from './on-the-side'
import { readReplaced } from './replaced'
import { inARole } from './roles'
import { spelt } from './spelling'
import type { Archetype } from './schema'
import { stems } from './stem'
import { whoTells } from './subject'
import { errandsLead, isBuiltWith, opensWith } from './which-leads'
import { whoIsConcerned } from './who-is-concerned'
import { whoIsMeant } from './who-is-meant'
import type { Wish } from './wish'
import { wishInsteadOf } from './wish-instead'
import { withoutAsking } from './without-asking'
import { namesOf, withoutBrands, withoutTools } from './without-names'

/** Whether a text wishes for a stack instead of telling one, and what it wishes for. */

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
  const asking = withMaker(withLearner(withElders(spelt(withoutAsking(translated)))))
  const english = withoutCustomers(withoutProgramNames(asking))
  const demanded = readConstraints(english)
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
  const role = asked ? undefined : inARole(about)
  const tellers = asked || role ? undefined : whoTells(about)
  const concerned = asked
    ? []
    : concernsIn(withoutDemands(english.replace(calling ?? '', ' '), [])).filter(
        (concern) => !isForOthers(concern, known) && !tellers?.some(({ archetype }) => archetype.id === concern.of),
      )
  const alone = role?.people ?? tellers
  const { people, onlyConcerns } = alone
    ? { people: alone, onlyConcerns: false }
    : whoIsConcerned(said, about, concerned, english)
  const meantAtAll = onlyConcerns ? whoIsMeant(said, about) : people
  const named = meantAtAll.some((match) => match.named)
  // In whatever language: a whole sentence that names nothing or several things tells.
  const sentence = words >= LONG_SENTENCE && isSentence(text) && known.length !== 1
  // Who says what they love and names no tool has told of none.
  const isLoved = demanded.forFun && tools.length === 0 && !isSentence(text)
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
  // Who has a calling and does something else for fun lives by the calling.
  const lives = people.length > 1 && namesCalling(headOf(inARow(about)))
  const constraints = { ...demanded, forFun: demanded.forFun && !lives }
  const meant = withBuilder(
    [...new Set(people.map(({ archetype }) => asWished(archetype, constraints, about)))],
    known,
    onlyConcerns,
    english,
  )
  if (asked) return { people: meant, constraints, asked: sectionsFor(asked.kinds, meant), about }
  const granted = { people: meant, constraints, asked: [], besides: barelyAsked(translated), about }
  if (role) return { ...granted, concerns: [role.role, ...concerned], concernsLead: role.leads }
  const concernsLead =
    concerned.length > 0 &&
    !isBuiltWith(known, concerned) &&
    (onlyConcerns || errandsLead({ text, about, concerned, known }))
  return { ...granted, concerns: concerned, concernsLead }
}

/** An "open source writer" is a calling, and asks for nothing by it; an "SEO writer" is no consultant, and a "bird survey" no questionnaire. */
const outside = (calling: string | undefined, wish: string, change: (text: string) => string): string =>
  calling ? wish.split(calling).map(change).join(calling) : change(wish)

/** Who says in which language or with which framework writes code. */
const isForOthers = ({ of }: Concern, known: readonly FoundTool[]): boolean =>
  of === NO_CODE && known.some(({ category }) => category && WRITTEN_WITH.has(category))

const NO_CODE = 'no-code-builder'

/** What somebody's stack begins with is what they do. */
const buildsWithFrameworks = ({ sections }: Archetype): boolean =>
  sections.slice(0, 1).some(({ category }) => FRAMEWORKS.has(category) || category === 'mobile-dev')

/** Who does it for fun, or builds without code, is somebody else than who lives by it or writes the code. */
function asWished(archetype: Archetype, { forFun, noCode }: Constraints, about: string): Archetype {
  if (noCode && buildsWithFrameworks(archetype)) return archetypes().find(({ id }) => id === NO_CODE) ?? archetype
  return forFun ? forFunOf(archetype, about) : archetype
}
const WRITTEN_WITH: ReadonlySet<Category> = new Set<Category>(['language', 'frontend', 'backend', 'mobile-dev'])

/** "Headless Shopify with Hydrogen", "Terraform and Azure for our bank": technologies are all that it names, and no list of them. */
const isBuilt = (known: readonly FoundTool[], { layout }: Reading): boolean =>
  buildersWith(known.flatMap(({ entry }) => entry ?? [])).length > 0 &&
  known.every(({ entry }) => entry && (BUILT_WITH.has(entry.category) || buildersWith([entry]).length > 0)) &&
  (!layout.isList || IS_FOR.test(layout.items.at(-1)?.text ?? ''))

const IS_FOR = /\bfor (?:an?|my|our)\b/i

/** Things that nobody knows may stand in a list; a sentence that was cut at its commas is none. */
const isProse = (text: string) =>
  text === text.toLowerCase() &&
  /\b(?:who|that|my|to|needs?|wants?|for|with|and)\b/.test(text) &&
  tokenize(text).length > 4
