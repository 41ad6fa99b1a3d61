import { describe, expect, test } from 'vitest'
import {
  addMissingTools,
  addSection,
  addTools,
  changeTool,
  describeTools,
  findTool,
  freeTitle,
  moveSection,
  moveTool,
  removeTool,
  renameSection,
  resetExplored,
  type Sections,
} from '@/lib/stack/edit'
import { amend, record, redo, startHistory, undo } from '@/lib/stack/history'
import { bareTool } from '@/tests/support/bare-tool'

const tool = (id: string) => bareTool(id, id.toUpperCase())
const board: Sections = [
  { title: 'A', tools: [tool('a1'), tool('a2'), tool('a3')] },
  { title: 'B', tools: [tool('b1')] },
  { title: 'C', tools: [] },
]
const ids = (sections: Sections) =>
  sections.map((section) => `${section.title}:${section.tools.map((entry) => entry.id).join(',')}`).join(' ')

describe('moving a tool', () => {
  test.each([
    [
      'after a later one of its section',
      'a1',
      { section: 'A', besides: { toolId: 'a3', half: 'after' } },
      'A:a2,a3,a1 B:b1 C:',
    ],
    ['before an earlier one', 'a3', { section: 'A', besides: { toolId: 'a1', half: 'before' } }, 'A:a3,a1,a2 B:b1 C:'],
    [
      'across sections, before',
      'a2',
      { section: 'B', besides: { toolId: 'b1', half: 'before' } },
      'A:a1,a3 B:a2,b1 C:',
    ],
    ['to the end when there is no target', 'b1', { section: 'A' }, 'A:a1,a2,a3,b1 B: C:'],
    ['into an empty section', 'a1', { section: 'C' }, 'A:a2,a3 B:b1 C:a1'],
    [
      'to a target that is gone',
      'a1',
      { section: 'B', besides: { toolId: 'zz', half: 'before' } },
      'A:a2,a3 B:b1,a1 C:',
    ],
  ] as const)('%s', (_what, id, target, expected) => expect(ids(moveTool(id, target)(board))).toBe(expected))

  test.each([
    ['onto itself', 'a1', { section: 'A', besides: { toolId: 'a1', half: 'after' as const } }],
    ['to where it is', 'a1', { section: 'A', besides: { toolId: 'a2', half: 'before' as const } }],
    ['to a section that does not exist', 'a1', { section: 'Z' }],
    ['that does not exist', 'zz', { section: 'B' }],
  ])('%s changes nothing', (_what, id, target) => expect(moveTool(id, target)(board)).toBe(board))
})

test('moved sections keep their tools, and their new place is clamped', () => {
  expect(ids(moveSection('C', 0)(board))).toBe('C: A:a1,a2,a3 B:b1')
  expect(ids(moveSection('A', 99)(board))).toBe('B:b1 C: A:a1,a2,a3')
  expect(moveSection('A', -5)(board)).toBe(board)
})

test('a title in use gets a number', () => {
  expect(freeTitle(board, 'A')).toBe('A 2')
  expect(ids(addSection('A')(board))).toBe('A:a1,a2,a3 B:b1 C: A 2:')
  expect(renameSection('A', 'B')(board)).toBe(board)
})

test('resetting a section removes explored tools and no others', () => {
  const explored = addTools('A', [tool('explored-x-1'), tool('a1')])(board)
  expect(ids(explored)).toBe('A:a1,a2,a3,explored-x-1 B:b1 C:')
  expect(ids(resetExplored('A')(explored))).toBe(ids(board))
  expect(resetExplored('A')(board)).toBe(board)
})

test('a removed tool is gone from every section, also under another id and in another letter case', () => {
  const twice: Sections = [
    { title: 'A', tools: [bareTool('react', 'React'), bareTool('vue', 'Vue')] },
    { title: 'B', tools: [bareTool('explored-react-1', ' react ')] },
    { title: 'C', tools: [bareTool('react-router', 'React Router')] },
  ]
  expect(ids(removeTool('react')(twice))).toBe('A:vue B: C:react-router')
  expect(ids(removeTool('explored-react-1')(twice))).toBe('A:vue B: C:react-router')
  expect(removeTool('react')(twice)[2]).toBe(twice[2])
})

test('only explored tools whose names the board lacks on arrival are added', () => {
  const found = [bareTool('explored-b1-1', ' b1'), bareTool('explored-x-1', 'X')]
  expect(ids(addMissingTools('C', found)(board))).toBe('A:a1,a2,a3 B:b1 C:explored-x-1')
  expect(addMissingTools('C', [tool('b1')])(board)).toBe(board)
})

test('forty edits and forty undos give the first board, and forty redos the last', () => {
  let history = startHistory(board)
  for (let step = 0; step < 40; step++) {
    const edit = [
      moveTool(`a${(step % 3) + 1}`, { section: step % 2 ? 'B' : 'C' }),
      addSection(`S${step}`),
      moveSection('A', step % 3),
      removeTool('zz'),
    ][step % 4]
    history = record(history, edit?.(history.present) ?? history.present)
  }
  const last = history.present
  const steps = history.past.length
  for (let step = 0; step < steps; step++) history = undo(history)
  expect(history.present).toBe(board)
  for (let step = 0; step < steps; step++) history = redo(history)
  expect(history.present).toBe(last)
})

test('a gesture that ends where it began adds no step', () => {
  const start = record(startHistory(board), addSection('D')(board))
  const half = record(start, addSection('E')(start.present), 'generation')
  expect(half.past).toHaveLength(2)
  expect(record(half, start.present, 'generation')).toEqual(start)
})

test('a history keeps two hundred steps', () => {
  let history = startHistory(0)
  for (let step = 1; step <= 250; step++) history = record(history, step)
  for (let step = 0; step < 250; step++) history = undo(history)
  expect(history.present).toBe(50)
})

test('a new edit after an undo clears the redo', () => {
  const done = record(undo(record(startHistory('a'), 'b')), 'c')
  expect(redo(done)).toBe(done)
})

test('a change by the server adds no step, and an equal one changes nothing', () => {
  const history = record(startHistory('a'), 'b')
  expect(undo(amend(history, 'b and more')).present).toBe('a')
  expect(amend(history, 'b')).toBe(history)
})

test('a change of a tool to its current values changes nothing', () => {
  expect(changeTool('a1', { text: 'A1', label: '' })(board)).toBe(board)
  expect(changeTool('nobody', { text: 'X' })(board)).toBe(board)
  expect(findTool(changeTool('a1', { label: 'new' })(board), 'a1')?.tool).toEqual({ ...tool('a1'), label: 'new' })
})

test('only missing descriptions are filled in', () => {
  const own = changeTool('a1', { description: 'Mine.' })(board)
  const described = describeTools(
    new Map([
      ['a1', 'Theirs.'],
      ['b1', 'Theirs.'],
    ]),
  )(own)
  expect(described.flatMap(({ tools }) => tools.map(({ description }) => description))).toEqual([
    'Mine.',
    '',
    '',
    'Theirs.',
  ])
  expect(describeTools(new Map())(own)).toBe(own)
})
