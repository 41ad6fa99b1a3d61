import { kindCategory } from '@/lib/catalog/brands'
import { kindWordsOf, KINDS_OF_FIELDS } from '@/lib/catalog/category-words'
import type { Category } from '@/lib/catalog/categories'
import { personas } from '../../knowledge/personas'
import { searchCatalogue } from '../../knowledge/catalogue-search'
import { pickedEntry } from '../../knowledge/pick'
import type { Persona } from '../../knowledge/persona-records'
import { stem, stems } from '../../knowledge/stem'
import { everydayKind } from './everyday-kinds'

/**
 * "I need a terminology manager, a quiet headset and something to invoice": what a wish asks for,
 * kind by kind.
 */

export type AskedSection = Persona['sections'][number]

interface Kind {
  readonly words: string
  /** "Something to invoice agencies" */
  readonly isDeed: boolean
}

interface AskedKinds {
  readonly kinds: readonly Kind[]
  /** The wish without the kinds: who asks. */
  readonly rest: string
}

/** Fewer kinds are not a list; they rather describe a role. */
const MIN_KINDS = 2
const MOST_WORDS = 6

const QUESTION =
  /\b(?:what|which)(?: apps?| tools?| programs?| software)? (?:do|should|can|could|would) (?:i|we) (?:use|need|get|take|pick|choose) for ([^.?!;\n]+)/i
const NEED = /\b(?:needs?|wants?|looking for) ((?:an?|some|something) [^.?!;\n]+)/i
const BARE_NEED = /\bneeds? (?:everything ?[:,–-] ?)?([^.?!;\n]+)/i
/** "Budget and calendar for my family": nothing but kinds, and whose they are. */
const NOTHING_BUT =
  /^\W*((?:an? |some |shared |free |simple |good |best )*[^.?!;:\n]+? for (?:my|our|the|an?) [^.?!;:,\n]+)$/i
/** Behind these words stands whose it is or how it must be, and no further kind. */
const WHOSE =
  /\s(?:for (?:my|our|an?|the|his|her|their)|who|that|which|because|so that|on|under|without)\s.*$|,\s*(?:all|everything|nothing|no|only|preferably|ideally)\b.*$/i
const OPENING = /^(?:(?:an?|some|something|good|the|my|our|to|for|way|ways|with|simple|cheap|decent)\s+)+/i
const TO_DO = /^(?:something|ways?|an? way) to\s/i
const ITEM_BEGINS = /^(?:an?|some|something|ways?)\s/i

export function askedKinds(wish: string): AskedKinds | undefined {
  const question = QUESTION.exec(wish)
  const asked = question ?? NEED.exec(wish) ?? BARE_NEED.exec(wish) ?? NOTHING_BUT.exec(wish)
  const list = asked?.[1]
  if (!asked || list === undefined) return undefined
  const named = list.replace(WHOSE, '')
  const items = itemsOf(named)
  if (
    items.length < MIN_KINDS ||
    (!question && !items.every((item) => ITEM_BEGINS.test(item) || everydayKind(meaning(item))))
  )
    return undefined
  const kinds = items.map((item) => {
    const words = item.replace(OPENING, '').trim()
    return { words, isDeed: TO_DO.test(item) }
  })
  if (kinds.some(({ words }) => words.split(/\s+/).length > MOST_WORDS)) return undefined
  if (sectionsFor(kinds, []).length < MIN_KINDS) return undefined
  const rest = `${wish.slice(0, asked.index)} ${list.slice(named.length)} ${wish.slice(asked.index + asked[0].length)}`
  return { kinds, rest }
}

const itemsOf = (list: string): string[] =>
  list.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&|plus)\s+/).filter((item) => item !== '')

/**
 * A section for each kind, with what those who ask keep in a section that is called so, then with
 * what others keep.
 */
export function sectionsFor(kinds: readonly Kind[], people: readonly Persona[]): AskedSection[] {
  const titles = new Set<string>()
  return kinds.flatMap((kind) => {
    const section = sectionFor(kind, people)
    return section && titles.size < titles.add(section.title).size ? [section] : []
  })
}

const LETTERS = /^(?:bi|ci|cms|crm|erp|faq|hr|it|lms|pdf|pos|rss|seo|sms|vpn)(?![\p{L}\p{N}])/iu
/** "CRM" and "HR software", "Notes" */
const capitalised = (words: string) =>
  LETTERS.test(words)
    ? words.replace(LETTERS, (letters) => letters.toUpperCase())
    : `${words.charAt(0).toUpperCase()}${words.slice(1)}`

interface Candidate {
  readonly part: AskedSection
  readonly likeness: number
}

/** A picked tool that is described in the word asked for counts so many times as much. */
const DESCRIBED = 4
const MOST_PICKS = 12
/** With so many that are described in the word, what only stands beside them is left out. */
const ENOUGH_FITTING = 4

