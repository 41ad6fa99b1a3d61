import type { Slot } from '@/lib/stack/slots'
import { actionOf, sectionAt, sectionOf, tileAt, tileOf } from '../find-parts'

/** What is in the visitor's hand. Keys have moved it to a slot or an index. */
export type Held =
  | { kind: 'tool'; toolId: string; element: HTMLElement; slot: Slot | undefined }
  | { kind: 'section'; section: string; element: HTMLElement; index: number | undefined }

/**
 * By its handle with any type of pointer or a key; by the tile itself with a mouse only, because a finger there scrolls.
 */
export function gripAt(target: EventTarget | null, by: string): Held | undefined {
  if (!(target instanceof Element)) return undefined
  const button = target.closest<HTMLElement>('[data-act]')
  const act = button?.dataset.act
  const tile = tileAt(target)
  if (tile?.dataset.toolId !== undefined && (act === 'move-tool' || (by === 'mouse' && (!act || act === 'tool')))) {
    return {
      kind: 'tool',
      toolId: tile.dataset.toolId,
      element: tile,
      slot: undefined,
    }
  }
  const section = sectionAt(target)
  if (section?.dataset.section !== undefined && button && act === 'move-section') {
    return {
      kind: 'section',
      section: section.dataset.section,
      element: section,
      index: undefined,
    }
  }
  return undefined
}

/** The handle of what was held, where it stands now. */
export const handleOf = (held: Held): HTMLElement | null =>
  held.kind === 'tool' ? actionOf(tileOf(held.toolId), 'move-tool') : actionOf(sectionOf(held.section), 'move-section')
