import type { Slot } from '@/lib/stack/slots'
import { boardActionAt } from '../board-action'
import { controlOf, sectionAt, sectionOf, tileAt, tileOf } from '../elements'

/** The keys that lift what has the focus. */
export const LIFTING_KEYS: readonly string[] = ['Space', 'Enter']

/** What is being moved. Keys have moved it to a slot or an index. */
export type DragItem =
  | { kind: 'tool'; toolId: string; slot: Slot | undefined }
  | { kind: 'section'; section: string; index: number | undefined }

const isInTileLink = (target: EventTarget | null) => target instanceof Element && target.closest('[data-main]') !== null

/**
 * By its handle with any type of pointer or a key; by the tile itself with a mouse only, because a finger there scrolls.
 */
export function dragItemAt(target: EventTarget | null, by: string): DragItem | undefined {
  const action = boardActionAt(target)?.type
  const toolId = tileAt(target)?.dataset.toolId
  const byTile = by === 'mouse' && (action === undefined || isInTileLink(target))
  if (toolId !== undefined && (action === 'move-tool' || byTile)) return { kind: 'tool', toolId, slot: undefined }
  const section = sectionAt(target)?.dataset.section
  if (section !== undefined && action === 'move-section') return { kind: 'section', section, index: undefined }
  return undefined
}

/** Its id among the sortable elements. */
export const sortableId = (item: { kind: 'tool'; toolId: string } | { kind: 'section'; section: string }): string =>
  item.kind === 'tool' ? `tool:${item.toolId}` : `section:${item.section}`

/** Its element: another one after it has moved into another section. */
export const elementOf = (item: DragItem): HTMLElement | null =>
  item.kind === 'tool' ? tileOf(item.toolId) : sectionOf(item.section)

export const handleOf = (item: DragItem): HTMLElement | null =>
  item.kind === 'tool'
    ? controlOf(tileOf(item.toolId), 'move-tool')
    : controlOf(sectionOf(item.section), 'move-section')
