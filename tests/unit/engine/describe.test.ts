import { expect, test } from 'vitest'
import { entryNamed } from '@/lib/catalog/name-index'
import { describeTools } from '@/lib/engine/embedded/describe'

test('each tool is described in the order asked, by the catalogue where it can', () => {
  const answer = describeTools([
    { id: 'b', text: 'redis' },
    { id: 'a', text: 'Figma' },
    { id: 'b2', text: 'Frobnicator 9' },
  ])
  expect(answer.map(({ id }) => id)).toEqual(['b', 'a', 'b2'])
  expect(answer[0]?.description).toBe(entryNamed('Redis')?.description)
  for (const { description } of answer) expect(description.length).toBeGreaterThan(20)
})

test('an unknown tool of a known maker is described by its field', () => {
  const [unknown, lens] = describeTools([
    { id: 'x', text: 'Frobnicator 9' },
    { id: 'y', text: 'Sony FE 90mm f/2.8 Macro' },
  ])
  expect(unknown?.description).toBe('Named by the maker of this stack, in words of their own.')
  expect(lens?.description).toBe('Camera gear, named by the maker of this stack.')
})

// promise: no-slow-patterns
test('a name that goes on like a whole text costs no more than its beginning', () => {
  const cost = (letters: number) => {
    const tools = Array.from({ length: 300 }, (_, at) => ({
      id: `${at}`,
      text: `${at} ${'a Sony A7 '.repeat(50)}`.slice(0, letters),
    }))
    const before = process.cpuUsage()
    expect(describeTools(tools)).toHaveLength(300)
    return process.cpuUsage(before).user
  }
  cost(60)
  expect(cost(480)).toBeLessThan(3 * cost(60))
})
