import type { Category } from '@/lib/catalog/categories'
import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf, tokenize } from '@/lib/catalog/tokens'
import type { FoundTool } from '../found-tool'
import { mentionsPersonOrOrganisation } from '../knowledge/occupations'
import type { Reading } from '../read/read'
import { wishLead } from '../mode/mode'
import { isBuiltFor, isMadeWith } from '../read/telling/made-with'
import { beginsWithOneself, isSentence, wishesFor } from '../read/telling/telling'
import { isTell, hasManyNames } from '../read/tell-rules'
import { readReplaced } from './composition/replaced'
import { readConstraints, type Constraints } from './constraints/constraints'
import { isUnwanted } from './constraints/fits'
import { wordFeatures, wordsOf } from './features'
import { phrasesIn, PLATFORM_KEYS, withoutPhrases, type LexiconKey, type Phrase } from './lexicon'
import { toolsInWish } from './mentions-in-wish'
import { matchedPersonas } from './matched-personas'
import { personaNamed } from './persona-named'
import { namedSpans, rankPersonas, type NamedSpan } from './rank-personas'
import { withSpelling } from './spelling'
import { askedKinds, sectionsFor } from './tasks/asked-kinds'
import { tasksIn } from './tasks/tasks'
import type { Wish } from './wish'

/** Whether a text wishes for a stack, and what it wishes for. */

const MOST_WORDS = 90
const LONGEST = 1000
const LONG = 240
/** A text that names this many tools is a stack already. */
const TELLS_BY_TOOLS = 7
/**
 * "Data engineer with dbt and Snowflake": beside more tools a persona says whose stack is listed.
 */
const FEW_TOOLS = 2
/** A text without a name and without a wish verb wishes from this score on. */
const SURE_SCORE = 44
/** From here on several words tell who speaks. */
const CLEAR_SCORE = 110
/**
 * From here on the mode model is sure that a text wishes; one that names tools tells more often.
 */
const SURE_LEAD = 1.75
const SURE_LEAD_WITH_TOOLS = 2.5
/**
 * Below this a text that names tools and asks for nothing tells. Below zero, so does one whose
 * names may be words.
 */
const LEAST_LEAD_WITH_TOOLS = 1.5
/** Before the name of a persona that leads a text: "I am a", "as a", "para un". */
const MOST_WORDS_BEFORE = 4
/** On what it shall run, and no tool that is in use. */
const PLATFORMS: ReadonlySet<Category> = new Set<Category>(['os', 'computer', 'phone', 'tablet-device'])

/** "iOS developer", "learning piano": what demands may say, too, who it is. */
const SAYS_WHO: ReadonlySet<LexiconKey> = new Set<LexiconKey>([...PLATFORM_KEYS, 'small-talk', 'learns', 'refuses'])

/** "Hi there" and "What time is it?": nothing is left of them beside greetings. */
const MEANS_SOMETHING = /[\p{L}\p{M}]{2}/u

export interface ReadWish {
  readonly wish: Wish
  /** The tools that the wish names and wants to keep. */
  readonly tools: readonly FoundTool[]
}

interface Parts {
  readonly text: string
  readonly phrases: readonly Phrase[]
  readonly spans: readonly NamedSpan[]
  readonly known: readonly FoundTool[]
  readonly constraints: Constraints
  readonly reading: Reading
}

