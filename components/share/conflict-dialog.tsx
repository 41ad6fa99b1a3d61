'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useStudio } from '@/components/studio/studio'
import { useLoad } from './use-load'
import { useSave } from './use-save'

interface ConflictDialogProps {
  /** The stored version. */
  version: number
  onClose: () => void
}

/**
 * The stack was changed elsewhere since it was loaded, often by the same user in another tab.
 * Nothing is overwritten until the user chooses.
 */
export function ConflictDialog({ version, onClose }: ConflictDialogProps) {
  const { saved } = useStudio()
  const { saving, save } = useSave()
  const { loading, load } = useLoad()
  const busy = saving || loading

  return (
    <Dialog
      onClose={onClose}
      title="Saved elsewhere in the meantime"
      description="This stack was changed in another tab or on another device after you opened it. Nothing was overwritten, and your changes are still on this board."
    >
      <div className="flex flex-col gap-2">
        <Button variant="default" disabled={busy} onClick={() => save({ asCopy: true })}>
          Keep mine as a copy
        </Button>
        <Button
          disabled={busy}
          onClick={() => {
            void load(saved?.shareCode ?? '').then((loaded) => {
              if (loaded) onClose()
            })
          }}
        >
          Load the other version
        </Button>
        <Button variant="destructive" disabled={busy} onClick={() => save({ version })}>
          Overwrite the other version
        </Button>
      </div>
      <p className="mt-3 text-sm text-muted">
        If you load the other version, yours stays on this device: “Restore draft” brings it back.
      </p>
    </Dialog>
  )
}
