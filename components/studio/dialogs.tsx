'use client'

import { createContext, use, useMemo, useState } from 'react'

/** Which dialog of the main page is open. One at a time; what opened it gets the focus back. */
export type OpenDialog =
  /** `share`: the board must be saved before its link can be shared, which is what follows. */
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
