import { formatCount } from '@/lib/text/format-count'
import type { Claimed } from './claims'
import { sameSections, type Change, type Content, type SavedStack } from './content'
import { amend, record, redo, startHistory, undo, type History } from './history'

/**
 * The board of the main page: the content that undo covers, and the saved stack that it belongs to.
 */
export interface Board {
  readonly history: History<Content>
  readonly saved: SavedStack | undefined
  /** A new number for each opened stack, so that state of one board is not used for another. */
  readonly boardId: number
  /** What undo and redo announce to screen readers. */
  readonly said: string
}

export type BoardAction =
  /** One step of undo, or part of the step of the same gesture. */
  | { type: 'change'; change: Change; gesture: string | undefined }
  /** Data that a server looked up, without a step of undo. */
  | { type: 'amend'; change: Change }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'open'; content: Content; saved: SavedStack | undefined }
  | { type: 'saved'; saved: SavedStack; sent: Content }
  | { type: 'claimed'; claimed: Claimed }

export const openBoard = (content: Content, saved: SavedStack | undefined, boardId = 0): Board => ({
  history: startHistory(content),
  saved,
  boardId,
  said: '',
})

export function boardAfter(board: Board, action: BoardAction): Board {
  const { history, saved } = board
  switch (action.type) {
    case 'change':
      return { ...board, history: record(history, action.change(history.present), action.gesture), said: '' }
    case 'amend':
      return { ...board, history: amend(history, action.change(history.present)) }
    case 'undo': {
      const back = undo(history)
      return back === history ? board : { ...board, history: back, said: `Undone. ${left(back.past, 'undo')}` }
    }
    case 'redo': {
      const ahead = redo(history)
      return ahead === history ? board : { ...board, history: ahead, said: `Redone. ${left(ahead.future, 'redo')}` }
    }
    case 'open':
      return openBoard(action.content, action.saved, board.boardId + 1)
    case 'saved':
      return { ...board, saved: action.saved, history: settled(history, action.sent, action.saved.content) }
    case 'claimed': {
      const { id, userId } = action.claimed
      return saved?.id === id ? { ...board, saved: { ...saved, userId } } : board
    }
  }
}

/** A new number each time, because screen readers do not repeat an unchanged text. */
const left = (steps: readonly Content[], what: string): string =>
  `${formatCount(steps.length, 'step')} left to ${what}.`

/**
 * Shows the server's normalised content, unless the board has changed during the save. Keeps
 * identical sections, so that no tile renders again.
 */
function settled(history: History<Content>, sent: Content, stored: Content): History<Content> {
  if (history.present !== sent) return history
  const sections = sameSections(sent.sections, stored.sections) ? sent.sections : stored.sections
  // A save may be faster than the persona page of a generated stack.
  return amend(history, { ...stored, sections, outdatedPage: sent.outdatedPage })
}