export function readWish(written: string, reading: Reading): ReadWish | undefined {
  if (written.length > LONGEST) return undefined
  const words = wordsOf(written)
  if (words.length === 0 || words.length > MOST_WORDS || reading.files) return undefined
  if (reading.layout.isInventory || isListOfNames(written) || hasManyNames(written, reading)) return undefined
  const everyName = reading.tools.filter(({ category }) => category !== undefined).length
  if (written.length > LONG && everyName > FEW_TOOLS) return undefined
  const lead = wishLead(written, reading)
  const tools = toolsInWish(written, reading.tools, namedSpans(written))
  const text = tools.length === 0 ? withSpelling(written) : written
  const phrases = phrasesIn(text)
  const constraints = readConstraints(text, phrases)
  const spans = namedSpans(text)
  const known = tools.filter(({ entry, category }) => category && !(entry && isUnwanted(entry, constraints.without)))
  if (known.length >= TELLS_BY_TOOLS) return undefined
  // A long text is told or not with all of its names, a short one without those that may be words.
  const judged = text.length > LONG ? reading : { ...reading, tools }
  const parts = { text, phrases, spans, known, constraints, reading: judged }
  const instead = insteadOf(parts)
  if (instead) return { wish: instead, tools: [] }
  const about = withoutPhrases(
    text,
    phrases.filter(({ key }) => !SAYS_WHO.has(key)),
  )
  const greetings = phrases.filter(({ key }) => key === 'asks' || key === 'small-talk')
  if (known.length === 0 && !MEANS_SOMETHING.test(withoutPhrases(text, greetings))) return undefined
  // Where the model is not sure the rules decide, and of what it takes for told only a plain
  // request is looked at again.
  const namesTools = known.some(isKept)
  const mayName = reading.tools.some((tool) => tool.entry && isKept(tool) && !isOfPersona(tool, spans))
  const leastLead = namesTools ? LEAST_LEAD_WITH_TOOLS : mayName ? 0 : -Infinity
  if (lead < leastLead && !asks(text, phrases)) return undefined
  const sureLead = namesTools ? SURE_LEAD_WITH_TOOLS : SURE_LEAD
  const mayWish = lead > 0 || asks(text, phrases) || personaNamed(text) !== undefined
  const isWished =
    (mayWish && (isWish(parts, about) || (lead >= sureLead && !tellsByNames(parts)))) || tellsOnlyWho(parts, about)
  return isWished ? { wish: wishOf(parts, about), tools: known.filter(isKept) } : undefined
}

/**
 * "Silver rings at a bench in the spare room, sold at three markets": the only other answer would
 * be none.
 */
function tellsOnlyWho({ known, reading, text }: Parts, about: string): boolean {
  if (known.length + reading.rejected.length > 0 || isTell(text, { ...reading, tools: [] })) return false
  if (reading.tools.length > 0 && !isLoneWordOfWish(text, reading)) return false
  // "A swift reply": its words would speak for those who use Swift, and "my mate's wedding" for
  // those who use MATE.
  const names = tokenize(text).filter(({ raw }) => entryNamed(raw) !== undefined)
  if (isSentence(text) && !(names.length === 0 && beginsWithOneself(text))) return false
  return (rankPersonas(withoutPhrases(about, names))[0]?.score ?? 0) >= CLEAR_SCORE
}

const NO_NAMES = { tools: [], rejected: [] }

/** "My floss numbers don't match": a word in small letters that only looks like an unknown tool. */
function isLoneWordOfWish(text: string, { tools: [word, ...others] }: Reading): boolean {
  if (!word || others.length > 0 || word.entry || word.text !== word.text.toLowerCase()) return false
  return wishLead(text, NO_NAMES) >= SURE_LEAD
}

/** "vscode, VS Code, Visual Studio Code". */
function isListOfNames(text: string): boolean {
  const items = text.split(BETWEEN_ITEMS).filter((item) => item.trim() !== '')
  return items.length > 1 && items.every((item) => entryNamed(item.trim()) !== undefined)
}
const BETWEEN_ITEMS = /[,;\n、，]/

/** "Chef" and "geocaching" are personas before they are tools. */
const isOfPersona = ({ start, end }: FoundTool, spans: readonly NamedSpan[]): boolean =>
  spans.some((span) => span.start <= start && end <= span.end)

const isKept = ({ category }: FoundTool): boolean => !(category && PLATFORMS.has(category))

function insteadOf({ text, known, constraints, phrases, reading }: Parts): Wish | undefined {
  const replaced = readReplaced(text)
  // A text whose only names are to be replaced tells nothing.
  const tells = reading.tools.length > 0 && isTell(text, reading)
  if (!replaced || (!asks(text, phrases) && tells)) return undefined
  const { entries, rest } = replaced
  if (!known.every(({ entry }) => entry && entries.includes(entry))) return undefined
  const spans = namedSpans(rest)
  return {
    personas: spans.length > 0 ? matchedPersonas(rest, spans, [], constraints).slice(0, 1) : [],
    constraints: { ...constraints, without: [...constraints.without, ...makersOf(entries, text)] },
    asked: [],
    tasks: [],
    tasksLead: false,
    replaced: entries,
    about: rest,
  }
}

/** "Alternatives to Adobe Creative Cloud": with the maker named, what else it makes is no help. */
function makersOf(entries: readonly CatalogEntry[], text: string): string[] {
  const words = ` ${keyOf(text)} `
  return entries.flatMap(({ maker }) => (maker !== '' && words.includes(` ${keyOf(maker)} `) ? [keyOf(maker)] : []))
}

