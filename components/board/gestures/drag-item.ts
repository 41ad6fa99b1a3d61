import type { Slot } from '@/lib/stack/slots'
import { boardActionAt } from '../board-action'
import { controlOf, sectionAt, sectionOf, tileAt, tileOf } from '../elements'

/** The keys that take hold of what has the focus. */
export const LIFTING_KEYS: readonly string[] = ['Space', 'Enter']

/** What is in the visitor's hand. Keys have moved it to a slot or an index. */
export type DragItem =
  | { kind: 'tool'; toolId: string; element: HTMLElement; slot: Slot | undefined }
  | { kind: 'section'; section: string; element: HTMLElement; index: number | undefined }

const isInsideMain = (target: EventTarget | null) => target instanceof Element && target.closest('[data-main]') !== null

/**
 * By its handle with any type of pointer or a key; by the tile itself with a mouse only, because a finger there scrolls.
 */
export function dragItemAt(target: EventTarget | null, by: string): DragItem | undefined {
  const action = boardActionAt(target)?.type
  const onTile = action === undefined || isInsideMain(target)
  const tile = tileAt(target)
  const toolId = tile?.dataset.toolId
  if (tile && toolId !== undefined && (action === 'move-tool' || (by === 'mouse' && onTile)))
    return { kind: 'tool', toolId, element: tile, slot: undefined }
  const element = sectionAt(target)
  const section = element?.dataset.section
  if (element && section !== undefined && action === 'move-section')
    return { kind: 'section', section, element, index: undefined }
  return undefined
}

/** The handle of what was held, where it stands now. */
export const handleOf = (held: DragItem): HTMLElement | null =>
  held.kind === 'tool'
    ? controlOf(tileOf(held.toolId), 'move-tool')
    : controlOf(sectionOf(held.section), 'move-section')
