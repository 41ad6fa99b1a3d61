import type { Section } from '@/lib/stack/schema'
import { personaText } from '../../persona-text'
import type { Persona, PersonaAnswer } from '../../types'
import { readJson } from '@/lib/load-data'
import { rotated, seedOf } from '../seed'
import type { Persona as PersonaRecord } from '../knowledge/persona-records'
import { matchPersonas, tradeOf } from './match-personas'
import { likeliestProfiles } from './rank-profiles'
import { driversLine } from './drivers'
import type { OwnedTool } from './owned-tool'
import type { Profile, Signal, SignalId } from './schema'
import { traitsOf, type Traits } from './traits'

/** Writes the persona page's texts for a stack. The same stack always gets the same texts. */

const HOBBIES = 3
/** Signals of many stacks. They are used rarely, and never for the quote. */
const COMMON: ReadonlySet<SignalId> = new Set(['few-tools', 'many-tools', 'mixed', 'no-backup', 'many-subscriptions'])
/** One of the first signals is mentioned. */
const TELLING_SIGNALS = 3

/** What the self-aware moment is about. */
type Source = 'trade' | 'tool' | 'habit'

interface Texts {
  profiles: readonly Profile[]
  signals: readonly Signal[]
  /** Lines about users of well-known tools, by entry id. */
  tools: Readonly<Record<string, readonly string[]>>
}

let texts: Texts | undefined

const load = (): Texts => ({
  profiles: readJson<Profile[]>('lib/engine/embedded/persona/data/profiles.json'),
  signals: readJson<Signal[]>('lib/engine/embedded/persona/data/signals.json'),
  tools: readJson<Record<string, string[]>>('lib/engine/embedded/persona/data/tools.json'),
})

export function personaOf(sections: readonly Section[]): PersonaAnswer {
  const { profiles, signals, tools } = (texts ??= load())
  const traits = traitsOf(sections)
  const words = traits.owned.map(({ text }) => text).sort()
  const draw = <T>(what: string, list: readonly T[]): T[] => rotated(list, seedOf(what, ...words))
  const matched = matchPersonas(traits.owned)
  const known = [
    ...new Set(matched.flatMap(({ id }) => profiles.find((profile) => profile.personas.includes(id)) ?? [])),
  ]
  const [profile, other] = known.length > 0 ? known : draw('profile', likeliestProfiles(traits, profiles))
  if (!profile) throw new Error('there is no profile to choose from')
  const shown = [...traits.signals.keys()].flatMap((id) => signals.find((signal) => signal.id === id) ?? [])
  const telling = shown.filter(({ id }) => !COMMON.has(id))
  const [signal] = draw('signal', (telling.length > 0 ? telling : shown).slice(0, TELLING_SIGNALS))
  const favourites = draw('favourites', favouritesOf(profile, matched[0], traits.owned))
  const isCommon = signal !== undefined && COMMON.has(signal.id)
  const linesOn = (owned: readonly OwnedTool[]) => owned.flatMap(({ entry }) => (entry && tools[entry.id]) ?? [])
  const ofTrade = linesOn(favourites)
  const ofTools = ofTrade.length > 0 ? ofTrade : linesOn(traits.owned)
  // A tool or a signal is mentioned once; the other lines come from the profile.
  const [source] = draw<Source>('source', [
    'trade',
    'trade',
    ...(ofTools.length > 0 ? (['tool', 'tool'] as const) : []),
    ...(signal ? (['habit', isCommon ? 'trade' : 'habit'] as const) : []),
  ])
  const line = (kind: 'moments' | 'quotes', ofHabit: boolean) =>
    ofHabit && signal
      ? firstThatFits(draw(kind, signal[kind]), [...(traits.signals.get(signal.id) ?? []), ...favourites], traits)
      : firstThatFits(draw(kind, profile[kind]), favourites, traits)
  const persona: Persona = {
    location: draw('location', profile.locations)[0] ?? '',
    profession: draw('profession', profile.professions)[0] ?? '',
    hobbies: sentence([
      ...draw('hobbies', profile.hobbies).slice(0, HOBBIES - (other ? 1 : 0)),
      ...draw('more hobbies', other?.hobbies ?? []).slice(0, 1),
    ]),
    dailyDrivers: driversLine([...new Set(favourites.map(({ text }) => text))], seedOf('drivers', ...words)),
    selfAwareMoment: source === 'tool' ? (draw('tool', ofTools)[0] ?? '') : line('moments', source === 'habit'),
    famousQuote: line('quotes', source !== 'habit' && !isCommon && seedOf('quote', ...words) % 2 === 0),
  }
  return { title: draw('title', profile.titles)[0] ?? '', description: personaText(persona), persona }
}

/** Tools of the persona's trade first. */
function favouritesOf(
  { kinds }: Profile,
  persona: PersonaRecord | undefined,
  owned: readonly OwnedTool[],
): OwnedTool[] {
  const trade = persona && tradeOf(persona)
  const fitting = owned.filter(({ entry, category, field }) =>
    trade ? entry && trade.has(entry) : kinds.some((name) => name === category || name === field),
  )
  return fitting.length >= 3 ? fitting : [...fitting, ...owned.filter((tool) => !fitting.includes(tool))].slice(0, 3)
}

/** The first line whose slots this stack can fill. */
function firstThatFits(lines: readonly string[], tools: readonly OwnedTool[], traits: Traits): string {
  const names = new Set(tools.map(({ text }) => text)).size
  const fits = (line: string) =>
    names >= (line.includes('{tool3}') ? 3 : line.includes('{tool2}') ? 2 : line.includes('{tool}') ? 1 : 0) &&
    (!line.includes('{section}') || traits.sections.length > 0) &&
    (!line.includes('{count}') || traits.owned.length > 2)
  return fill(lines.find(fits) ?? lines[0] ?? '', tools, traits)
}

function fill(line: string, tools: readonly OwnedTool[], { owned, sections }: Traits): string {
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
