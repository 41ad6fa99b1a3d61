import type { Section } from '@/lib/stack/schema'
import { boardActionAt } from '../board-action'
import { controlOf, mainControlOf, sectionOf, tileOf } from '../elements'

/** The same control of the tool where it is now: a move into another section makes it a new element. */
export function focusTool(toolId: string, opener: HTMLElement): void {
  const action = boardActionAt(opener)
  const main = opener.hasAttribute('data-main')
  requestAnimationFrame(() => {
    const tile = tileOf(toolId)
    const control = main || !action ? mainControlOf(tile) : controlOf(tile, action.type)
    control?.focus()
  })
}

/** The neighbour of what was removed, so that the keyboard's place on the page is not lost. */
export function focusAfterRemoval(section: Section, index: number): void {
  const neighbour = section.tools[index + 1] ?? section.tools[index - 1]
  requestAnimationFrame(() => {
    const control = neighbour ? mainControlOf(tileOf(neighbour.id)) : controlOf(sectionOf(section.title), 'add-tool')
    control?.focus()
  })
}
