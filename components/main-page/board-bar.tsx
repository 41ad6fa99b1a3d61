'use client'

import { useState } from 'react'
import { MoreIcon, RedoIcon, UndoIcon } from '@/components/board/board-icons'
import { firstSection } from '@/components/board/elements'
import { boxOf, type OpenMenu } from '@/components/board/open-menu'
import { useDuplicate } from '@/components/share/use-duplicate'
import { useSave } from '@/components/share/use-save'
import { useDialogs } from '@/components/studio/dialogs'
import { useStudio } from '@/components/studio/studio'
import { ThemeButton } from '@/components/theme/theme-control'
import { TransformButton } from '@/components/theme/transform-control'
import { Button } from '@/components/ui/button'
import { differs } from '@/lib/stack/content'
import { LazyBarMenu, preloadSaving } from './lazy-parts'
import { useDraftOffer } from './use-draft'

/**
 * What can be done with the whole board. While it is empty only what leads to a stack is here. On a phone it is one line
 * that scrolls: four lines of buttons would push the stack out of sight.
 */
export function BoardBar() {
  const { content, saved, said, canUndo, canRedo, undo, redo } = useStudio()
  const { show } = useDialogs()
  const { saving, owned, save } = useSave()
  const { duplicating, duplicate } = useDuplicate()
  const { draft, restore } = useDraftOffer()
  const [menu, setMenu] = useState<{ at: OpenMenu['at']; opener: HTMLElement }>()
  const empty = content.sections.length === 0
  // Who comes back to an empty board, or to the stack it is a draft of, comes for this: on a phone the end is out of sight.
  const draftFirst = empty || (saved !== undefined && saved.shareCode === draft?.saved?.shareCode)
  const restoreDraft = draft && (
    <Button
      onClick={() => {
        restore()
        // The button goes with the last draft; the focus goes on to what it brought back.
        requestAnimationFrame(() => firstSection()?.focus({ preventScroll: true }))
      }}
    >
      Restore draft
    </Button>
  )

  return (
    <div
      role="group"
      aria-label="Board"
      data-part="board-bar"
      className="fades-at-ends flex flex-auto flex-wrap sm:flex-1 items-center gap-2 max-sm:-mx-4 max-sm:-my-2 max-sm:flex-nowrap max-sm:scroll-pl-4 max-sm:overflow-x-auto max-sm:py-2 max-sm:pl-4 max-sm:[scrollbar-width:none] noscript:hidden print:hidden"
    >
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {draftFirst && restoreDraft}
      {(!empty || canUndo || canRedo) && (
        <>
          <Button size="icon" className="size-9" aria-label="Undo" title="Undo" onClick={undo} disabled={!canUndo}>
            <UndoIcon />
          </Button>
          <Button size="icon" className="size-9" aria-label="Redo" title="Redo" onClick={redo} disabled={!canRedo}>
            <RedoIcon />
          </Button>
        </>
      )}
      {owned && (
        <Button
          variant="primary"
          disabled={saving || !saved || !differs(content, saved.content)}
          onClick={() => save()}
        >
          Save Page
        </Button>
      )}
      <Button
        variant={empty || owned ? 'secondary' : 'primary'}
        onClick={() => show({ kind: 'save' })}
        onPointerEnter={preloadSaving}
      >
        Save or load
      </Button>
      {!empty && (
        <>
          <Button
            onClick={() => show(saved ? { kind: 'share', shareCode: saved.shareCode } : { kind: 'save' })}
            onPointerEnter={preloadSaving}
          >
            Share
          </Button>
          <Button onClick={duplicate} disabled={duplicating} aria-busy={duplicating}>
            Duplicate Page
          </Button>
        </>
      )}
      <ThemeButton />
      {!empty && <TransformButton />}
      {/* Together, so that the sign for more never stands on a line of its own. */}
      <div className="flex gap-[inherit] sm:flex-wrap">
        <Button onClick={() => show({ kind: 'add-section' })}>Add section</Button>
        {!draftFirst && restoreDraft}
        <Button
          size="icon"
          className="size-9"
          aria-label="More"
          title="More"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setMenu({ at: boxOf(currentTarget), opener: currentTarget })}
        >
          <MoreIcon />
        </Button>
      </div>
      {menu && <LazyBarMenu {...menu} onClose={() => setMenu(undefined)} onLoadFailed={() => setMenu(undefined)} />}
    </div>
  )
}
