import { expect, test } from 'vitest'
import { catalogEntries } from '@/lib/catalog/entries'
import { friendsIn } from '@/lib/engine/embedded/persona/friends'
import { generateStack } from '@/lib/engine/embedded/generate'
import { personaOf } from '@/lib/engine/embedded/persona/persona'
import { readJson } from '@/lib/load-data'
import type { Profile } from '@/lib/engine/embedded/persona/schema'
import { personas } from '@/lib/engine/embedded/knowledge/personas'
import type { Section } from '@/lib/stack/schema'
import { bareTool } from '@/tests/support/bare-tool'

const profiles = readJson<Profile[]>('lib/engine/embedded/persona/data/profiles.json')

const section = (title: string, ...names: string[]): Section => ({
  title,
  tools: names.map((text, id) => bareTool(String(id), text)),
})
const wish = (prompt: string) => personaOf(generateStack({ prompt, tools: '', intelligence: false }))

/** The generated stack of each persona. */
const everybody = personas().map(({ id, title }) => ({
  id,
  title,
  stack: generateStack({ prompt: `a stack for a ${title.toLowerCase()}`, tools: '', intelligence: false }),
}))

test('the description has the labelled lines and then the quote', () => {
  const { title, description, persona } = personaOf([section('Frontend', 'React', 'Figma', 'Vite')])
  expect(title).toMatch(/\S/)
  expect(description.split('\n')).toEqual([
    `Location: ${persona.location}`,
    `Profession: ${persona.profession}`,
    `Hobbies: ${persona.hobbies}`,
    `Daily Drivers: ${persona.dailyDrivers}`,
    `Self-aware moment: ${persona.selfAwareMoment}`,
    persona.famousQuote,
  ])
})

test('the daily drivers are tools of the stack', () => {
  const { dailyDrivers } = personaOf([section('Studio', 'Ableton Live', 'Push', 'Shure SM7B')]).persona
  for (const name of ['Ableton Live', 'Push', 'Shure SM7B']) expect(dailyDrivers).toContain(name)
})

test('the friends of a page are the tools of its line of daily drivers', () => {
  for (const { title, stack } of everybody) {
    const names = new Set(stack.flatMap(({ tools }) => tools.map(({ text }) => text)))
    const friends = friendsIn(personaOf(stack).persona.dailyDrivers).map(({ name }) => name)
    expect(friends, title).toHaveLength(Math.min(3, names.size))
    expect(friends.filter((name) => !names.has(name))).toEqual([])
  }
  expect(friendsIn('One part Etsy, two parts Procreate, stirred with Notion.').map(({ name }) => name)).toEqual([
    'Etsy',
    'Procreate',
    'Notion',
  ])
})

test('the same stack gives the same texts', () => {
  const stack = [section('A', 'React', 'Redis'), section('B', 'Vim')]
  expect(personaOf(stack)).toEqual(personaOf(stack))
})

test('different stacks give different profiles', () => {
  const prompts = [
    'wedding photographer',
    'solo SaaS founder',
    'novelist',
    'DJ',
    'runner',
    'homelabber',
    'dentist',
    'chess player',
  ]
  const profiles = prompts.map(wish)
  const drawn = profiles.map(({ persona }) => persona.profession + persona.location)
  expect(new Set(drawn).size).toBe(prompts.length)
  expect(new Set(profiles.map(({ persona }) => persona.famousQuote)).size).toBe(prompts.length)
})

test('the subject of a stack decides its profile rather than the kinds of its tools', () => {
  const professionsOf = (id: string) => profiles.find((person) => person.id === id)?.professions
  for (const [prompt, id] of [
    ['marathon runner', 'runner'],
    ['biohacker', 'biohacker'],
    ['cyclist', 'motorist-cyclist'],
    ['chef', 'cook'],
    ['lawyer', 'lawyer'],
  ] as const)
    expect(professionsOf(id), prompt).toContain(wish(prompt).persona.profession)
})

