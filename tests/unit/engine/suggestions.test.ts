import { describe, expect, test } from 'vitest'
import { answerPrompt } from '@/lib/engine/embedded/generate'

const answer = (prompt: string, tools = '') => answerPrompt({ prompt, tools, intelligence: false })
const namesOf = (prompt: string, tools = '') =>
  answer(prompt, tools).sections.flatMap((section) => section.tools.map(({ text }) => text))

describe('a told stack', () => {
  test.each(['I use Figma', 'React, TypeScript, Vite', 'Ich nutze Obsidian und Zotero'])(
    'gets at most eight suggestions, none of which it names: %s',
    (prompt) => {
      const { sections, suggestions = [] } = answer(prompt)
      const named = sections.flatMap(({ tools }) => tools.map(({ text }) => text))
      const suggested = suggestions.flatMap(({ tools }) => tools.map(({ text }) => text))
      expect(suggested.length).toBeGreaterThan(0)
      expect(suggested.length).toBeLessThanOrEqual(8)
      expect(suggested.filter((name) => named.includes(name))).toEqual([])
    },
  )

  test('gets no rivals of its tools', () => {
    const { suggestions = [] } = answer('I use Lightroom')
    expect(suggestions.flatMap(({ tools }) => tools.map(({ text }) => text))).not.toContain('Capture One')
  })

  test('gets nothing for developers unless it has tools of developers', () => {
    const suggested = (prompt: string) =>
      (answer(prompt).suggestions ?? []).flatMap(({ tools }) => tools.map(({ text }) => text))
    const forDevelopers = ['PHP', 'Docker', 'Laravel']
    const ofShop = suggested('we run WordPress and WooCommerce for our yarn shop')
    expect(ofShop).not.toEqual([])
    expect(ofShop.filter((name) => forDevelopers.includes(name))).toEqual([])
    const ofDevelopers = suggested('we run WordPress and WooCommerce on Laravel and nginx')
    expect(ofDevelopers.filter((name) => forDevelopers.includes(name))).not.toEqual([])
  })
})

test('a wish gets no suggestions', () => {
  expect(answer('wedding photographer on a budget').suggestions).toBeUndefined()
})

test.each([
  'Organise these tools into a stack.',
  'Please sort my tools',
  'Turn the following list into a nice tech stack',
  'Bitte ordne diese Tools in einen Stack',
  'Organise ces outils',
  'Organiza estas herramientas en un stack',
  'Uporządkuj proszę te narzędzia',
  'Собери эти инструменты в один стек',
  'رتب هذه الأدوات من فضلك',
  '이 도구들을 스택으로 정리해줘',
])('a prompt that only instructs adds no tools to the list: %s', (prompt) => {
  expect(namesOf(prompt, 'Figma, Blorbify, Slack').sort()).toEqual(['Blorbify', 'Figma', 'Slack'])
})

test('a wish beside a list of tools adds tools', () => {
  expect(namesOf('wedding photographer', 'Trello, Zoom').length).toBeGreaterThan(8)
})

test('a list of related names gives those names alone', () => {
  const list = ['Vue.js', 'Vuex', 'Vue Router', 'Vue CLI', 'Babel', 'Sass']
  expect(namesOf(list.join(', ')).toSorted()).toEqual(list.toSorted())
})
