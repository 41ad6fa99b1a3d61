import { actionOf, sectionOf, tileOf } from '../find-parts'
import type { Held } from './held'

/** After a move by keyboard the handle has the focus again, although the tile may be a new element by then. */
export function focusHandle(held: Held): void {
  requestAnimationFrame(() => {
    const handle =
      held.kind === 'tool'
        ? actionOf(tileOf(held.toolId), 'move-tool')
        : actionOf(sectionOf(held.section), 'move-section')
    handle?.focus()
    handle?.scrollIntoView({ block: 'nearest' })
  })
}
