import { expect, test } from 'vitest'
import { SectionReader } from '@/lib/engine/model/section-reader'
import type { ModelSection } from '@/lib/engine/model/grounding'

const tool = (name: string) => ({ name, description: 'What it is.', link: '' })
const SECTIONS = [
  { title: 'Frontend', tools: [tool('React'), tool('Zoë “Ö” 🎛')] },
  { title: 'Data', tools: [tool('PostgreSQL')] },
]
const TEXT = JSON.stringify({ sections: SECTIONS })

function read(text: string, size = 1) {
  const sections: ModelSection[] = []
  const reader = new SectionReader((section) => sections.push(section))
  const counts: number[] = []
  const signs = [...text]
  for (let at = 0; at < signs.length; at += size) {
    reader.write(signs.slice(at, at + size).join(''))
    counts.push(sections.length)
  }
  return { sections, counts, isDone: reader.isDone }
}

test.each([1, 3, 1000])('reads the sections of an answer in deltas of %i characters', (size) => {
  expect(read(TEXT, size)).toMatchObject({ sections: SECTIONS, isDone: true })
})

test('emits a section with its closing brace, before the next one begins', () => {
  const { counts } = read(TEXT)
  const firstEnd = [...TEXT.slice(0, TEXT.indexOf('},{"title":"Data"'))].length
  expect(counts[firstEnd - 1]).toBe(0)
  expect(counts[firstEnd]).toBe(1)
})

test.each([
  ['a json fence', `\`\`\`json\n${TEXT}\n\`\`\``],
  ['a fence without a language', `\`\`\`\n${TEXT}\n\`\`\`\n`],
  ['a sentence before and after', `Sure! Here it is:\n${TEXT}\nEnjoy.`],
])('reads an answer inside %s', (_what, text) => {
  for (const size of [1, 1000]) expect(read(text, size)).toMatchObject({ sections: SECTIONS, isDone: true })
})

test('keeps the whole sections of an answer that is cut off, and says that it is not done', () => {
  expect(read(TEXT.slice(0, -12))).toMatchObject({ sections: [SECTIONS[0]], isDone: false })
})

test('emits a section at its sixtieth tool and skips the rest of its tools', () => {
  const flood = { title: 'Flood', tools: Array.from({ length: 500 }, (_, index) => tool(`Gadget ${index}`)) }
  const { sections } = read(JSON.stringify({ sections: [flood, SECTIONS[1]] }), 50)
  expect(sections.map(({ title, tools }) => [title, tools?.length])).toEqual([
    ['Flood', 60],
    ['Data', 1],
  ])
})

test('is done after twelve sections', () => {
  const text = JSON.stringify({
    sections: Array.from({ length: 40 }, (_, index) => ({ title: `${index}`, tools: [] })),
  })
  expect(read(text.slice(0, text.length / 2), 7)).toMatchObject({ sections: { length: 12 }, isDone: true })
})

test('fills in missing and wrong fields of a tool', () => {
  const { sections } = read('{"sections":[{"title":7,"tools":[{"name":"React"},"Vue",{"name":"Figma","link":null}]}]}')
  expect(sections[0]?.tools?.map((read) => read?.name)).toEqual(['React', '', 'Figma'])
  expect(sections[0]).toMatchObject({ title: '', tools: [{ description: '', link: '' }, {}, { link: '' }] })
})

test.each(['{"sections":"none"}', '{"other":[]}', 'no JSON at all'])('is not done after %s', (text) => {
  expect(read(text)).toEqual({ sections: [], counts: expect.any(Array), isDone: false })
})

test('refuses invalid JSON as a malformed answer', () => {
  expect(() => read('{"sections":[{"title":oops}]}')).toThrow(/JSON is invalid/)
})
