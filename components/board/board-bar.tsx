'use client'

import { ThemeButton } from '@/components/theme/theme-control'
import { TransformButton } from '@/components/theme/transform-control'
import { Button } from '@/components/ui/button'
import { useStudio } from '@/components/studio/studio'

/** What can be done with the whole board. */
export function BoardBar() {
  const { canUndo, canRedo, undo, redo } = useStudio()
  return (
    <div data-part="board-bar" className="flex flex-wrap items-center gap-2">
      <Button onClick={undo} disabled={!canUndo}>
        Undo
      </Button>
      <Button onClick={redo} disabled={!canRedo}>
        Redo
      </Button>
      <ThemeButton />
      <TransformButton />
    </div>
  )
}
