import { describe, expect, test } from 'vitest'
import { moveTool, renameSection } from '@/lib/stack/edit'
import type { Section } from '@/lib/stack/schema'
import { applyTransformation, showsTransformation, transformedPairs } from '@/lib/theme/transformation'
import { bareTool } from '@/tests/support/bare-tool'

const original: Section[] = [
  { title: 'Editors', tools: [bareTool('1', 'Vim'), bareTool('2', 'Zed')] },
  { title: 'Sound', tools: [bareTool('3', 'Reaper')] },
]
const transformed: Section[] = [
  { title: 'Scrolls', tools: [bareTool('1', 'Chisel'), bareTool('2', 'Slate')] },
  { title: 'Drums', tools: [bareTool('3', 'Hollow log')] },
]
const back = { from: transformed, to: original }
const texts = (sections: readonly Section[]) =>
  sections.map(({ title, tools }) => [title, ...tools.map(({ text }) => text)])

test('the comparison of before and after shows one tool of every section before a second of any', () => {
  const pairs = transformedPairs(back, 2).map(({ before, after }) => [before.text, after.text])
  expect(pairs).toEqual([
    ['Vim', 'Chisel'],
    ['Reaper', 'Hollow log'],
  ])
})

test('a deleted tool is in no pair', () => {
  const pairs = transformedPairs({ from: transformed.slice(1), to: original }, 9)
  expect(pairs.map(({ before }) => before.text)).toEqual(['Reaper'])
})

describe('a transformed stack', () => {
  test('is undone to the original stack', () => {
    expect(applyTransformation(transformed, back)).toBe(original)
  })
  test('keeps moves and new titles when it is undone', () => {
    const moved = renameSection('Drums', 'Noise')(moveTool('1', { section: 'Drums' })(transformed))
    expect(texts(applyTransformation(moved, back))).toEqual([
      ['Editors', 'Zed'],
      ['Noise', 'Reaper', 'Vim'],
    ])
  })
  test('keeps added and renamed tools', () => {
    const [first, second] = transformed
    const edited = [
      { title: first?.title ?? '', tools: [bareTool('1', 'My chisel'), bareTool('9', 'Helix')] },
      ...(second ? [second] : []),
    ]
    expect(texts(applyTransformation(edited, back))).toEqual([
      ['Editors', 'My chisel', 'Helix'],
      ['Sound', 'Reaper'],
    ])
  })
  test('does not give two sections one title', () => {
    const clashing = [...transformed, { title: 'Sound', tools: [] }]
    expect(applyTransformation(clashing, back).map(({ title }) => title)).toEqual(['Editors', 'Drums', 'Sound'])
  })
  test('is recognised while any part of it is on the board', () => {
    expect(showsTransformation(transformed, back)).toBe(true)
    expect(showsTransformation(transformed.slice(1), back)).toBe(true)
    expect(showsTransformation(original, back)).toBe(false)
    expect(showsTransformation([{ title: 'Editors', tools: [bareTool('1', 'Vim')] }], back)).toBe(false)
  })
})

test('a board without any transformed name is not transformed', () => {
  const half: Section[] = [{ title: 'Editors', tools: [bareTool('1', 'Chisel')] }]
  expect(showsTransformation(half, { from: transformed, to: half })).toBe(false)
})
