'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

/** Replaces the card of a deleted stack until the visitor leaves the page. */
export function DeletedCard({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  // The pressed button was removed with its card, so focus Undo.
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className="flex h-full min-h-28 flex-col items-start justify-center gap-3 rounded-card border border-dashed p-4">
      <p role="status" className="text-muted wrap-anywhere">
        <bdi>{name}</bdi> was deleted.
      </p>
      <Button ref={undo} size="sm" aria-label={`Undo deleting ${name}`} onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
