import type { Slot } from '@/lib/stack/slots'
import { boardActionAt } from '../board-action'
import { controlOf, sectionAt, sectionOf, tileAt, tileOf } from '../elements'

/** Keys that pick up the focused item. */
export const LIFTING_KEYS: readonly string[] = ['Space', 'Enter']

/** The dragged item. If it was moved by keys, with its slot or index. */
export type DragItem =
  | { kind: 'tool'; toolId: string; slot: Slot | undefined }
  | { kind: 'section'; section: string; index: number | undefined }

const isInTileLink = (target: EventTarget | null) => target instanceof Element && target.closest('[data-main]') !== null

/**
 * The item to drag: by its handle with any pointer or key, by the tile itself only with a mouse,
 * because touches scroll.
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

/** Its id in dnd-kit's sortable context. */
export const sortableId = (item: { kind: 'tool'; toolId: string } | { kind: 'section'; section: string }): string =>
  item.kind === 'tool' ? `tool:${item.toolId}` : `section:${item.section}`

/** Its current element, which changes when it moves to another section. */
export const elementOf = (item: DragItem): HTMLElement | null =>
  item.kind === 'tool' ? tileOf(item.toolId) : sectionOf(item.section)

export const handleOf = (item: DragItem): HTMLElement | null =>
  item.kind === 'tool'
    ? controlOf(tileOf(item.toolId), 'move-tool')
    : controlOf(sectionOf(item.section), 'move-section')
