import { describe, expect, test } from 'vitest'
import { moveTool, type Sections } from '@/lib/stack/edit'
import { slotOf, stepSlot, targetOfSlot, type Slot, type Step } from '@/lib/stack/slots'
import { bareTool } from '@/tests/support/bare-tool'

const tool = (id: string) => bareTool(id)
const board: Sections = [
  { title: 'A', tools: ['a1', 'a2', 'a3', 'a4', 'a5'].map(tool) },
  { title: 'B', tools: ['b1', 'b2'].map(tool) },
  { title: 'C', tools: [] },
]
const THREE = () => 3

function after(toolId: string, ...steps: Step[]): string {
  let slot: Slot | undefined = slotOf(board, toolId)
  for (const step of steps) slot = slot && (stepSlot(board, toolId, slot, step, THREE) ?? slot)
  if (!slot) return 'nowhere'
  return moveTool(
    toolId,
    targetOfSlot(board, toolId, slot),
  )(board)
    .map(({ title, tools }) => `${title}:${tools.map(({ id }) => id).join(',')}`)
    .join(' ')
}

describe('moving a tool by arrow keys', () => {
  test.each<[string, Step[], string]>([
    ['a1', ['right'], 'A:a2,a1,a3,a4,a5 B:b1,b2 C:'],
    ['a1', ['right', 'left'], 'A:a1,a2,a3,a4,a5 B:b1,b2 C:'],
    ['a5', ['right'], 'A:a1,a2,a3,a4 B:a5,b1,b2 C:'],
    ['a5', ['right', 'right'], 'A:a1,a2,a3,a4 B:b1,a5,b2 C:'],
    ['b1', ['left'], 'A:a1,a2,a3,a4,a5,b1 B:b2 C:'],
    ['a1', ['down'], 'A:a2,a3,a4,a1,a5 B:b1,b2 C:'],
    ['a2', ['down'], 'A:a1,a3,a4,a5,a2 B:b1,b2 C:'],
    ['a4', ['down'], 'A:a1,a2,a3,a5 B:a4,b1,b2 C:'],
    ['b1', ['down'], 'A:a1,a2,a3,a4,a5 B:b2 C:b1'],
    ['b1', ['up'], 'A:a1,a2,a3,b1,a4,a5 B:b2 C:'],
    ['a5', ['up'], 'A:a1,a5,a2,a3,a4 B:b1,b2 C:'],
  ])('%s %s', (id, steps, expected) => expect(after(id, ...steps)).toBe(expected))

  test('a step beyond the ends of the board is undefined', () => {
    expect(stepSlot(board, 'a1', { section: 'A', index: 0 }, 'left', THREE)).toBeUndefined()
    expect(stepSlot(board, 'a1', { section: 'C', index: 0 }, 'right', THREE)).toBeUndefined()
    expect(stepSlot(board, 'a1', { section: 'C', index: 0 }, 'down', THREE)).toBeUndefined()
    expect(stepSlot(board, 'a1', { section: 'A', index: 1 }, 'up', THREE)).toBeUndefined()
  })

  test('no sequence of keys loses or doubles a tool', () => {
    const steps: Step[] = ['right', 'down', 'down', 'up', 'left', 'down', 'right', 'right', 'up', 'up', 'up', 'left']
    for (const id of ['a1', 'a3', 'a5', 'b2']) {
      for (let length = 1; length <= steps.length; length++) {
        const moved = after(id, ...steps.slice(0, length))
        expect(moved.match(/[ab]\d/g)?.toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2'])
      }
    }
  })
})

test('a step up into a section with a short last row goes to its end', () => {
  const two: Sections = [
    { title: 'A', tools: ['a1', 'a2', 'a3', 'a4'].map(tool) },
    { title: 'B', tools: ['b1', 'b2', 'b3'].map(tool) },
  ]
  expect(stepSlot(two, 'b3', { section: 'B', index: 2 }, 'up', THREE)).toEqual({ section: 'A', index: 4 })
})