test.each([
  ['Rust, Zed, Fly.io, Postgres, Helix, Neovim', 'backend-dev'],
  ['Strava, Garmin Edge 540, Zwift, Wahoo Kickr', 'motorist-cyclist'],
  ['Duolingo, Anki, Kindle', 'language-learner'],
  ['Lightroom, Photoshop, Canon EOS R5', 'photographer'],
])('a short list of one trade gets a profile of that trade: %s', (tools, owner) => {
  const { persona } = wish(tools)
  const { professions } = profiles.find(({ id }) => id === owner) ?? { professions: [] }
  expect(professions).toContain(persona?.profession)
})

test('every persona has one profile', () => {
  const of = profiles.flatMap(({ personas }) => personas)
  expect(of.toSorted()).toEqual(everybody.map(({ id }) => id).toSorted())
})

test.each([
  ['backend-dev', ['Rust', 'Zed', 'Fly.io']],
  ['backend-dev', ['Go', 'Neovim', 'Hetzner']],
  ['web-dev', ['Vue.js', 'Nuxt', 'Vite']],
])('a list of tools for code only gets the profile of its language: %s', (id, names) => {
  const { title } = personaOf([section('Tools', ...names)])
  expect(profiles.find(({ titles }) => titles.includes(title))?.id).toBe(id)
})

test('no stack gets the profile of a trade that its tools do not show', () => {
  const stack = [section('Writing', 'Google Docs', 'Microsoft Word', 'iA Writer', 'Gmail', 'Google Calendar')]
  const { profession } = personaOf(stack).persona
  const trades = profiles.filter(({ kinds }) => kinds[0]?.startsWith('about:'))
  expect(trades.flatMap(({ professions }) => professions)).not.toContain(profession)
})

test('a line about a tool is only used for a stack that has it', () => {
  const lines = readJson<Record<string, string[]>>('lib/engine/embedded/persona/data/tools.json')
  const idOf = new Map(Object.entries(lines).flatMap(([id, own]) => own.map((line) => [line, id] as const)))
  const names = catalogEntries().filter(({ id }) => id in lines)
  const told = names.flatMap(({ id, name }) => {
    const about = idOf.get(personaOf([section('Mine', name, 'Paper', 'String')]).persona.selfAwareMoment)
    return about === undefined ? [] : [about === id]
  })
  expect(told.length).toBeGreaterThan(names.length / 5)
  expect(told).not.toContain(false)
})

test.each([
  ['farmer', 'farmOS', 'John Deere Operations Center', 'CattleMax', 'AgriWebb'],
  ['parent', 'FamilyWall', 'Baby Tracker', 'BusyKid', 'Greenlight'],
  ['printer-maker', 'OctoPrint', 'PrusaSlicer', 'Bambu Lab P1S', 'Fusion 360'],
  ['translator', 'Trados', 'memoQ', 'DeepL'],
])('the purposes of the tools give the profile %s', (id, ...names) => {
  const professions = profiles.find((person) => person.id === id)?.professions
  expect(professions).toContain(personaOf([section('Mine', ...names)]).persona.profession)
})

test('a stack with few or odd tools gets a complete profile', () => {
  for (const stack of [
    [],
    [section('Nothing')],
    [section('One', 'Figma')],
    [section('Odd', '???', 'Frobnicator 9', 'x')],
  ]) {
    const { persona } = personaOf(stack)
    expect(Object.keys(persona)).toHaveLength(6)
    for (const value of Object.values(persona)) {
      expect(value).toMatch(/\S/)
      expect(value).not.toMatch(/[{}]/)
    }
  }
})

test('markup in a tool’s name does not reach the texts', () => {
  const { title, description } = personaOf([
    section('<b>Bold</b>', '<script>alert(1)</script>', '<img src=x>', 'a\n<b>'),
  ])
  expect(title + description).not.toMatch(/[<>]/)
  expect(description.split('\n')).toHaveLength(6)
})
