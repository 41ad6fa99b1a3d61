'use client'

import { createContext, use, useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { amend, record, redo, startHistory, undo, type History } from '@/lib/stack/history'
import type { SectionsEdit } from '@/lib/stack/edit'
import { onClaimed, type Claimed } from '@/lib/stack/claimed'
import { EMPTY_CONTENT, isUnsaved, sameSections, type Content, type SavedStack } from '@/lib/stack/content'

/** The state of the main page, in the browser: the content that undo covers, and which saved stack it belongs to. */

interface State {
  readonly history: History<Content>
  readonly saved: SavedStack | undefined
  readonly boardId: number
}

type Action =
  | { type: 'change'; change: (content: Content) => Content; gesture: string | undefined }
  | { type: 'amend'; change: (content: Content) => Content }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'open'; content: Content; saved: SavedStack | undefined }
  | { type: 'saved'; saved: SavedStack; sent: Content }
  | ({ type: 'claimed' } & Claimed)

/** What was stored, with the very sections that are on the board when they are the same: no tile renders again. */
function settled(sent: Content, stored: Content): Content {
  return sameSections(sent.sections, stored.sections) ? { ...stored, sections: sent.sections } : stored
}

function reduce(state: State, action: Action): State {
  const { history } = state
  switch (action.type) {
    case 'change':
      return { ...state, history: record(history, action.change(history.present), action.gesture) }
    case 'amend':
      return { ...state, history: amend(history, action.change(history.present)) }
    case 'undo':
      return { ...state, history: undo(history) }
    case 'redo':
      return { ...state, history: redo(history) }
    case 'open':
      return { history: startHistory(action.content), saved: action.saved, boardId: state.boardId + 1 }
    case 'saved':
      // What the server tidied up shows on the board, unless the board has changed while it was being saved.
      return {
        ...state,
        saved: action.saved,
        history: history.present === action.sent ? amend(history, settled(action.sent, action.saved.content)) : history,
      }
    case 'claimed':
      return state.saved?.id === action.id ? { ...state, saved: { ...state.saved, userId: action.userId } } : state
  }
}

interface Studio {
  readonly content: Content
  readonly saved: SavedStack | undefined
  /** Another number for everything that is opened: what belongs to one board is not mistaken for another's. */
  readonly boardId: number
  /** Whether leaving now would lose something that no server has. */
  readonly unsaved: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** A change of the sections: one step of undo, or part of the step of the same gesture. */
  edit: (edit: SectionsEdit, gesture?: string) => void
  /** A change of anything else, likewise. */
  change: (change: (content: Content) => Content, gesture?: string) => void
  /** What a server added on its own: no step of undo. */
  amend: (change: (content: Content) => Content) => void
  undo: () => void
  redo: () => void
  /** Puts something else on the board; its history starts here. */
  open: (content: Content, saved: SavedStack | undefined) => void
  /** `sent` was stored as this; the history goes on. */
  markSaved: (saved: SavedStack, sent: Content) => void
}

const StudioContext = createContext<Studio | undefined>(undefined)

export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('useStudio needs a StudioProvider above it')
  return studio
}

export function StudioProvider({ initial, children }: { initial: SavedStack | undefined; children: React.ReactNode }) {
  const [state, dispatch] = useReducer(reduce, undefined, () => ({
    history: startHistory(initial?.content ?? EMPTY_CONTENT),
    saved: initial,
    boardId: 0,
  }))
  // Another share came with a navigation inside the page. The one that is open already keeps its unsaved changes.
  const [seen, setSeen] = useState(initial?.shareCode)
  if (initial?.shareCode !== seen) {
    setSeen(initial?.shareCode)
    if (initial?.shareCode !== state.saved?.shareCode)
      dispatch({ type: 'open', content: initial?.content ?? EMPTY_CONTENT, saved: initial })
  }
  const change = useCallback(
    (next: (content: Content) => Content, gesture?: string) => dispatch({ type: 'change', change: next, gesture }),
    [],
  )
  const edit = useCallback(
    (sectionsEdit: SectionsEdit, gesture?: string) =>
      change((content) => {
        const sections = sectionsEdit(content.sections)
        return sections === content.sections ? content : { ...content, sections }
      }, gesture),
    [change],
  )
  useEffect(() => onClaimed((claimed) => dispatch({ type: 'claimed', ...claimed })), [])
  const studio = useMemo<Studio>(
    () => ({
      content: state.history.present,
      saved: state.saved,
      boardId: state.boardId,
      unsaved: isUnsaved(state.history.present, state.saved),
      canUndo: state.history.past.length > 0,
      canRedo: state.history.future.length > 0,
      edit,
      change,
      amend: (next) => dispatch({ type: 'amend', change: next }),
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
      open: (content, saved) => dispatch({ type: 'open', content, saved }),
      markSaved: (saved, sent) => dispatch({ type: 'saved', saved, sent }),
    }),
    [state, edit, change],
  )
  return <StudioContext value={studio}>{children}</StudioContext>
}
