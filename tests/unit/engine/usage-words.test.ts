import { expect, test } from 'vitest'
import { wordsIn } from '@/lib/engine/embedded/usage/words'
import { workTime } from '@/scripts/fuzz/measure'

const words = (text: string) => [...wordsIn(text)].map((word) => word.text)

test('100,000 combining marks on one letter are read in less than a second, and the words behind them too', () => {
  let read: string[] = []
  const ms = workTime(() => (read = words(`a${'\u0323\u0301'.repeat(50_000)} uses か${'\u0323\u0301'.repeat(50_000)}`)))
  expect(ms).toBeLessThan(1_000)
  expect(read.slice(0, 3)).toEqual(['a', 'uses', 'か'])
})

test('a text of 300 characters without spaces gives 300 words', () => {
  expect(words('我'.repeat(300))).toHaveLength(300)
})
