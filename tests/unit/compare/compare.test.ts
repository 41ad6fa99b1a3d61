import { expect, test } from 'vitest'
import { compareSections, statusChanges } from '@/lib/compare/compare'
import { catalogEntries } from '@/lib/catalog/entries'
import { bareTool } from '@/tests/support/bare-tool'

const section = (...names: string[]) => [{ title: 'All', tools: names.map((name, at) => bareTool(`t${at}`, name)) }]
const names = (tools: readonly { name: string }[]) => tools.map(({ name }) => name)

test('tools with the same entry are equal under any name, and tools without one by their name', () => {
  const found = compareSections(section('React', 'Our  TOOL', 'Redis'), section('React.js', 'our tool', 'Figma'))
  expect(names(found.shared)).toEqual(['React', 'Our  TOOL'])
  expect(names(found.onlyA)).toEqual(['Redis'])
  expect(names(found.onlyB)).toEqual(['Figma'])
})

test('tools of one category are paired in their order, each once', () => {
  const { pairs } = compareSections(section('PostgreSQL', 'MariaDB'), section('MySQL', 'Figma'))
  expect(pairs.map(({ a, b }) => [a.name, b.name])).toEqual([['PostgreSQL', 'MySQL']])
})

test('a tool that a stack names twice is compared once', () => {
  expect(names(compareSections(section('React', 'react'), section('Vue')).onlyA)).toEqual(['React'])
})

test('tools in both whose status differs are named with both, and a missing status means using', () => {
  const desk = (...tools: [string, 'trying' | 'retired' | 'using' | undefined][]) => [
    {
      title: 'All',
      tools: tools.map(([name, status], at) => ({ ...bareTool(`${name} ${at}`, name), ...(status && { status }) })),
    },
  ]
  const a = desk(['React', 'trying'], ['Figma', undefined], ['Redis', 'retired'], ['Vue', 'trying'])
  const b = desk(['React.js', undefined], ['Figma', 'using'], ['Redis', 'retired'], ['Vite', 'trying'])
  expect([...statusChanges(a, b)]).toEqual([['React 0', { from: 'trying', to: 'using' }]])
})

test('two empty stacks have nothing', () => {
  expect(compareSections([], [])).toEqual({ shared: [], onlyA: [], onlyB: [], pairs: [] })
})

test('two stacks of a thousand tools are compared in less than fifty milliseconds of processor time', () => {
  const all = catalogEntries().map(({ name }) => name)
  const [a, b] = [section(...all.slice(0, 1_000)), section(...all.slice(500, 1_500))]
  compareSections(a, b)
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    compareSections(a, b)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  expect(Math.min(...times)).toBeLessThan(50)
})
