import { expect, test } from 'vitest'
import { workTime } from '@/scripts/fuzz/measure'
import { entryNamed } from '@/lib/catalog/name-index'
import { describeTools } from '@/lib/engine/embedded/describe'

test('descriptions have the order of the request, and known tools those of the catalogue', () => {
  const answer = describeTools([
    { id: 'b', text: 'redis' },
    { id: 'a', text: 'Figma' },
    { id: 'b2', text: 'Frobnicator 9' },
  ])
  expect(answer.map(({ id }) => id)).toEqual(['b', 'a', 'b2'])
  expect(answer[0]?.description).toBe(entryNamed('Redis')?.description)
})

test('an unknown tool of a known maker is described by its field, and an unknown name not at all', () => {
  const [unknown, lens] = describeTools([
    { id: 'x', text: 'Frobnicator 9' },
    { id: 'y', text: 'Sony FE 90mm f/2.8 Macro' },
  ])
  expect(unknown?.description).toBe('')
  expect(lens?.description).toBe('Camera gear.')
})

// promise: no-slow-patterns
test('a name as long as a text costs no more than its beginning', () => {
  const cost = (letters: number) => {
    const tools = Array.from({ length: 300 }, (_, at) => ({
      id: `${at}`,
      text: `${at} ${'a Sony A7 '.repeat(50)}`.slice(0, letters),
    }))
    return workTime(() => expect(describeTools(tools)).toHaveLength(300))
  }
  cost(480)
  // In turn, and the least of eight: what else runs on the machine makes single attempts slower.
  const costs = Array.from({ length: 8 }, () => ({ short: cost(60), long: cost(480) }))
  const least = (of: 'short' | 'long') => Math.min(...costs.map((each) => each[of]))
  // In proportion to the length it would be eight times as much.
  expect(least('long')).toBeLessThan(4 * least('short'))
})
