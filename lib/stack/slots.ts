import { findTool, type Sections, type ToolTarget } from './edit'

/** A position for a tool moved by keys: `index` counts the section's other tools. */
export interface Slot {
  readonly section: string
  readonly index: number
}

export type Step = 'left' | 'right' | 'up' | 'down'

const others = (sections: Sections, toolId: string, title: string) =>
  sections.find((section) => section.title === title)?.tools.filter((tool) => tool.id !== toolId) ?? []

export function slotOf(sections: Sections, toolId: string): Slot | undefined {
  const found = findTool(sections, toolId)
  return found && { section: found.section.title, index: found.index }
}

/**
 * The next position in a direction. Left and right follow reading order, also across sections. Up
 * and down move by a row of the section's grid, and at its edge to the neighbouring section.
 * `undefined` at the end.
 */
export function stepSlot(
  sections: Sections,
  toolId: string,
  slot: Slot,
  step: Step,
  tilesPerRow: (title: string) => number,
): Slot | undefined {
  const at = sections.findIndex((section) => section.title === slot.section)
  const room = (title: string) => others(sections, toolId, title).length
  const last = room(slot.section)
  const next = sections[at + 1]?.title
  const previous = at > 0 ? sections[at - 1]?.title : undefined
  if (step === 'right') {
    if (slot.index < last) return { ...slot, index: slot.index + 1 }
    return next === undefined ? undefined : { section: next, index: 0 }
  }
  if (step === 'left') {
    if (slot.index > 0) return { ...slot, index: slot.index - 1 }
    return previous === undefined ? undefined : { section: previous, index: room(previous) }
  }
  const row = Math.max(1, tilesPerRow(slot.section))
  const column = slot.index % row
  if (step === 'down') {
    if (slot.index + row <= last) return { ...slot, index: slot.index + row }
    return next === undefined ? undefined : { section: next, index: Math.min(column, room(next)) }
  }
  if (slot.index - row >= 0) return { ...slot, index: slot.index - row }
  if (previous === undefined) return undefined
  const rowThere = Math.max(1, tilesPerRow(previous))
  const lastRow = Math.floor(room(previous) / rowThere) * rowThere
  return { section: previous, index: Math.min(lastRow + column, room(previous)) }
}

export function targetOfSlot(sections: Sections, toolId: string, { section, index }: Slot): ToolTarget {
  const besides = others(sections, toolId, section)[index]
  return besides ? { section, besides: { toolId: besides.id, half: 'before' } } : { section }
}

/** Whether two targets are the same position; used to announce each position once. */
export function sameTarget(a: ToolTarget | undefined, b: ToolTarget | undefined): boolean {
  return a?.section === b?.section && a?.besides?.toolId === b?.besides?.toolId && a?.besides?.half === b?.besides?.half
}
