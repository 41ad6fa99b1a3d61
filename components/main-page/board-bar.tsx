'use client'

import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { MoreIcon, RedoIcon, UndoIcon } from '@/components/board/board-icons'
import { firstSection } from '@/components/board/elements'
import { boxOf, type OpenMenu } from '@/components/board/open-menu'
import { useDuplicate } from '@/components/share/use-duplicate'
import { useSave } from '@/components/share/use-save'
import { useDialogs } from '@/components/studio/dialogs'
import { useMode } from '@/components/studio/mode'
import { useStudio } from '@/components/studio/studio'
import { ThemeButton } from '@/components/theme/theme-control'
import { TransformControl } from '@/components/theme/transform-control'
import { Button } from '@/components/ui/button'
import { differs } from '@/lib/stack/content'
import { LazyBarMenu, preloadSaving } from './lazy-parts'
import { useDraftOffer } from './use-draft'
import { useSuggestMissing } from './use-suggest-missing'

/** Below 640 px these are items of the menu `More`. */
const WIDE_ONLY = 'max-sm:hidden'

/**
 * The toolbar of the whole stack, sticky at the top of a wide window and at the bottom of a narrow
 * one. Its height is the same in reading and editing mode. Without a board it is a quiet line with
 * buttons to begin.
 */
export function BoardBar() {
  const { content, saved, unsaved, said, canUndo, canRedo, undo, redo } = useStudio()
  const { editing, owns } = useMode()
  const { show } = useDialogs()
  const { saving, owned, save } = useSave()
  const { duplicating, duplicate } = useDuplicate()
  const { draft, restore } = useDraftOffer()
  const { suggesting, suggest } = useSuggestMissing()
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
  const share = () =>
    show(saved && !unsaved ? { kind: 'share', shareCode: saved.shareCode } : { kind: 'save', share: true })

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
      {editing && (!empty || canUndo || canRedo) && (
        <>
          <Button size="icon" className="size-9" aria-label="Undo" title="Undo" onClick={undo} disabled={!canUndo}>
            <UndoIcon />
          </Button>
          <Button size="icon" className="size-9" aria-label="Redo" title="Redo" onClick={redo} disabled={!canRedo}>
            <RedoIcon />
          </Button>
        </>
      )}
      {editing && owned && (
        <Button
          variant="default"
          className={WIDE_ONLY}
          disabled={saving || !saved || !differs(content, saved.content)}
          onClick={() => save()}
        >
          Save Page
        </Button>
      )}
      {editing && (
        <Button
          variant={before ? 'ghost' : empty || owned ? 'secondary' : 'default'}
          size={before ? 'sm' : 'default'}
          onClick={() => show({ kind: 'save' })}
          onPointerEnter={preloadSaving}
        >
          Save or load
        </Button>
      )}
      {!editing && (
        <Button variant="default" onClick={duplicate} disabled={duplicating} aria-busy={duplicating}>
          Duplicate Page
        </Button>
      )}
      {!empty && (
        <Button onClick={share} onPointerEnter={preloadSaving}>
          Share
        </Button>
      )}
      {editing && !empty && (
        <Button className={WIDE_ONLY} onClick={duplicate} disabled={duplicating} aria-busy={duplicating}>
          Duplicate Page
        </Button>
      )}
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
        {editing && (
          <Button
            variant={before ? 'ghost' : 'secondary'}
            size={before ? 'sm' : 'default'}
            className={empty ? undefined : WIDE_ONLY}
            onClick={() => show({ kind: 'add-section' })}
          >
            Add section
          </Button>
        )}
        {editing && !empty && (
          <Button
            className={WIDE_ONLY}
            aria-label="Suggest what is missing"
            title="Suggest what is missing"
            aria-busy={suggesting}
            onClick={suggest}
          >
            Suggest
          </Button>
        )}
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
