'use client'

import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useUser } from '@/lib/auth/client'
import { listClaims } from '@/lib/stack/claims'
import { useStudio } from './studio'

interface Mode {
  /** Editing mode shows the controls of the board; reading mode is what the server renders of a shared stack. */
  readonly editing: boolean
  /** Whether the viewer may save the open stack: its owner, or the device that saved it as a guest. */
  readonly owns: boolean
  /** Changes that belong to no stored stack can only be edited. */
  readonly isDraft: boolean
  readonly setEditing: (editing: boolean) => void
}

const ModeContext = createContext<Mode | undefined>(undefined)

export function useMode(): Mode {
  const mode = use(ModeContext)
  if (!mode) throw new Error('useMode needs a ModeProvider above it')
  return mode
}

const isEditAddressed = () => new URLSearchParams(location.search).get('edit') === '1'

export function ModeProvider({ children }: { children: React.ReactNode }) {
  const { saved, unsaved, boardId } = useStudio()
  const user = useUser()
  const [claimed, setClaimed] = useState(false)
  const [wanted, setWanted] = useState(false)
  const owns = saved !== undefined && (saved.userId === null ? claimed : saved.userId === user?.id)
  const isDraft = saved === undefined || (unsaved && !owns)

  // After hydration, because the server sends the same reading mode to everybody.
  const decide = useEffectEvent(() => {
    const holdsSecret = saved?.userId === null && listClaims().some(({ id }) => id === saved.id)
    setClaimed(holdsSecret)
    setWanted(saved === undefined || holdsSecret || saved.userId === user?.id || isEditAddressed())
  })
  useEffect(() => decide(), [boardId, saved?.id, user?.id])

  const setEditing = useCallback((editing: boolean) => setWanted(editing), [])
  const editing = isDraft || wanted
  const mode = useMemo(() => ({ editing, owns, isDraft, setEditing }), [editing, owns, isDraft, setEditing])
  return <ModeContext value={mode}>{children}</ModeContext>
}
