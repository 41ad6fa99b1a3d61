import { expect, test } from 'vitest'
import { EMPTY_CONTENT, type Content } from '@/lib/stack/content'
import { fromJson, toJson, toMarkdown } from '@/lib/stack/exchange'
import type { Tool } from '@/lib/stack/schema'

const tool = (id: string, over: Partial<Tool> = {}): Tool => ({
  id,
  text: id,
  description: '',
  link: '',
  label: '',
  icon_id: '',
  color: '',
  ...over,
})
const content: Content = {
  ...EMPTY_CONTENT,
  name: 'Mine',
  title: 'What [I] use',
  twitterHandle: 'dev',
  sections: [
    {
      title: '__proto__',
      tools: [tool('a', { text: 'A*B', link: 'https://a.example/x', description: 'Does a thing.' })],
    },
    { title: '12', tools: [tool('b', { label: 'Free' })] },
  ],
}

test('a stack written as JSON comes back the same, odd titles and order included', () => {
  expect(fromJson(toJson(content))).toEqual(content)
})

test('Markdown shows sections, links, badges and descriptions, and what looks like markup is text', () => {
  expect(toMarkdown(content)).toBe(
    [
      '# What \\[I\\] use',
      '@dev',
      '## \\_\\_proto\\_\\_',
      '- [A\\*B](<https://a.example/x>) — Does a thing.',
      '## 12',
      '- b (Free)\n',
    ].join('\n\n'),
  )
})

test.each([
  ['no JSON', 'hello'],
  ['a list', '[]'],
  ['no sections', '{"name":"x"}'],
  ['an order that names what is not there', '{"sections":{},"sectionOrder":["A"]}'],
])('%s is no stack', (_what, json) => expect(fromJson(json)).toBeUndefined())

test('what a hostile file holds is made harmless or left out', () => {
  const read = fromJson(
    JSON.stringify({
      theme: 'dracula',
      twitterHandle: '@<b>x',
      sections: {
        A: [
          {
            id: 'x',
            text: 'Kept',
            link: 'javascript:alert(1)',
            color: 'red;background:url(//evil)',
            icon_id: '../../etc',
          },
          { id: 'x', text: 'Same id' },
          { id: 'y', text: '   ' },
          null,
          'text',
        ],
      },
    }),
  )
  expect(read?.theme).toBe('modern')
  expect(read?.twitterHandle).toBe('bx')
  const tools = read?.sections[0]?.tools ?? []
  expect(tools.map(({ text }) => text)).toEqual(['Kept', 'Same id'])
  expect(tools[0]).toMatchObject({ link: '', color: '', icon_id: '' })
  expect(new Set(tools.map(({ id }) => id)).size).toBe(2)
})
