import type { Section } from '@/lib/stack/schema'
import { boardActionAt } from '../board-action'
import { controlOf, mainControlOf, sectionOf, tileOf } from '../elements'

/**
 * Focuses the same control of the tool again: after a move to another section it is a new element.
 */
export function focusTool(toolId: string, opener: HTMLElement): void {
  const action = boardActionAt(opener)
  const main = opener.hasAttribute('data-main')
  requestAnimationFrame(() => {
    const tile = tileOf(toolId)
    const control = main || !action ? mainControlOf(tile) : controlOf(tile, action.type)
    control?.focus()
  })
}

/** Focuses the neighbour of a removed tool, so that keyboard users keep their position. */
export function focusAfterRemoval(section: Section, index: number): void {
  const neighbour = section.tools[index + 1] ?? section.tools[index - 1]
  requestAnimationFrame(() => {
    const control = neighbour ? mainControlOf(tileOf(neighbour.id)) : controlOf(sectionOf(section.title), 'add-tool')
    control?.focus()
  })
}
