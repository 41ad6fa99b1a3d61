import { expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { workTime } from '@/scripts/fuzz/measure'

const HOW_TO_ASK = /List some tools/
const ask = (prompt: string) => generateStack({ prompt, tools: '', intelligence: false })

test('a line of 150,000 items is refused with a message', () => {
  expect(() => ask('a,'.repeat(150_000))).toThrow(HOW_TO_ASK)
})

test.each(['foo bar baz ', 'React '])(
  '“%s” repeated 16,000 times without a pause is refused in less than 15 seconds',
  (words) => {
    ask('React')
    const ms = workTime(() => {
      expect(() => ask(words.repeat(16_000))).toThrow(HOW_TO_ASK)
    })
    expect(ms).toBeLessThan(15_000)
  },
)
