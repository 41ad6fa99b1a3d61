import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { parseSearchQuery } from '@/lib/search/search-query'

const handle = (pattern: string) => ({ tools: [], text: { kind: 'handle', pattern } })
const words = (whole: string, tool: string, ...terms: string[][]) => ({
  tools: [],
  text: { kind: 'words', terms, whole, tool },
})

test.each([
  ['', undefined],
  ['  \u0000 ', undefined],
  ['@', undefined],
  ['uses:', undefined],
  ['uses:"', undefined],
  ['@Ada_', handle('ada\\_%')],
  ['Desk', words('desk', '~desk', ['%desk%'])],
  ['C go', words('c go', '~c go', ['% c%', '% @c%'], ['% go%', '% @go%'])],
  ['100% \\_', words('100% \\_', '~100% \\_', ['%100\\%%'], ['% \\\\\\_%', '% @\\\\\\_%'])],
  ['React.js', words('react.js', 'react', ['%react.js%'])],
  ['  Café-Tool ', words('cafe-tool', '~café-tool', ['%cafe-tool%'])],
  ['uses:react', { tools: ['react'], text: undefined }],
  ['USES:"Visual Studio Code" uses:postgres', { tools: ['visual-studio-code', 'postgresql'], text: undefined }],
  ['uses:react uses:React', { tools: ['react'], text: undefined }],
  ['uses:"My  Own Tool', { tools: ['~my own tool'], text: undefined }],
  ['desk uses:react', { ...words('desk', '~desk', ['%desk%']), tools: ['react'] }],
  ['@ada uses:react', { ...handle('ada%'), tools: ['react'] }],
  ['reuses:react', words('reuses:react', '~reuses:react', ['%reuses:react%'])],
])('“%s” is parsed as a query', (input, query) => expect(parseSearchQuery(input)).toEqual(query))

test('a query of nine words is cut to eight', () =>
  expect(parseSearchQuery('one two three four five six seven eight nine')?.text).toMatchObject({
    terms: { length: 8 },
  }))

test('a query with six tools is refused', () =>
  expect(() => parseSearchQuery('a b c d e f'.replace(/\w/g, 'uses:$&'))).toThrow(AppError))
