'use client'

import { DndContext, DragOverlay, useSensor, useSensors } from '@dnd-kit/core'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStudio } from '@/components/studio/studio'
import { findTool, moveSection, moveTool, type Sections } from '@/lib/stack/edit'
import { indexAfterDrop } from '@/lib/stack/section-drop'
import { sameTarget } from '@/lib/stack/slots'
import { aimOf, markOf, type DropTarget, type Box, type Point } from './drop-target'
import type { GestureHandlers } from './gesture-handlers'
import { DropMark } from './drop-mark'
import { DragSource } from './drag-source'
import { handleOf, type DragItem } from './drag-item'
import { DragPreview } from './drag-preview'
import { BoardPointerSensor } from './pointer-sensor'
import { BoardKeyboardSensor } from './keyboard-sensor'
import { keyboardStep } from './keyboard-step'
import { sayAimed, sayCancelled, sayDropped, sayLifted } from './announcements'
import { suppressNextClick } from './suppress-click'

/** We announce ourselves: the library's words are about droppables, and here places count. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** The page scrolls along at its upper and lower edge alone: who drags in its lower quarter wants to drop there. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.1 } }

/** A stack may arrive, or a change be undone, while something is held. */
const isOn = (sections: Sections, held: DragItem) =>
  held.kind === 'tool'
    ? findTool(sections, held.toolId) !== undefined
    : sections.some(({ title }) => title === held.section)

interface BoardDragProps {
  handlersRef: React.RefObject<GestureHandlers | null>
  onLift: () => void
}

/**
 * Dragging by pointer, touch and keyboard. One draggable stands for whatever is held, so that lifting and moving render
 * neither the tiles nor the sections: what moves is a preview, and the board changes once, when it is dropped. What is
 * held and aimed at stands in refs: a fast drag is over before anything has rendered.
 */
export function BoardDrag({ handlersRef, onLift }: BoardDragProps) {
  const { content, edit } = useStudio()
  /** What a drag began with may have changed by its end. */
  const board = useRef(content.sections)
  useLayoutEffect(() => {
    board.current = content.sections
  }, [content.sections])
  const grip = useRef<DragItem>(undefined)
  const busy = useRef(false)
  const aim = useRef<DropTarget>(undefined)
  const pointer = useRef<Point>(undefined)
  const [held, setHeld] = useState<DragItem>()
  const [returned, setReturned] = useState<DragItem>()
  const [mark, setMark] = useState<Box>()
  const [said, setSaid] = useState('')

  const aimAt = (next: DropTarget | undefined) => {
    aim.current = next
    setMark(next && markOf(next))
  }
  const announce = (next: DropTarget) => {
    if (grip.current) setSaid(sayAimed(board.current, grip.current, next))
  }

  const follow = (point: Point) => {
    pointer.current = point
    if (!grip.current) return
    const before = aim.current
    const next = aimOf(grip.current.kind, point)
    aimAt(next)
    if (next?.kind === 'tool' && !(before?.kind === 'tool' && sameTarget(before.target, next.target))) announce(next)
  }

  const lift = () => {
    const taken = grip.current
    if (!taken) return
    onLift()
    setHeld(taken)
    setSaid(sayLifted(board.current, taken))
  }

  const putDown = (drop: boolean) => {
    const taken = grip.current
    const aimed = aim.current
    grip.current = undefined
    pointer.current = undefined
    aimAt(undefined)
    setHeld(undefined)
    if (!taken) return
    const sections = board.current
    if (!isOn(sections, taken)) return setSaid('Move cancelled. The board has changed.')
    if (drop) dropAt(taken, aimed)
    setSaid(drop ? sayDropped(sections, taken, aimed) : sayCancelled(sections, taken))
  }

  const dropAt = (taken: DragItem, aimed: DropTarget | undefined) => {
    if (taken.kind === 'tool' && aimed?.kind === 'tool') edit(moveTool(taken.toolId, aimed.target))
    if (taken.kind === 'section' && aimed?.kind === 'section')
      edit(moveSection(taken.section, indexAfterDrop(board.current, taken.section, aimed.target)))
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
        // A press that did not move was no drag.
        if (!pointer.current) return
        suppressNextClick('up')
        putDown(drop)
      },
    }),
    useSensor(BoardKeyboardSensor, {
      began,
      step: (event) => {
        const step = grip.current && keyboardStep(event.code, grip.current, board.current)
        if (!step) return undefined
        grip.current = step.held
        aimAt(step.aim)
        announce(step.aim)
        return step.at
      },
      ended: (drop) => {
        busy.current = false
        setReturned(grip.current)
        putDown(drop)
      },
    }),
  )

  // What is held is marked in place: a dashed outline stays where it came from.
  useEffect(() => {
    if (!held) return
    const { kind, element } = held
    element.toggleAttribute(`data-lifted-${kind}`, true)
    return () => {
      element.toggleAttribute(`data-lifted-${kind}`, false)
    }
  }, [held])

  // The board may scroll below a pointer that rests.
  const scrolled = useEffectEvent(() => {
    if (pointer.current) follow(pointer.current)
  })
  useEffect(() => {
    const look = () => scrolled()
    window.addEventListener('scroll', look, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', look, { capture: true })
  }, [])

  // After a move by keyboard its handle has the focus, although the tile may be a new element: with the very commit
  // that moved it, because a moment later the focus may be wanted elsewhere.
  useLayoutEffect(() => {
    const handle = returned && handleOf(returned)
    handle?.focus()
    handle?.scrollIntoView({ block: 'nearest' })
  }, [returned])

  return (
    <>
      <DndContext
        id="board"
        sensors={sensors}
        accessibility={{ announcements: SILENT, restoreFocus: false }}
        autoScroll={AUTO_SCROLL}
        onDragStart={lift}
      >
        <DragSource handlersRef={handlersRef} gripRef={grip} busyRef={busy} />
        {createPortal(
          <DragOverlay dropAnimation={null} className="pointer-events-none">
            {held && <DragPreview held={held} sections={content.sections} />}
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
      <DropMark box={mark} />
      <div role="status" aria-live="assertive" className="sr-only">
        {said}
      </div>
    </>
  )
}