const ENDS_AS_QUESTION = /[?？؟]\s*$/
const asks = (text: string, phrases: readonly Phrase[]): boolean =>
  phrases.some(({ key }) => key === 'asks') || wishesFor(text) || ENDS_AS_QUESTION.test(text)

/**
 * Whether the text begins with a persona: "solo SaaS with Next.js", "soy fotógrafo de bodas".
 * "Illustrator" is a tool.
 */
const isLedByPersona = ({ text, spans, known }: Parts): boolean => {
  const [first] = spans.filter((span) => !known.some(({ start, end }) => start < span.end && span.start < end))
  if (!first || known.some(({ start }) => start < first.start)) return false
  return wordsOf(text.slice(0, first.start)).length <= MOST_WORDS_BEFORE
}

/**
 * "Haskell programmer", "SQL and Power BI freelancer": nothing but names, and who works with them.
 */
function endsWithPersona({ text, known }: Parts): boolean {
  const rest = text.slice(Math.max(...known.map(({ end }) => end)))
  return wordsOf(rest).length <= MOST_WORDS_BEHIND && mentionsPersonOrOrganisation(rest)
}
const MOST_WORDS_BEHIND = 3

/** "Discord bot in Rust" is to be built; "We built the app with React" is there. */
const isToBeBuilt = (text: string, known: readonly FoundTool[]): boolean =>
  !beginsWithOneself(text) && (isMadeWith(text, known) || isBuiltFor(text, known))

/** "Writing a cookbook in Scrivener" tells what in; a "photographer with a Leica" is a person. */
const tellsByNames = ({ text, known, spans }: Parts): boolean =>
  known.filter(isKept).length > FEW_TOOLS && spans.length === 0 && !ENDS_AS_QUESTION.test(text)

function isWish(parts: Parts, about: string): boolean {
  const { text, phrases, known, spans, reading } = parts
  const isAsked = asks(text, phrases) || (known.length > 0 && isToBeBuilt(text, known))
  const used = known.filter(isKept)
  const isLed = isLedByPersona(parts) && used.length <= FEW_TOOLS
  if (tellsByNames(parts)) return false
  if (used.length > 0)
    return (
      (isAsked || (isLed && mentionsPersonOrOrganisation(text)) || endsWithPersona(parts)) && !isTell(text, reading)
    )
  if (
    !isAsked &&
    isSentence(text) &&
    !(isLed && (isMostlyNames(about, spans) || (beginsWithOneself(text) && mentionsPersonOrOrganisation(text))))
  )
    return false
  if (!isAsked && spans.length === 0 && reading.rejected.length > 0) return false
  if (!isAsked && !(isLed && isMostlyNames(about, spans)) && isTell(text, reading)) return false
  // "Quill Writer, Foo Bar" lists programs that the catalogue does not know.
  const isListed = reading.tools.some(({ category }) => category === undefined) && text !== text.toLowerCase()
  if (isListed && !isAsked && !isLed && spans.length === 0) return false
  return isLed || spans.length > 0 || isAsked || (rankPersonas(about)[0]?.score ?? 0) >= SURE_SCORE
}

/**
 * "We run a bakery." says who speaks; "My grandmother kept bees, letters and her own counsel."
 * tells of a life.
 */
const MOSTLY = 0.5

function isMostlyNames(about: string, spans: readonly NamedSpan[]): boolean {
  const said = wordFeatures(wordsOf(about)).filter((feature) => feature.startsWith('w:')).length
  const named = spans.flatMap(({ start, end }) => wordFeatures(wordsOf(about.slice(start, end))))
  return named.filter((feature) => feature.startsWith('w:')).length >= said * MOSTLY
}

function wishOf({ text, spans, known, constraints }: Parts, about: string): Wish {
  const kinds = askedKinds(text)
  const whole = kinds ? undefined : personaNamed(text)
  const said = kinds ? kinds.rest : about
  const saidSpans = said === about ? spans : namedSpans(said)
  const personas = whole ? [whole] : matchedPersonas(said, saidSpans, entriesOf(known), constraints)
  const tasks = kinds ? [] : tasksIn(text)
  return {
    personas,
    constraints,
    asked: kinds ? sectionsFor(kinds.kinds, personas) : [],
    tasks,
    tasksLead: spans.length === 0 || tasks[0]?.of === personas[0]?.id,
    about,
  }
}

const entriesOf = (tools: readonly FoundTool[]): CatalogEntry[] => tools.flatMap(({ entry }) => entry ?? [])
