import { describe, expect, test } from 'vitest'
import { boardAfter, openBoard, type Board, type BoardAction } from '@/lib/stack/board'
import { EMPTY_CONTENT, type Content, type SavedStack } from '@/lib/stack/content'
import { bareTool } from '@/tests/support/bare-tool'

const content = (over: Partial<Content>): Content => ({ ...EMPTY_CONTENT, ...over })
const stored = (over: Partial<Content>, id = 'stack'): SavedStack => ({
  id,
  shareCode: 'ab2cdefghj',
  userId: null,
  version: 1,
  content: content(over),
})
const titled = (title: string, gesture?: string): BoardAction => ({
  type: 'change',
  change: (now) => ({ ...now, title }),
  gesture,
})
const after = (board: Board, ...actions: BoardAction[]) => actions.reduce(boardAfter, board)
const shown = ({ history }: Board) => history.present

const EMPTY = openBoard(EMPTY_CONTENT, undefined)

test('changes of one gesture are one step of undo, and can be redone', () => {
  const typed = after(EMPTY, titled('A', 'typing'), titled('AB', 'typing'))
  expect(shown(after(typed, { type: 'undo' }))).toBe(EMPTY_CONTENT)
  expect(shown(after(typed, { type: 'undo' }, { type: 'redo' })).title).toBe('AB')
})

test('undo and redo are announced, with the remaining steps, and nothing else is', () => {
  const typed = after(EMPTY, titled('A', 'one'), titled('B', 'two'))
  expect(typed.said).toBe('')
  const back = after(typed, { type: 'undo' })
  expect(back.said).toBe('Undone. 1 step left to undo.')
  expect(after(back, { type: 'undo' }).said).toBe('Undone. 0 steps left to undo.')
  expect(after(back, { type: 'redo' }).said).toBe('Redone. 0 steps left to redo.')
  expect(after(back, titled('C', 'three')).said).toBe('')
})

test('a change by the server is on the board without a step of undo', () => {
  const added = after(EMPTY, titled('A'), { type: 'amend', change: (now) => ({ ...now, description: 'D' }) })
  expect(shown(added)).toMatchObject({ title: 'A', description: 'D' })
  expect(added.history.past).toHaveLength(1)
})

test('opening a stack starts a new history and a new board id', () => {
  const saved = stored({ title: 'Theirs' })
  const opened = after(EMPTY, titled('Mine'), { type: 'open', content: saved.content, saved })
  expect(opened).toEqual({ ...openBoard(saved.content, saved), boardId: 1 })
})

describe('after a save', () => {
  const tools = [bareTool('a')]
  const sent = content({ name: ' Mine ', sections: [{ title: 'One', tools }] })
  const board = openBoard(sent, undefined)
  const saved = stored({ name: 'Mine', sections: [{ title: 'One', tools: [...tools] }] })

  test('the board gets the saved name and keeps its sections', () => {
    const settled = after(board, { type: 'saved', saved, sent })
    expect(shown(settled).name).toBe('Mine')
    expect(shown(settled).sections).toBe(sent.sections)
    expect(settled.history.past).toEqual([])
  })

  test('a generated stack without a persona page still needs one', () => {
    const generated = { ...sent, outdatedPage: { html: '' } }
    const settled = after(openBoard(generated, undefined), { type: 'saved', saved, sent: generated })
    expect(shown(settled).outdatedPage).toBe(generated.outdatedPage)
  })

  test('changes during the save are kept', () => {
    const changed = after(board, titled('Newer'), { type: 'saved', saved, sent })
    expect(shown(changed)).toMatchObject({ name: ' Mine ', title: 'Newer' })
    expect(changed.saved).toBe(saved)
  })
})

test('a claimed stack gets its owner on the board, and another stack does not', () => {
  const saved = stored({})
  const board = openBoard(saved.content, saved)
  const claim = (id: string) => after(board, { type: 'claimed', claimed: { id, userId: 'me' } })
  expect(claim('stack').saved?.userId).toBe('me')
  expect(claim('other')).toBe(board)
})
