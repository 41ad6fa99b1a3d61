import type { Slot } from '@/lib/stack/slots'
import { sectionAt, tileAt } from '../find-parts'

/** What is in the visitor's hand, and by which control it was taken. */
export type Held =
  | { kind: 'tool'; toolId: string; element: HTMLElement; handle: HTMLElement; slot: Slot | undefined }
  | { kind: 'section'; section: string; element: HTMLElement; handle: HTMLElement; index: number | undefined }

/** By its handle with anything; by the tile itself with a mouse only, because a finger there scrolls. */
export function gripAt(target: EventTarget | null, byMouse: boolean): Held | undefined {
  if (!(target instanceof Element)) return undefined
  const button = target.closest<HTMLElement>('[data-act]')
  const act = button?.dataset.act
  const tile = tileAt(target)
  if (tile?.dataset.toolId !== undefined && (act === 'move-tool' || (byMouse && (!act || act === 'tool')))) {
    return {
      kind: 'tool',
      toolId: tile.dataset.toolId,
      element: tile,
      handle: button ?? tile,
      slot: undefined,
    }
  }
  const section = sectionAt(target)
  if (section?.dataset.section !== undefined && button && act === 'move-section') {
    return {
      kind: 'section',
      section: section.dataset.section,
      element: section,
      handle: button,
      index: undefined,
    }
  }
  return undefined
}
