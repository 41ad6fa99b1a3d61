import { expect, test } from 'vitest'
import { catalogEntry } from '@/lib/catalog/entries'
import { keyOf } from '@/lib/catalog/tokens'
import { chooseNamesake, entriesNamed, fitAmong } from '@/lib/engine/embedded/knowledge/namesakes'
import { pickedEntry } from '@/lib/engine/embedded/knowledge/pick'
import { loadPersonaRecords } from '@/lib/engine/embedded/knowledge/persona-records'

const picks = loadPersonaRecords().flatMap(({ id: persona, sections }) =>
  sections.flatMap((section) =>
    section.picks.map((pick) => ({ persona, section, pick, entry: pickedEntry(pick, section.category) })),
  ),
)

test('a pick is an entry id, or the name of a model of a family', () => {
  const named = picks.filter(({ pick, entry }) => entry && !catalogEntry(pick))
  expect(named.filter(({ pick }) => entriesNamed(pick).length > 0).map(({ pick }) => pick)).toEqual([])
  expect(picks.filter(({ entry }) => !entry).length).toBeLessThan(20)
})

/**
 * Categories that often occur together in picks of sections, although no family of sections has
 * both.
 */
const ENOUGH_TO_BE_USUAL = 3
const pairOf = ({ section, entry }: (typeof picks)[number]) => `${section.category} with ${entry?.category ?? ''}`

/**
 * A name shared by several entries, in a section of another family whose tools hardly ever have the
 * entry's category: the pick may mean the namesake. Each of these was checked.
 */
const ACCEPTED_NAMESAKES: Readonly<Record<string, string>> = {
  'print-farm: wave': 'the section holds the parcels and the books of the farm',
  'nurse: f.lux': 'screens after a night shift stand beside sleep, as a utility',
}

test('a pick with a shared name is of a category that fits its section', () => {
  const usual = new Map<string, Set<string>>()
  for (const one of picks)
    if (one.entry) usual.set(pairOf(one), (usual.get(pairOf(one)) ?? new Set<string>()).add(one.entry.id))
  const wrong = picks.filter((one) => {
    const { section, entry } = one
    if (!entry || fitAmong(entry, [section.category]) > 0) return false
    const names = [entry.name, ...entry.aliases].filter((name) =>
      entry.everyday.some((word) => keyOf(word) === keyOf(name)),
    )
    const isShared = names.some((name) => entriesNamed(name).length > 1)
    return isShared && (usual.get(pairOf(one))?.size ?? 0) < ENOUGH_TO_BE_USUAL
  })
  const named = wrong.map(({ persona, pick }) => `${persona}: ${pick}`)
  expect(named.filter((one) => !(one in ACCEPTED_NAMESAKES))).toEqual([])
  expect(Object.keys(ACCEPTED_NAMESAKES).filter((one) => !named.includes(one))).toEqual([])
})

test.each([
  ['taxi-driver', 'bolt-rides'],
  ['vibe-coder', 'bolt'],
  ['librarian', 'access-to-memory'],
  ['couple-planning-wedding', 'zola-weddings'],
  ['cloud-architect', 'backstage-by-spotify'],
  ['voice-actor', 'backstage'],
  ['roofer', 'hover-roofing'],
  ['influencer', 'mojo-video'],
  ['quit-smoking', 'journey-diary'],
  ['startup-founder', 'coda-docs'],
  ['childminder', 'tapestry-journal'],
  ['database-administrator', 'gh-ost'],
])('%s has %s, and no namesake of it', (persona, id) => {
  expect(picks.filter((one) => one.persona === persona).map(({ entry }) => entry?.id)).toContain(id)
})

test.each([
  ['Coda', ['notes', 'chat'], 'coda-docs'],
  ['Coda', ['editor', 'vcs'], 'coda'],
  ['Bolt', ['travel'], 'bolt-rides'],
  ['Bolt', ['ai', 'hosting'], 'bolt'],
  ['Cargo', ['language', 'build'], 'rust-cargo'],
  ['Fathom', ['analytics', 'marketing'], 'fathom-analytics'],
  ['Fathom', ['finance'], 'fathom-hq'],
  ['Grasshopper', ['three-d'], 'grasshopper-3d'],
  ['Apollo', ['clients', 'marketing'], 'apollo.io'],
  ['Apollo', ['api', 'frontend'], 'apollo-graphql'],
  ['Spark', ['data', 'database'], 'apache-spark'],
  ['Spark', ['email', 'calendar'], 'spark'],
  ['Ozone', ['devops', 'monitoring'], 'segger-ozone'],
  ['Fleet', ['devops', 'security'], 'fleet-device-management'],
] as const)('chooseNamesake reads %s beside %j as %s', (name, categories, id) => {
  expect(chooseNamesake(name, categories)?.id).toBe(id)
})
