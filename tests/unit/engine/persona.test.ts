import { expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { personaOf } from '@/lib/engine/embedded/persona/persona'
import { readDataFile } from '@/lib/engine/embedded/data-folder'
import type { Person } from '@/lib/engine/embedded/persona/schema'
import type { Section } from '@/lib/stack/schema'

const people = readDataFile<Person[]>('persona', 'people')

const section = (title: string, ...names: string[]): Section => ({
  title,
  tools: names.map((text, id) => ({
    id: String(id),
    text,
    description: '',
    link: '',
    label: '',
    icon_id: '',
    color: '',
  })),
})
const wish = (prompt: string) => personaOf(generateStack({ prompt, tools: '', intelligence: false }))

test('the description holds the labelled lines and then the quote', () => {
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

test('the same stack gives the same person, in whatever order it stands', () => {
  const stack = [section('A', 'React', 'Redis'), section('B', 'Vim')]
  expect(personaOf(stack)).toEqual(personaOf(stack))
})

test('different stacks give different people', () => {
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
  const people = prompts.map(wish)
  const drawn = people.map(({ persona }) => persona.profession + persona.location)
  expect(new Set(drawn).size).toBe(prompts.length)
  expect(new Set(people.map(({ persona }) => persona.famousQuote)).size).toBe(prompts.length)
})

test('what a stack is about says more of its owner than what its tools are', () => {
  const professionsOf = (id: string) => people.find((person) => person.id === id)?.professions
  for (const [prompt, id] of [
    ['marathon runner', 'runner'],
    ['biohacker', 'biohacker'],
    ['cyclist', 'motorist-cyclist'],
    ['chef', 'cook'],
    ['lawyer', 'lawyer'],
  ] as const)
    expect(professionsOf(id), prompt).toContain(wish(prompt).persona.profession)
})

test('a stack with little or odd in it still has an owner', () => {
  for (const stack of [
    [],
    [section('Nothing')],
    [section('One', 'Figma')],
    [section('Odd', '???', 'Frobnicator 9', 'x')],
  ]) {
    const { persona } = personaOf(stack)
    for (const value of Object.values(persona)) {
      expect(value).toMatch(/\S/)
      expect(value).not.toMatch(/[{}]/)
    }
  }
})

test('no markup of a tool’s name comes through', () => {
  const { title, description } = personaOf([
    section('<b>Bold</b>', '<script>alert(1)</script>', '<img src=x>', 'a\n<b>'),
  ])
  expect(title + description).not.toMatch(/[<>]/)
  expect(description.split('\n')).toHaveLength(6)
})
