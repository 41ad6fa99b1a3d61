import type { Section } from '@/lib/stack/schema'
import { personaText } from '../../persona-text'
import type { Persona, PersonaAnswer } from '../../types'
import { readJson } from '@/lib/load-data'
import { from, seedOf } from '../draw'
import type { Persona as PersonaRecord } from '../knowledge/persona-records'
import { callingsOf, tradeOf } from './calling'
import { castFor } from './cast'
import { driversLine } from './drivers'
import type { Owned } from './owned'
import type { Person, Signal, SignalId } from './schema'
import { traitsOf, type Traits } from './traits'

/** The person behind a stack: told by what the stack holds, always the same for the same stack. */

const HOBBIES = 3
/** So many stacks have these that they would be told of everybody: one in many says so, and no quote does. */
const COMMON: ReadonlySet<SignalId> = new Set(['few-tools', 'many-tools', 'mixed', 'no-backup', 'many-subscriptions'])
/** The most telling habits of a stack; one of them is mentioned. */
const TELLING_SIGNALS = 3

/** What the self-aware moment is about. */
type Source = 'trade' | 'tool' | 'habit'

interface Texts {
  people: readonly Person[]
  signals: readonly Signal[]
  /** What is said of the users of well-known tools, by the ids of these. */
  tools: Readonly<Record<string, readonly string[]>>
}

let texts: Texts | undefined

const load = (): Texts => ({
  people: readJson<Person[]>('lib/engine/embedded/persona/data/people.json'),
  signals: readJson<Signal[]>('lib/engine/embedded/persona/data/signals.json'),
  tools: readJson<Record<string, string[]>>('lib/engine/embedded/persona/data/tools.json'),
})

export function personaOf(sections: readonly Section[]): PersonaAnswer {
  const { people, signals, tools } = (texts ??= load())
  const traits = traitsOf(sections)
  const words = traits.owned.map(({ text }) => text).sort()
  const draw = <T>(what: string, list: readonly T[]): T[] => from(list, seedOf(what, ...words))
  const callings = callingsOf(traits.owned)
  const known = [...new Set(callings.flatMap(({ id }) => people.find((person) => person.callings.includes(id)) ?? []))]
  const [person, other] = known.length > 0 ? known : draw('person', castFor(traits, people))
  if (!person) throw new Error('there is nobody to choose from')
  const shown = [...traits.signals.keys()].flatMap((id) => signals.find((signal) => signal.id === id) ?? [])
  const telling = shown.filter(({ id }) => !COMMON.has(id))
  const [signal] = draw('signal', (telling.length > 0 ? telling : shown).slice(0, TELLING_SIGNALS))
  const favourites = draw('favourites', favouritesOf(person, callings[0], traits.owned))
  const isCommon = signal !== undefined && COMMON.has(signal.id)
  const linesOn = (owned: readonly Owned[]) => owned.flatMap(({ entry }) => (entry && tools[entry.id]) ?? [])
  const ofTrade = linesOn(favourites)
  const ofTools = ofTrade.length > 0 ? ofTrade : linesOn(traits.owned)
  // What is told of a tool or of a habit is told once; the trade speaks in the rest.
  const [source] = draw<Source>('source', [
    'trade',
    'trade',
    ...(ofTools.length > 0 ? (['tool', 'tool'] as const) : []),
    ...(signal ? (['habit', isCommon ? 'trade' : 'habit'] as const) : []),
  ])
  const line = (kind: 'moments' | 'quotes', ofHabit: boolean) =>
    ofHabit && signal
      ? firstThatFits(draw(kind, signal[kind]), [...(traits.signals.get(signal.id) ?? []), ...favourites], traits)
      : firstThatFits(draw(kind, person[kind]), favourites, traits)
  const persona: Persona = {
    location: draw('location', person.locations)[0] ?? '',
    profession: draw('profession', person.professions)[0] ?? '',
    hobbies: sentence([
      ...draw('hobbies', person.hobbies).slice(0, HOBBIES - (other ? 1 : 0)),
      ...draw('more hobbies', other?.hobbies ?? []).slice(0, 1),
    ]),
    dailyDrivers: driversLine([...new Set(favourites.map(({ text }) => text))], seedOf('drivers', ...words)),
    selfAwareMoment: source === 'tool' ? (draw('tool', ofTools)[0] ?? '') : line('moments', source === 'habit'),
    famousQuote: line('quotes', source !== 'habit' && !isCommon && seedOf('quote', ...words) % 2 === 0),
  }
  return { title: draw('title', person.titles)[0] ?? '', description: personaText(persona), persona }
}

/** What belongs to the person's trade comes first. */
function favouritesOf({ kinds }: Person, calling: PersonaRecord | undefined, owned: readonly Owned[]): Owned[] {
  const trade = calling && tradeOf(calling)
  const fitting = owned.filter(({ entry, category, field }) =>
    trade ? entry && trade.has(entry) : kinds.some((name) => name === category || name === field),
  )
  return fitting.length >= 3 ? fitting : [...fitting, ...owned.filter((tool) => !fitting.includes(tool))].slice(0, 3)
}

/** The first line whose gaps this stack can fill. */
function firstThatFits(lines: readonly string[], tools: readonly Owned[], traits: Traits): string {
  const names = new Set(tools.map(({ text }) => text)).size
  const fits = (line: string) =>
    names >= (line.includes('{tool3}') ? 3 : line.includes('{tool2}') ? 2 : line.includes('{tool}') ? 1 : 0) &&
    (!line.includes('{section}') || traits.sections.length > 0) &&
    (!line.includes('{count}') || traits.owned.length > 2)
  return fill(lines.find(fits) ?? lines[0] ?? '', tools, traits)
}

function fill(line: string, tools: readonly Owned[], { owned, sections }: Traits): string {
  const names = [...new Set(tools.map(({ text }) => text))]
  const values: Readonly<Record<string, string | undefined>> = {
    tool: names[0],
    tool2: names[1] ?? names[0],
    tool3: names[2] ?? names[0],
    count: String(owned.length),
    section: tools[0]?.section ?? sections[0],
  }
  return line.replace(/\{(tool[23]?|count|section)\}/g, (_, slot: string) => values[slot] ?? 'it')
}

function sentence(parts: readonly string[]): string {
  const text = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
