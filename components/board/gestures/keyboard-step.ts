import type { Sections } from '@/lib/stack/edit'
import { targetOfIndex } from '@/lib/stack/section-drop'
import { slotOf, stepSlot, targetOfSlot, type Step } from '@/lib/stack/slots'
import type { DragItem } from './drag-item'
import { tilesPerRow, type DropTarget } from './drop-target'

const STEPS: Partial<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

interface KeyboardStep {
  readonly item: DragItem
  readonly target: DropTarget
}

/** The next position for an arrow key, or undefined at the end of the board. */
export function keyboardStep(code: string, item: DragItem, sections: Sections): KeyboardStep | undefined {
  const step = STEPS[code]
  if (!step) return undefined
  if (item.kind === 'tool') {
    const from = item.slot ?? slotOf(sections, item.toolId)
    const slot = from && stepSlot(sections, item.toolId, from, step, tilesPerRow)
    if (!slot) return undefined
    return { item: { ...item, slot }, target: { kind: 'tool', target: targetOfSlot(sections, item.toolId, slot) } }
  }
  const from = item.index ?? sections.findIndex(({ title }) => title === item.section)
  const index = from + (step === 'left' || step === 'up' ? -1 : 1)
  if (index < 0 || index >= sections.length) return undefined
  const target = targetOfIndex(sections, item.section, index)
  return target && { item: { ...item, index }, target: { kind: 'section', target } }
}
