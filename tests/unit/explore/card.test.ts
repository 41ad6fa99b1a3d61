import { expect, test } from 'vitest'
import { cardLook } from '@/lib/explore/card'
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

test('a card shows tools of every section in turn, and those without an icon last', () => {
  const look = cardLook(
    [
      { title: 'One', tools: [tool('a1'), tool('a2'), tool('a3')] },
      { title: 'Two', tools: [tool('b1', ''), tool('b2')] },
    ],
    'About it',
  )
  expect(look.tools.map(({ id }) => id)).toEqual(['a1', 'a2', 'b2', 'a3', 'b1'])
  expect([look.toolCount, look.sections, look.about]).toEqual([5, ['One', 'Two'], 'About it'])
})

test('a tool’s own picture comes before a general one, and one that is shown already last', () => {
  const tools = [tool('a', 'lucide:heart'), tool('b', 'lucide:heart'), tool('c', ''), tool('d', 'logos:d')]
  expect(cardLook([{ title: 'All', tools }], '').tools.map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c'])
})

test('a large stack gives its first eight, an empty one none', () => {
  const tools = Array.from({ length: 30 }, (_, at) => tool(`t${at}`))
  expect(cardLook([{ title: 'All', tools }], '').tools.map(({ id }) => id)).toEqual([
    't0',
    't1',
    't2',
    't3',
    't4',
    't5',
    't6',
    't7',
  ])
  expect(cardLook([], '').tools).toEqual([])
})
