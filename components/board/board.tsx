'use client'

import { clsx } from 'clsx'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useBoardLayout } from '@/components/studio/board-layout'
import { useMode } from '@/components/studio/mode'
import { useStudio } from '@/components/studio/studio'
import { useFirstIntent } from '@/components/ui/use-first-intent'
import type { SectionsEdit } from '@/lib/stack/edit'
import { pairedSections } from '@/lib/stack/paired-sections'
import { sharedBadge } from '@/lib/stack/shared-badge'
import { BoardSection } from './board-section'
import { InputReplay } from './input-replay'
import type { GestureHandlers } from './gestures/gesture-handlers'
import { LazyBoardMenu, LazyGestures } from './lazy-parts'
import type { OpenMenu } from './open-menu'
import { useAfterPaint } from './use-after-paint'
import { useBoardActions } from './use-board-actions'
import { useExplore } from './use-explore'
import { useLookups } from './use-lookups'

/**
 * The sections and their tools. Tiles are plain markup with shared listeners here; the code for
 * dragging, tooltips and menus loads after the first paint, and again with the next press if that
 * failed.
 */
export function Board() {
  const { content } = useStudio()
  const layout = useBoardLayout()
  const root = useRef<HTMLDivElement>(null)
  const handlers = useRef<GestureHandlers>(null)
  const [replay] = useState(() => new InputReplay())
  const [gesturesFailed, setGesturesFailed] = useState(false)
  const [menu, setMenu] = useState<OpenMenu>()
  const { exploring, explore, fresh, keep } = useExplore()
  const onClick = useBoardActions({ openMenu: setMenu, explore, keep })
  const { editing } = useMode()
  const painted = useAfterPaint()
  const intent = useFirstIntent()
  const gesturesWanted = intent && !gesturesFailed
  useLookups(content.sections, painted)

  /** During a drag the board shows the result of a drop. */
  const [preview, setPreview] = useState<{ readonly edit: SectionsEdit }>()
  const showPreview = useCallback((edit: SectionsEdit | undefined) => setPreview(edit && { edit }), [])
  const shown = useMemo(
    () => (preview ? preview.edit(content.sections) : content.sections),
    [preview, content.sections],
  )
  /**
   * The columns are those before the drag, so that a section that gains a tool moves no other one.
   */
  const counts = useMemo(
    () => new Map(content.sections.map(({ title, tools }) => [title, tools.length])),
    [content.sections],
  )

  const halves = useMemo(() => pairedSections(content.sections), [content.sections])
  const badge = useMemo(() => sharedBadge(content.sections), [content.sections])

  return (
    <>
      <p id="move-help" hidden>
        Press space to lift, arrow keys to move, space again to drop, escape to cancel.
      </p>
      {/* The listeners serve the buttons and links inside, which keyboards and screen readers use. */}
      <div
        ref={root}
        data-part="board"
        data-layout={layout}
        data-editing={editing || undefined}
        className={clsx(
          'board grid min-w-0 flex-1 grid-cols-2 print:grid-cols-2',
          // The rows of a list have room for a description in two columns only.
          layout === 'tiles' && 'xl:grid-cols-3',
        )}
        onClick={onClick}
        onPointerDown={(event) => {
          setGesturesFailed(false)
          if (handlers.current) handlers.current.pointerDown(event)
          else replay.pointerDown(event.nativeEvent)
        }}
        onKeyDown={(event) => {
          setGesturesFailed(false)
          if (handlers.current) handlers.current.keyDown(event)
          else replay.keyDown(event.nativeEvent)
        }}
      >
        {badge !== undefined && (
          <p className="board-legend">
            <span aria-hidden className="tile-dot" />
            {badge}
          </p>
        )}
        {shown.map((section) => (
          <BoardSection
            key={section.title}
            section={section}
            count={counts.get(section.title) ?? section.tools.length}
            exploring={exploring.has(section.title)}
            editing={editing}
            sharedBadge={badge}
            fresh={fresh}
            isHalf={halves.has(section.title)}
          />
        ))}
      </div>
      {gesturesWanted && (
        <LazyGestures
          root={root}
          editing={editing}
          handlersRef={handlers}
          shown={shown}
          onPreview={showPreview}
          openMenu={setMenu}
          preloadMenu={LazyBoardMenu.preload}
          onReady={() => queueMicrotask(() => replay.repeat())}
          onLoadFailed={() => setGesturesFailed(true)}
        />
      )}
      {menu && <LazyBoardMenu menu={menu} onClose={() => setMenu(undefined)} onLoadFailed={() => setMenu(undefined)} />}
    </>
  )
}
