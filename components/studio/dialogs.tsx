'use client'

import { createContext, use, useMemo, useState } from 'react'

/** The open dialog of the main page. One at a time; its opener gets focus back. */
export type OpenDialog =
  /**
   * With `share` the share dialog follows, because a board must be saved before its link can be
   * shared.
   */
  | { kind: 'save'; share?: boolean }
  | { kind: 'theme' }
  | { kind: 'share'; shareCode: string }
  | { kind: 'compare'; shareCode: string }
  | { kind: 'report'; shareCode: string }
  | { kind: 'versions' }
  | { kind: 'conflict'; version: number }
  | { kind: 'add-section' }
  | { kind: 'rename-section'; section: string }
  | { kind: 'add-tool'; section: string }
  | { kind: 'edit-tool'; toolId: string }

interface Dialogs {
  readonly show: (dialog: OpenDialog) => void
  readonly close: () => void
}

const DialogsContext = createContext<Dialogs | undefined>(undefined)
const OpenDialogContext = createContext<OpenDialog | undefined>(undefined)

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext)
  if (!dialogs) throw new Error('useDialogs needs a DialogsProvider above it')
  return dialogs
}

export const useOpenDialog = (): OpenDialog | undefined => use(OpenDialogContext)

export function DialogsProvider({ children }: { children: React.ReactNode }) {
  const [open, setOpen] = useState<OpenDialog>()
  const dialogs = useMemo(() => ({ show: setOpen, close: () => setOpen(undefined) }), [])
  return (
    <DialogsContext value={dialogs}>
      <OpenDialogContext value={open}>{children}</OpenDialogContext>
    </DialogsContext>
  )
}
