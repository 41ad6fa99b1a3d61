import { expect, test } from 'vitest'
import { parseSearchQuery } from '@/lib/search/search-query'

test.each([
  ['', { kind: 'nothing' }],
  ['  \u0000 ', { kind: 'nothing' }],
  ['@', { kind: 'nothing' }],
  ['@Ada_', { kind: 'handle', pattern: 'ada\\_%' }],
  ['Desk', { kind: 'words', terms: [['%desk%']], whole: 'desk' }],
  [
    'C go',
    {
      kind: 'words',
      terms: [
        ['% c%', '% @c%'],
        ['% go%', '% @go%'],
      ],
      whole: 'c go',
    },
  ],
  ['100% \\_', { kind: 'words', terms: [['%100\\%%'], ['% \\\\\\_%', '% @\\\\\\_%']], whole: '100% \\_' }],
])('“%s” is read as a query', (input, query) => expect(parseSearchQuery(input)).toEqual(query))

test('of a long query eight words are asked for', () =>
  expect(parseSearchQuery('one two three four five six seven eight nine')).toMatchObject({ terms: { length: 8 } }))
