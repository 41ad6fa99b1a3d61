import type { Sections } from '@/lib/stack/edit'
import { targetOfIndex } from '@/lib/stack/section-drop'
import { slotOf, stepSlot, targetOfSlot, type Step } from '@/lib/stack/slots'
import { markOf, tilesPerRow, type DropTarget, type Point } from './drop-target'
import type { DragItem } from './drag-item'

const STEPS: Partial<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

interface KeyboardStep {
  readonly held: DragItem
  readonly aim: DropTarget
  /** Where the preview goes. */
  readonly at: Point
}

const ROOM = 24

/** Brings a place into the window, at once: what is aimed at must be seen with the key that aims. */
function reveal(aim: DropTarget): Point {
  const box = markOf(aim)
  if (!box) return { x: 0, y: 0 }
  const below = box.top + box.height + ROOM - window.innerHeight
  const shift = box.top < ROOM ? box.top - ROOM : Math.max(0, Math.min(below, box.top - ROOM))
  if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
  const { left, top } = markOf(aim) ?? box
  return { x: left, y: top }
}

/** One press of an arrow key while something is held: the next place, or nothing at the end of the board. */
export function keyboardStep(code: string, held: DragItem, sections: Sections): KeyboardStep | undefined {
  const step = STEPS[code]
  if (!step) return undefined
  if (held.kind === 'tool') {
    const from = held.slot ?? slotOf(sections, held.toolId)
    const slot = from && stepSlot(sections, held.toolId, from, step, tilesPerRow)
    if (!slot) return undefined
    const aim: DropTarget = { kind: 'tool', target: targetOfSlot(sections, held.toolId, slot) }
    return { held: { ...held, slot }, aim, at: reveal(aim) }
  }
  const from = held.index ?? sections.findIndex(({ title }) => title === held.section)
  const index = from + (step === 'left' || step === 'up' ? -1 : 1)
  if (index < 0 || index >= sections.length) return undefined
  const target = targetOfIndex(sections, held.section, index)
  if (!target) return undefined
  const aim: DropTarget = { kind: 'section', target }
  return { held: { ...held, index }, aim, at: reveal(aim) }
}
