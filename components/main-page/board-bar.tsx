'use client'

import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { MoreIcon } from '@/components/board/board-icons'
import { firstSection } from '@/components/board/elements'
import { boxOf, type OpenMenu } from '@/components/board/open-menu'
import { useMode } from '@/components/studio/mode'
import { useStudio } from '@/components/studio/studio'
import { ThemeButton } from '@/components/theme/theme-control'
import { TransformControl } from '@/components/theme/transform-control'
import { Button } from '@/components/ui/button'
import {
  AddSectionButton,
  DuplicateButton,
  SaveButtons,
  ShareButton,
  SuggestButton,
  UndoButtons,
  WIDE_ONLY,
} from './bar-buttons'
import { LazyBarMenu } from './lazy-parts'
import { useDraftOffer } from './use-draft'

/**
 * The toolbar of the whole stack, sticky at the top of a wide window and at the bottom of a narrow
 * one. Its height is the same in reading and editing mode. Without a board it is a quiet line with
 * buttons to begin.
 */
export function BoardBar() {
  const { content, saved, unsaved, said, canUndo, canRedo } = useStudio()
  const { editing, owns } = useMode()
  const { draft, restore } = useDraftOffer()
  const [menu, setMenu] = useState<{ at: OpenMenu['at']; opener: HTMLElement }>()
  const more = useRef<HTMLButtonElement>(null)
  const transformButton = useRef<HTMLButtonElement>(null)
  const [transforming, setTransforming] = useState(false)
  const empty = content.sections.length === 0
  /** Without a board the bar shows other ways to begin. */
  const before = empty && !canUndo && !canRedo
  // On the stack of a draft, Restore comes first: on a phone the end of the bar is out of sight.
  const draftFirst = saved !== undefined && saved.shareCode === draft?.saved?.shareCode
  const restoreDraft = () => {
    restore()
    // The button disappears with the last draft, so move focus to the restored board.
    requestAnimationFrame(() => firstSection()?.focus({ preventScroll: true }))
  }

  return (
    <div
      role="group"
      aria-label={before ? 'Other ways to start' : 'Board'}
      data-part="board-bar"
      className={clsx(
        'flex flex-wrap items-center gap-2 noscript:hidden print:hidden',
        empty
          ? 'max-sm:gap-1'
          : 'start-wide z-20 bg-paper py-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:gap-1 max-sm:border-t max-sm:px-2 sm:sticky sm:top-0',
      )}
    >
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {/* On the empty page DraftOffer shows it. */}
      {draft && draftFirst && !empty && (
        <Button className="max-sm:basis-full" onClick={restoreDraft}>
          Restore draft
        </Button>
      )}
      {editing && (!empty || canUndo || canRedo) && <UndoButtons />}
      {editing && <SaveButtons quiet={before} />}
      {!editing && <DuplicateButton />}
      {!empty && <ShareButton />}
      {editing && !empty && <DuplicateButton />}
      {editing && <ThemeButton quiet={before} className={empty ? undefined : WIDE_ONLY} />}
      {!empty && (
        <TransformControl
          button={transformButton}
          menuButton={more}
          shown={editing}
          className={WIDE_ONLY}
          open={transforming}
          onOpenChange={setTransforming}
        />
      )}
      {/* They wrap together, so that the menu's button is never alone on a line. */}
      <div className="flex items-center gap-2">
        {editing && <AddSectionButton quiet={before} className={empty ? undefined : WIDE_ONLY} />}
        {editing && !empty && <SuggestButton />}
        {editing && draft && !empty && !draftFirst && (
          <Button className={WIDE_ONLY} onClick={restoreDraft}>
            Restore draft
          </Button>
        )}
        <Button
          ref={more}
          variant={before ? 'ghost' : 'secondary'}
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
      {editing && unsaved && saved && !owns && (
        <p className="px-1 text-sm whitespace-nowrap text-muted max-sm:hidden">
          Your changes are a draft. Save makes your own copy.
        </p>
      )}
      {menu && (
        <LazyBarMenu
          {...menu}
          onTransform={() => setTransforming(true)}
          onRestoreDraft={draft && !draftFirst ? restoreDraft : undefined}
          onClose={() => setMenu(undefined)}
          onLoadFailed={() => setMenu(undefined)}
        />
      )}
    </div>
  )
}
