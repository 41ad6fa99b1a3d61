'use client'

import { RedoIcon, UndoIcon } from '@/components/board/board-icons'
import { useDuplicate } from '@/components/share/use-duplicate'
import { useSave } from '@/components/share/use-save'
import { useDialogs } from '@/components/studio/dialogs'
import { useMode } from '@/components/studio/mode'
import { useStudio } from '@/components/studio/studio'
import { Button } from '@/components/ui/button'
import { differs } from '@/lib/stack/content'
import { preloadSaving } from './lazy-parts'
import { useSuggestMissing } from './use-suggest-missing'

/** The buttons of the board's toolbar. */

/** Below 640 px these are items of the menu `More`. */
export const WIDE_ONLY = 'max-sm:hidden'

/** Without a board the bar is a quiet line of other ways to begin. */
export interface Quiet {
  readonly quiet: boolean
}

export function UndoButtons() {
  const { canUndo, canRedo, undo, redo } = useStudio()
  return (
    <>
      <Button size="icon" className="size-9" aria-label="Undo" title="Undo" onClick={undo} disabled={!canUndo}>
        <UndoIcon />
      </Button>
      <Button size="icon" className="size-9" aria-label="Redo" title="Redo" onClick={redo} disabled={!canRedo}>
        <RedoIcon />
      </Button>
    </>
  )
}

export function SaveButtons({ quiet }: Quiet) {
  const { content, saved } = useStudio()
  const { show } = useDialogs()
  const { saving, owned, save } = useSave()
  const isEmpty = content.sections.length === 0
  return (
    <>
      {owned && (
        <Button
          variant="default"
          className={WIDE_ONLY}
          disabled={saving || !saved || !differs(content, saved.content)}
          onClick={() => save()}
        >
          Save Page
        </Button>
      )}
      <Button
        variant={quiet ? 'ghost' : isEmpty || owned ? 'secondary' : 'default'}
        size={quiet ? 'sm' : 'default'}
        onClick={() => show({ kind: 'save' })}
        onPointerEnter={preloadSaving}
      >
        Save or load
      </Button>
    </>
  )
}

export function ShareButton() {
  const { saved, unsaved } = useStudio()
  const { show } = useDialogs()
  const share = () =>
    show(saved && !unsaved ? { kind: 'share', shareCode: saved.shareCode } : { kind: 'save', share: true })
  return (
    <Button onClick={share} onPointerEnter={preloadSaving}>
      Share
    </Button>
  )
}

/** The main button for visitors who read. */
export function DuplicateButton() {
  const { editing } = useMode()
  const { duplicating, duplicate } = useDuplicate()
  return (
    <Button
      variant={editing ? 'secondary' : 'default'}
      className={editing ? WIDE_ONLY : undefined}
      onClick={duplicate}
      disabled={duplicating}
      aria-busy={duplicating}
    >
      Duplicate Page
    </Button>
  )
}

export function AddSectionButton({ quiet, className }: Quiet & { className: string | undefined }) {
  const { show } = useDialogs()
  return (
    <Button
      variant={quiet ? 'ghost' : 'secondary'}
      size={quiet ? 'sm' : 'default'}
      className={className}
      onClick={() => show({ kind: 'add-section' })}
    >
      Add section
    </Button>
  )
}

export function SuggestButton() {
  const { suggesting, suggest } = useSuggestMissing()
  return (
    <Button
      className={WIDE_ONLY}
      aria-label="Suggest what is missing"
      title="Suggest what is missing"
      aria-busy={suggesting}
      onClick={suggest}
    >
      Suggest
    </Button>
  )
}
