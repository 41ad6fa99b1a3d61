import { expect, test } from 'vitest'
import { indexAfterDrop, targetOfIndex } from '@/lib/stack/section-drop'

const sections = ['A', 'B', 'C'].map((title) => ({ title, tools: [] }))

test.each([
  ['A', 'C', 'before', 1],
  ['A', 'C', 'after', 2],
  ['C', 'A', 'before', 0],
  ['B', 'C', 'before', 1],
] as const)('%s dropped at %s, %s it, ends up at %i', (moved, section, half, index) => {
  expect(indexAfterDrop(sections, moved, { section, half })).toBe(index)
})

test('a section dropped on itself or on a missing one keeps its place', () => {
  expect(indexAfterDrop(sections, 'B', { section: 'B', half: 'after' })).toBe(1)
  expect(indexAfterDrop(sections, 'B', { section: 'Gone', half: 'before' })).toBe(1)
})

test('every place has a drop target that leads to it', () => {
  for (const index of [0, 1, 2]) {
    const target = targetOfIndex(sections, 'B', index)
    expect(target && indexAfterDrop(sections, 'B', target)).toBe(index)
  }
  expect(targetOfIndex([{ title: 'B', tools: [] }], 'B', 0)).toBeUndefined()
})
