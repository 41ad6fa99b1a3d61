import type { Slot } from '@/lib/stack/slots'
import { actionAt, actionOf, sectionAt, sectionOf, tileAt, tileOf } from '../find-parts'

/** The keys that take hold of what has the focus. */
export const LIFTING_KEYS: readonly string[] = ['Space', 'Enter']

/** What is in the visitor's hand. Keys have moved it to a slot or an index. */
export type Held =
  | { kind: 'tool'; toolId: string; element: HTMLElement; slot: Slot | undefined }
  | { kind: 'section'; section: string; element: HTMLElement; index: number | undefined }

/**
 * By its handle with any type of pointer or a key; by the tile itself with a mouse only, because a finger there scrolls.
 */
export function gripAt(target: EventTarget | null, by: string): Held | undefined {
  const act = actionAt(target)
  const tile = tileAt(target)
  const toolId = tile?.dataset.toolId
  if (tile && toolId !== undefined && (act === 'move-tool' || (by === 'mouse' && (!act || act === 'tool'))))
    return { kind: 'tool', toolId, element: tile, slot: undefined }
  const element = sectionAt(target)
  const section = element?.dataset.section
  if (element && section !== undefined && act === 'move-section')
    return { kind: 'section', section, element, index: undefined }
  return undefined
}

/** The handle of what was held, where it stands now. */
export const handleOf = (held: Held): HTMLElement | null =>
  held.kind === 'tool' ? actionOf(tileOf(held.toolId), 'move-tool') : actionOf(sectionOf(held.section), 'move-section')
