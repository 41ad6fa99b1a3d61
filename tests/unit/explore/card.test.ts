import { expect, test } from 'vitest'
import { cardTools } from '@/lib/explore/card'
import type { Tool } from '@/lib/stack/schema'

const tool = (id: string, icon_id = `simple-icons:${id}`): Tool => ({
  id,
  text: id,
  description: '',
  link: '',
  label: '',
  icon_id,
  color: '',
})

const shown = (...sections: Tool[][]) =>
  cardTools(sections.map((tools, at) => ({ title: `Section ${at}`, tools }))).map(({ id }) => id)

test('a card shows tools of every section in turn, and those without an icon last', () => {
  expect(shown([tool('a1'), tool('a2'), tool('a3')], [tool('b1', ''), tool('b2')])).toEqual([
    'a1',
    'a2',
    'b2',
    'a3',
    'b1',
  ])
})

test('a tool’s own picture comes before a general one, and a repeated one last', () => {
  const tools = [tool('a', 'lucide:heart'), tool('b', 'lucide:heart'), tool('c', ''), tool('d', 'logos:d')]
  expect(shown(tools)).toEqual(['d', 'a', 'b', 'c'])
})

test('a stack of thirty tools gives the first eight, an empty one none', () => {
  expect(shown(Array.from({ length: 30 }, (_, at) => tool(`t${at}`)))).toEqual([
    't0',
    't1',
    't2',
    't3',
    't4',
    't5',
    't6',
    't7',
  ])
  expect(shown()).toEqual([])
})
