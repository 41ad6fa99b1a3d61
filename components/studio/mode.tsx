'use client'

import { createContext, use, useMemo, useState, useSyncExternalStore } from 'react'
import { useUser } from '@/lib/auth/client'
import { isEditAddressed } from '@/lib/stack/address'
import { claimSecretOf } from '@/lib/stack/claims'
import { useStudio } from './studio'

interface Mode {
  /** Editing mode shows the board's controls; the server renders shared stacks in reading mode. */
  readonly editing: boolean
  /**
   * Whether the viewer may save the open stack: its owner, or the device that saved it as a guest.
   */
  readonly owns: boolean
  /** Changes that are not in a stored stack can only be edited. */
  readonly isDraft: boolean
  readonly setEditing: (editing: boolean) => void
}

const ModeContext = createContext<Mode | undefined>(undefined)

export function useMode(): Mode {
  const mode = use(ModeContext)
  if (!mode) throw new Error('useMode needs a ModeProvider above it')
  return mode
}

const never = () => () => undefined
/** False during hydration, which must match the server's HTML: reading mode. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export function ModeProvider({ children }: { children: React.ReactNode }) {
  const { saved, unsaved, boardId } = useStudio()
  const user = useUser()
  const hydrated = useHydrated()
  /** The mode that the viewer chose for the open stack. */
  const [chosen, setChosen] = useState<{ boardId: number; editing: boolean }>()
  const { id, userId } = saved ?? {}
  const holdsSecret = useMemo(
    () => hydrated && userId === null && id !== undefined && claimSecretOf(id) !== undefined,
    [hydrated, userId, id],
  )
  const owns = saved !== undefined && (holdsSecret || (hydrated && saved.userId === user?.id))
  const isDraft = saved === undefined || (unsaved && !owns)
  const choice = chosen?.boardId === boardId ? chosen.editing : undefined
  const editing = isDraft || (choice ?? (owns || (hydrated && isEditAddressed())))
  const mode = useMemo(
    () => ({ editing, owns, isDraft, setEditing: (next: boolean) => setChosen({ boardId, editing: next }) }),
    [editing, owns, isDraft, boardId],
  )
  return <ModeContext value={mode}>{children}</ModeContext>
}
