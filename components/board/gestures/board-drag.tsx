'use client'

import { DndContext, DragOverlay, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStudio } from '@/components/studio/studio'
import { moveSection, moveTool, type ToolTarget } from '@/lib/stack/edit'
import { sameTarget } from '@/lib/stack/slots'
import { aimSection, aimTool, sectionMark, toolMark, type Box, type Point, type SectionAim } from './aim'
import type { BoardHands } from './board-hands'
import { DropMark } from './drop-mark'
import { focusHandle } from './focus-handle'
import { Hand } from './hand'
import type { Held } from './held'
import { HeldPreview } from './held-preview'
import { keyboardStep } from './keyboard-step'
import { sectionPlace, toolName, toolPlace } from './say-place'
import { indexAfterDrop } from './section-order'
import { swallowNextClick } from './swallow-click'
import { usePointerTrail } from './use-pointer-trail'

const START_AFTER_PX = 5
/** We announce ourselves: the library's words are about droppables, and here places count. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

type Aim = { kind: 'tool'; target: ToolTarget } | { kind: 'section'; aim: SectionAim }

interface BoardDragProps {
  handsRef: React.RefObject<BoardHands | null>
  onLift: () => void
}

/**
 * Dragging by pointer, touch and keyboard. One draggable stands for whatever is held, so that lifting and moving render
 * neither the tiles nor the sections: what moves is a preview, and the board changes once, when it is dropped.
 */
export function BoardDrag({ handsRef, onLift }: BoardDragProps) {
  const { content, edit } = useStudio()
  const { sections } = content
  const grip = useRef<Held>(undefined)
  const [held, setHeld] = useState<Held>()
  const [byKeys, setByKeys] = useState(false)
  const [mark, setMark] = useState<Box>()
  const [said, setSaid] = useState('')
  const aim = useRef<Aim>(undefined)

  const aimAt = (next: Aim | undefined, announce: boolean) => {
    const before = aim.current
    aim.current = next
    setMark(next && (next.kind === 'tool' ? toolMark(next.target) : sectionMark(next.aim)))
    if (!next || !announce || !grip.current) return
    if (next.kind === 'tool' && grip.current.kind === 'tool') {
      if (before?.kind === 'tool' && sameTarget(before.target, next.target)) return
      setSaid(`${toolName(sections, grip.current.toolId)}: ${toolPlace(sections, grip.current.toolId, next.target)}.`)
    } else if (next.kind === 'section' && grip.current.kind === 'section') {
      const index = indexAfterDrop(sections, grip.current.section, next.aim)
      setSaid(`Section ${grip.current.section}: ${sectionPlace(sections, index)}.`)
    }
  }

  const follow = (point: Point) => {
    if (!grip.current) return
    if (grip.current.kind === 'tool') {
      const target = aimTool(point)
      aimAt(target && { kind: 'tool', target }, true)
    } else {
      const target = aimSection(point)
      aimAt(target && { kind: 'section', aim: target }, false)
    }
  }

  const started = useRef(false)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: START_AFTER_PX } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event) => {
        if (!grip.current) return undefined
        const step = keyboardStep(event.code, grip.current, sections)
        if (!step) return undefined
        event.preventDefault()
        grip.current = step.held
        aimAt(step.aim, true)
        return step.at
      },
    }),
  )

  // What is held is marked in place: a dashed outline stays where it came from.
  useEffect(() => {
    if (!held) return
    const { element } = held
    element.toggleAttribute('data-lifted', true)
    return () => {
      element.toggleAttribute('data-lifted', false)
    }
  }, [held])

  const putDown = (drop: boolean, byKeyboard: boolean) => {
    const taken = grip.current
    if (!byKeyboard) swallowNextClick()
    if (drop && !byKeyboard) trail.settle()
    const target = aim.current
    started.current = false
    grip.current = undefined
    aim.current = undefined
    setHeld(undefined)
    setMark(undefined)
    if (!taken) return
    if (taken.kind === 'tool') {
      const name = toolName(sections, taken.toolId)
      const moved = drop && target?.kind === 'tool'
      if (moved) edit(moveTool(taken.toolId, target.target))
      const place = toolPlace(sections, taken.toolId, moved ? target.target : undefined)
      setSaid(drop ? `${name} dropped in ${place}.` : `Move cancelled. ${name} is back in ${place}.`)
    } else {
      const index = drop && target?.kind === 'section' ? indexAfterDrop(sections, taken.section, target.aim) : undefined
      if (index !== undefined) edit(moveSection(taken.section, index))
      const place = sectionPlace(sections, index ?? sections.findIndex(({ title }) => title === taken.section))
      setSaid(
        drop
          ? `Section ${taken.section} dropped at ${place}.`
          : `Move cancelled. Section ${taken.section} is back at ${place}.`,
      )
    }
    if (byKeyboard) focusHandle(taken)
  }

  const trail = usePointerTrail({
    active: held !== undefined && !byKeys,
    follow,
    // A drag that ends before its start has rendered never reaches the library's own end.
    released: () => {
      if (started.current) putDown(true, false)
    },
  })

  return (
    <>
      <DndContext
        id="board"
        sensors={sensors}
        accessibility={{ announcements: SILENT, restoreFocus: false }}
        onDragStart={({ activatorEvent }) => {
          const taken = grip.current
          if (!taken) return
          started.current = true
          onLift()
          setHeld(taken)
          // The mouse may rest anywhere meanwhile: only keys aim then.
          setByKeys(activatorEvent instanceof KeyboardEvent)
          setSaid(
            taken.kind === 'tool'
              ? `Picked up ${toolName(sections, taken.toolId)} from ${toolPlace(sections, taken.toolId)}.`
              : `Picked up section ${taken.section} from ${sectionPlace(
                  sections,
                  sections.findIndex(({ title }) => title === taken.section),
                )}.`,
          )
        }}
        onDragEnd={({ activatorEvent }) => putDown(true, activatorEvent instanceof KeyboardEvent)}
        onDragCancel={({ activatorEvent }) => putDown(false, activatorEvent instanceof KeyboardEvent)}
      >
        <Hand handsRef={handsRef} gripRef={grip} />
        {createPortal(
          <DragOverlay dropAnimation={null} className="pointer-events-none">
            {held && <HeldPreview held={held} sections={sections} />}
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