function sectionFor({ words: kind, isDeed }: Kind, people: readonly Persona[]): AskedSection | undefined {
  const words = meaning(kind)
  const title = capitalised(kind)
  const exact = words.length > 1 && !isDeed ? described(kind, title) : undefined
  if (exact) return exact
  const everyday = isDeed || candidatesIn(people, words.at(-1) ?? '').length > 0 ? undefined : everydayKind(words)
  if (everyday) return { title, ...everyday }
  const asked = headOf({ words: kind, isDeed }, words, people)
  if (!asked) return described(kind, title)
  const { head, category } = asked
  const own = candidatesIn(people, head)
  const others = candidatesIn(personas(), head)
  const called = [...own, ...others].filter(({ part }) => part.category === category)
  const sources = called.length > 0 ? called : ofField(category)
  // An entry of the category "notes" is a notes app, even if its description does not say so.
  const isField = stem(category) === head
  const points = new Map<string, number>()
  const fitting = new Set<string>()
  for (const { part, likeness } of sources)
    for (const [rank, pick] of part.picks.entries()) {
      const entry = pickedEntry(pick, category)
      if (!entry || (entry.category !== category && !own.some((candidate) => candidate.part === part))) continue
      const about = stems(`${entry.name}. ${entry.description}`)
      const isSaid = words.some((word) => about.includes(word))
      if (isField || isSaid || own.some((candidate) => candidate.part === part)) fitting.add(entry.name)
      points.set(entry.name, (points.get(entry.name) ?? 0) + (likeness * (isSaid ? DESCRIBED : 1)) / (rank + 2))
    }
  const picks = [...points]
    .filter(([pick]) => fitting.size < ENOUGH_FITTING || fitting.has(pick))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([pick]) => pick)
  return picks.length > 0 ? { title, category, picks: picks.slice(0, MOST_PICKS) } : undefined
}

/** "Terminology manager" and "mail client": the second word says no more than "a program". */
const PROGRAM = /\b(?:apps?|tools?|programs?|software|manager|client|system|solution|platform)\b/gi
const meaning = (kind: string): string[] => stems(kind.replace(PROGRAM, ' '))

interface Head {
  readonly head: string
  readonly category: Category
}

/**
 * A "shared calendar" is a calendar, and who has "to record rehearsals" records: the word that says
 * the field.
 */
function headOf({ words: kind, isDeed }: Kind, words: readonly string[], people: readonly Persona[]): Head | undefined {
  const first = (fieldOf: (word: string) => Category | undefined, among: readonly string[]) => {
    for (const head of among) {
      const category = fieldOf(head)
      if (category) return { head, category }
    }
    return undefined
  }
  const backwards = words.toReversed()
  return (
    first(
      (word) => candidatesIn(people, word)[0]?.part.category ?? fieldOfKind(kind, word),
      isDeed ? words : backwards,
    ) ??
    first((word) => candidatesIn(personas(), word)[0]?.part.category, isDeed || words.length === 1 ? backwards : [])
  )
}

/** The sections that are called by this word, the likest first. */
function candidatesIn(people: readonly Persona[], head: string): Candidate[] {
  return people
    .flatMap(({ sections }) => sections)
    .map((part): Candidate => {
      const title = stems(part.title)
      return { part, likeness: Number(title.includes(head)) / Math.max(1, title.length) }
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
}

const ofField = (field: Category): Candidate[] =>
  personas()
    .flatMap(({ sections }) => sections)
    .filter(({ category }) => category === field)
    .map((part) => ({ part, likeness: 1 }))

/** Fewer are a coincidence. */
const FEW_THINGS = 3

/** A kind without a section: matches entries whose description has all of its words. */
function described(kind: string, title: string): AskedSection | undefined {
  const entries = searchCatalogue(kind).flatMap(({ entry, covered }) => (covered === 1 ? [entry] : []))
  const category = entries[0]?.category
  const picks = entries.filter((entry) => entry.category === category).map(({ name }) => name)
  return category && picks.length >= FEW_THINGS ? { title, category, picks: picks.slice(0, MOST_PICKS) } : undefined
}

/** The field among whose own words this one is. */
function fieldOfKind(kind: string, head: string): Category | undefined {
  const thing = kindCategory(kind.toLowerCase())
  if (thing) return thing
  const called = KINDS_OF_FIELDS.find((field) => stem(field) === head)
  if (called) return called
  const written = kind
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => stems(word).includes(head))
  return (
    onlyField((field) => written.some((word) => kindWordsOf(field).has(word))) ??
    onlyField((field) => stems([...kindWordsOf(field)].join(' ')).includes(head))
  )
}

function onlyField(speaksOf: (field: Category) => boolean): Category | undefined {
  const [field, second] = KINDS_OF_FIELDS.filter(speaksOf)
  return second === undefined ? field : undefined
}
