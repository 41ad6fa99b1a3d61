import { expect, test } from 'vitest'
import { TYPED_EXAMPLES } from '@/lib/generate/examples'
import { typewriterText, wholeTextMs } from '@/lib/generate/typewriter'

const written = (ms: number, texts: readonly string[]) => typewriterText(ms, texts).text.slice(0, -1)

test('the same time gives the same text', () => {
  expect(typewriterText(12_345, TYPED_EXAMPLES)).toEqual(typewriterText(12_345, TYPED_EXAMPLES))
})

test('a text is typed letter by letter, held and deleted, and the next begins', () => {
  const seen = Array.from({ length: 400 }, (_, at) => written(at * 10, ['abc', 'xyz']))
  const changes = seen.filter((text, at) => text !== seen[at - 1])
  expect(changes.slice(0, 10)).toEqual(['', 'a', 'ab', 'abc', 'ab', 'a', '', 'x', 'xy', 'xyz'])
})

test('all five examples are typed whole, and then the first again', () => {
  expect(TYPED_EXAMPLES).toHaveLength(5)
  const seen = Array.from({ length: 2000 }, (_, at) => written(at * 50, TYPED_EXAMPLES))
  for (const example of TYPED_EXAMPLES) expect(seen).toContain(example)
  expect(seen.slice(seen.indexOf(TYPED_EXAMPLES[4] ?? ''))).toContain(TYPED_EXAMPLES[0])
})

test.each([
  [0, 'ab', 'abc'],
  [1, 'xy', 'xyz'],
])('text %i is whole from its time on, and held for a second', (index, before, whole) => {
  const texts = ['abc', 'xyz']
  const moment = wholeTextMs(index, texts)
  expect(written(moment - 1, texts)).toBe(before)
  expect(written(moment, texts)).toBe(whole)
  expect(written(moment + 1000, texts)).toBe(whole)
  expect(typewriterText(moment, texts).index).toBe(index)
})

test('the caret blinks while the text is held, and does not move it', () => {
  const lengths = new Set<number>()
  const ends = new Set<string>()
  for (let ms = 130; ms < 2300; ms += 10) {
    const { text } = typewriterText(ms, ['abc'])
    lengths.add(text.length)
    ends.add(text.slice(-1))
  }
  expect(lengths).toEqual(new Set([4]))
  expect(ends.size).toBe(2)
})

test('without texts the output is empty', () => {
  expect(typewriterText(5000, [])).toEqual({ index: 0, text: '' })
})
