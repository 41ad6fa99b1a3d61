import { expect, test } from 'vitest'
import { sharedTextIn } from '@/lib/generate/shared-text'

test.each([
  ['text and link', '?text=Look%20at%20this&url=https%3A%2F%2Fa.example', 'Look at this\nhttps://a.example'],
  [
    'a text that holds the link',
    '?text=See%20https%3A%2F%2Fa.example&url=https%3A%2F%2Fa.example',
    'See https://a.example',
  ],
  ['a link alone', '?url=https%3A%2F%2Fa.example', 'https://a.example'],
  ['neither', '?share=abc', ''],
  ['blanks', '?text=%20&url=%20', ''],
])('%s', (_what, search, text) => expect(sharedTextIn(search)).toBe(text))

test('a text of 100,000 characters is cut to 20,000', () => {
  expect(sharedTextIn(`?text=${'x'.repeat(100_000)}`)).toHaveLength(20_000)
})
