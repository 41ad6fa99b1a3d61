import { expect, test } from 'vitest'
import { wordsIn } from '@/lib/engine/embedded/usage/words'

const words = (text: string) => [...wordsIn(text)].map((word) => word.text)

test('100,000 combining marks on one letter are read in less than a second, and the words behind them too', () => {
  const started = performance.now()
  const read = words(`a${'\u0323\u0301'.repeat(50_000)} uses か${'\u0323\u0301'.repeat(50_000)}`)
  expect(performance.now() - started).toBeLessThan(1_000)
  expect(read.slice(0, 3)).toEqual(['a', 'uses', 'か'])
})

test('a text of 300 characters without spaces gives 300 words', () => {
  expect(words('我'.repeat(300))).toHaveLength(300)
})
