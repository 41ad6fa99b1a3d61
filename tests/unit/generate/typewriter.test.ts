import { expect, test } from 'vitest'
import { TYPED_EXAMPLES } from '@/lib/generate/examples'
import { firstExampleMs, typewriterText } from '@/lib/generate/typewriter'

const written = (ms: number, texts: readonly string[]) => typewriterText(ms, texts).slice(0, -1)

test('the same moment always shows the same', () => {
  expect(typewriterText(12_345, TYPED_EXAMPLES)).toBe(typewriterText(12_345, TYPED_EXAMPLES))
})

test('a text is typed letter by letter, rests, is wiped, and the next begins', () => {
  const seen = Array.from({ length: 400 }, (_, at) => written(at * 10, ['abc', 'xyz']))
  const changes = seen.filter((text, at) => text !== seen[at - 1])
  expect(changes.slice(0, 10)).toEqual(['', 'a', 'ab', 'abc', 'ab', 'a', '', 'x', 'xy', 'xyz'])
})

test('all five examples come round, whole, and then the first again', () => {
  expect(TYPED_EXAMPLES).toHaveLength(5)
  const seen = Array.from({ length: 2000 }, (_, at) => written(at * 50, TYPED_EXAMPLES))
  for (const example of TYPED_EXAMPLES) expect(seen).toContain(example)
  expect(seen.slice(seen.indexOf(TYPED_EXAMPLES[4] ?? ''))).toContain(TYPED_EXAMPLES[0])
})

test('the first stands there whole from one moment on, and is not wiped at once', () => {
  const moment = firstExampleMs(['abc', 'xyz'])
  expect(written(moment - 1, ['abc', 'xyz'])).toBe('ab')
  expect(written(moment, ['abc', 'xyz'])).toBe('abc')
  expect(written(moment + 1000, ['abc', 'xyz'])).toBe('abc')
})

test('the caret blinks while the hand rests, and never moves the text', () => {
  const lengths = new Set<number>()
  const ends = new Set<string>()
  for (let ms = 130; ms < 2300; ms += 10) {
    const text = typewriterText(ms, ['abc'])
    lengths.add(text.length)
    ends.add(text.slice(-1))
  }
  expect(lengths).toEqual(new Set([4]))
  expect(ends.size).toBe(2)
})

test('without texts there is nothing to type', () => {
  expect(typewriterText(5000, [])).toBe('')
})
