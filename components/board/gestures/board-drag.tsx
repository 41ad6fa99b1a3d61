'use client'

import { DndContext, DragOverlay, useSensor, useSensors } from '@dnd-kit/core'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useStudio } from '@/components/studio/studio'
import { findTool, type Sections, type SectionsEdit } from '@/lib/stack/edit'
import { sameTarget } from '@/lib/stack/slots'
import { announceCancelled, announceDropped, announceLifted, announceTarget } from './announcements'
import { useLiftedMark, useReturnedFocus, useScrollEnd, type Dragged } from './drag-effects'
import { dragItemAt, sortableId, type DragItem } from './drag-item'
import { DragPreview } from './drag-preview'
import { dropTargetAt, editFor, type DropTarget, type Point } from './drop-target'
import type { GestureHandlers } from './gesture-handlers'
import { BoardKeyboardSensor } from './keyboard-sensor'
import { keyboardStep } from './keyboard-step'
import { BoardPointerSensor } from './pointer-sensor'
import { SortableElements, type DragStarters } from './sortable-elements'
import { suppressNextClick } from './suppress-click'

/** Our announcements replace dnd-kit's, which name droppables instead of positions. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/**
 * Scrolls only near the upper and lower edges, because many drags end in the lower quarter of the
 * window.
 */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.1 } }

/** No collision detection by dnd-kit, because the target is computed from the board's layout. */
const NO_COLLISIONS: [] = []
const noCollisions = () => NO_COLLISIONS

/** A stack may arrive, or an undo remove the item, during a drag. */
const isOn = (sections: Sections, item: DragItem) =>
  item.kind === 'tool'
    ? findTool(sections, item.toolId) !== undefined
    : sections.some(({ title }) => title === item.section)

export interface BoardDragProps {
  handlersRef: React.RefObject<GestureHandlers | null>
  /** The board as shown, with the dragged item at its target. */
  shown: Sections
  /** Shows the board with an edit that is not made yet. */
  onPreview: (edit: SectionsEdit | undefined) => void
  onLift: () => void
}

/**
 * Dragging by pointer, touch and keyboard. During a drag the board is shown with the item at its
 * target, so that the neighbours make room; the stack changes once, on drop. Item and target are in
 * refs: a fast drag ends before anything has rendered.
 */
export function BoardDrag({ handlersRef, shown, onPreview, onLift }: BoardDragProps) {
  const { content, edit } = useStudio()
  /** The sections may change between the start and the end of a drag. */
  const board = useRef(content.sections)
  useLayoutEffect(() => {
    board.current = content.sections
  }, [content.sections])
  const item = useRef<DragItem>(undefined)
  const busy = useRef(false)
  const target = useRef<DropTarget>(undefined)
  const pointer = useRef<Point>(undefined)
  const [starters] = useState((): DragStarters => new Map())
  const [mounted, setMounted] = useState<ReadonlySet<string>>(new Set())
  const [dragged, setDragged] = useState<Dragged>()
  const [returned, setReturned] = useState<DragItem>()
  const [announcement, setAnnouncement] = useState('')

  const mountSection = (title: string) =>
    setMounted((titles) => (titles.has(title) ? titles : new Set(titles).add(title)))

  const aimAt = (next: DropTarget | undefined) => {
    const before = target.current
    target.current = next
    if (!item.current || next === before) return
    if (next?.kind === 'tool') {
      if (before?.kind === 'tool' && sameTarget(before.target, next.target)) return
      mountSection(next.target.section)
    }
    onPreview(next && editFor(item.current, next))
  }
  const announce = () => {
    if (item.current && target.current) setAnnouncement(announceTarget(board.current, item.current, target.current))
  }

  const follow = (point: Point) => {
    pointer.current = point
    if (!item.current) return
    const before = target.current
    const next = dropTargetAt(item.current, point, before)
    aimAt(next)
    if (next?.kind === 'tool' && !(before?.kind === 'tool' && sameTarget(before.target, next.target))) announce()
  }

  const lift = () => {
    const lifted = item.current
    if (!lifted) return
    onLift()
    setDragged({ item: lifted, by: pointer.current ? 'pointer' : 'keyboard' })
    setAnnouncement(announceLifted(board.current, lifted))
  }

  const putDown = (drop: boolean) => {
    const moved = item.current
    const place = target.current
    item.current = undefined
    pointer.current = undefined
    target.current = undefined
    onPreview(undefined)
    setDragged(undefined)
    if (!moved) return
    const sections = board.current
    if (!isOn(sections, moved)) return setAnnouncement('Move cancelled. The board has changed.')
    if (drop) edit(editFor(moved, place))
    setAnnouncement(drop ? announceDropped(sections, moved, place) : announceCancelled(sections, moved))
  }

  const began = () => {
    busy.current = true
  }
  const sensors = useSensors(
    useSensor(BoardPointerSensor, {
      began,
      moved: follow,
      ended: (drop) => {
        busy.current = false
        // A press without movement is not a drag.
        if (!pointer.current) {
          item.current = undefined
          return
        }
        suppressNextClick('up')
        putDown(drop)
      },
    }),
    useSensor(BoardKeyboardSensor, {
      began,
      step: (event) => {
        const step = item.current && keyboardStep(event.code, item.current, board.current)
        if (!step) return false
        item.current = step.item
        aimAt(step.target)
        announce()
        return true
      },
      ended: (drop) => {
        busy.current = false
        setReturned(item.current)
        putDown(drop)
      },
    }),
  )

  const start = useEffectEvent((target: EventTarget, by: string, event: React.SyntheticEvent) => {
    const found = busy.current ? undefined : dragItemAt(target, by)
    if (!found) return
    const section = found.kind === 'tool' ? findTool(content.sections, found.toolId)?.section.title : undefined
    if (section !== undefined) flushSync(() => mountSection(section))
    item.current = found
    starters.get(sortableId(found))?.[by === 'key' ? 'onKeyDown' : 'onPointerDown']?.(event)
  })
  useEffect(() => {
    handlersRef.current = {
      pointerDown: (event) => start(event.target, event.pointerType, event),
      keyDown: (event) => start(event.target, 'key', event),
    }
    return () => {
      handlersRef.current = null
    }
  }, [handlersRef])

  useLiftedMark(dragged, shown)
  useScrollEnd(() => {
    if (pointer.current) follow(pointer.current)
  })
  useReturnedFocus(returned)

  return (
    <>
      <DndContext
        id="board"
        sensors={sensors}
        collisionDetection={noCollisions}
        accessibility={{ announcements: SILENT, restoreFocus: false }}
        autoScroll={AUTO_SCROLL}
        onDragStart={lift}
      >
        <SortableElements sections={shown} mounted={mounted} starters={starters} />
        {createPortal(
          <DragOverlay dropAnimation={null} className="pointer-events-none">
            {dragged?.by === 'pointer' && <DragPreview item={dragged.item} sections={content.sections} />}
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
      <div role="status" aria-live="assertive" className="sr-only">
        {announcement}
      </div>
    </>
  )
}
