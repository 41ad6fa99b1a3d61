'use client'

import { createContext, use, useEffect, useMemo, useReducer, useState } from 'react'
import { boardAfter, openBoard, type Board } from '@/lib/stack/board'
import { subscribeClaimed } from '@/lib/stack/claims'
import { EMPTY_CONTENT, isUnsaved, onSections, type Change, type Content, type SavedStack } from '@/lib/stack/content'
import type { SectionsEdit } from '@/lib/stack/edit'

interface Commands {
  /** Changes sections: one step of undo, or part of the step of the same gesture. */
  edit: (edit: SectionsEdit, gesture?: string) => void
  /** Changes anything else, likewise. */
  change: (change: Change, gesture?: string) => void
  /** Adds data that a server looked up, without a step of undo. */
  amend: (change: Change) => void
  undo: () => void
  redo: () => void
  /** Opens something else on the board, with a new history. */
  open: (content: Content, saved: SavedStack | undefined) => void
  /** Marks `sent` as stored. The history is kept. */
  markSaved: (saved: SavedStack, sent: Content) => void
}

interface Studio extends Commands, Pick<Board, 'saved' | 'boardId' | 'said'> {
  readonly content: Content
  /** Whether leaving the page would lose changes that no server has. */
  readonly unsaved: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

const StudioContext = createContext<Studio | undefined>(undefined)

/** The state of the main page's board and the functions that change it. */
export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('useStudio needs a StudioProvider above it')
  return studio
}

export function StudioProvider({ initial, children }: { initial: SavedStack | undefined; children: React.ReactNode }) {
  const [board, dispatch] = useReducer(boardAfter, undefined, () =>
    openBoard(initial?.content ?? EMPTY_CONTENT, initial),
  )
  // A navigation inside the page opened another share. An already open one keeps its unsaved
  // changes.
  const [seen, setSeen] = useState(initial?.shareCode)
  if (initial?.shareCode !== seen) {
    setSeen(initial?.shareCode)
    if (initial?.shareCode !== board.saved?.shareCode)
      dispatch({ type: 'open', content: initial?.content ?? EMPTY_CONTENT, saved: initial })
  }
  useEffect(() => subscribeClaimed((claimed) => dispatch({ type: 'claimed', claimed })), [])

  const commands = useMemo((): Commands => {
    const change: Commands['change'] = (next, gesture) => dispatch({ type: 'change', change: next, gesture })
    return {
      edit: (next, gesture) => change(onSections(next), gesture),
      change,
      amend: (next) => dispatch({ type: 'amend', change: next }),
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
      open: (content, saved) => dispatch({ type: 'open', content, saved }),
      markSaved: (saved, sent) => dispatch({ type: 'saved', saved, sent }),
    }
  }, [])
  const studio = useMemo((): Studio => {
    const { history, saved, boardId, said } = board
    const content = history.present
    return {
      content,
      saved,
      boardId,
      said,
      unsaved: isUnsaved(content, saved),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      ...commands,
    }
  }, [board, commands])
  return <StudioContext value={studio}>{children}</StudioContext>
}
