import { expect, test } from 'vitest'
import { pairedSections } from '@/lib/stack/paired-sections'
import { bareTool } from '@/tests/support/bare-tool'

const paired = (...sizes: number[]) => [
  ...pairedSections(
    sizes.map((size, at) => ({
      title: String(at),
      tools: Array.from({ length: size }, (_, tool) => bareTool(`${at}-${tool}`, 'Tool')),
    })),
  ),
]

test('adjacent sections of one or two tools are paired, each once', () => {
  expect(paired(1, 2, 1, 1)).toEqual(['0', '1', '2', '3'])
  expect(paired(1, 2, 1)).toEqual(['0', '1'])
  expect(paired(5, 1, 2, 7)).toEqual(['1', '2'])
})

test('sections beside one with more tools, or with none, are not paired', () => {
  expect(paired(1, 3, 1)).toEqual([])
  expect(paired(0, 1)).toEqual([])
})
