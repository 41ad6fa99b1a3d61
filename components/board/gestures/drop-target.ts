import {
  moveSection,
  moveTool,
  type Sections,
  type SectionsEdit,
  type SectionTarget,
  type ToolTarget,
} from '@/lib/stack/edit'
import { indexAfterDrop } from '@/lib/stack/section-drop'
import { sectionAt, sectionOf } from '../elements'
import type { DragItem } from './drag-item'

/** Computes where the dragged item would land from the layout below the pointer. */

export interface Point {
  readonly x: number
  readonly y: number
}

export type DropTarget = { kind: 'tool'; target: ToolTarget } | { kind: 'section'; target: SectionTarget }

/**
 * The target at a point; `current` while the point is over the item's own placeholder. Otherwise
 * the board, which shows the item at its target, would flicker between two positions.
 */
export function dropTargetAt(item: DragItem, point: Point, current: DropTarget | undefined): DropTarget | undefined {
  const section = sectionAt(document.elementFromPoint(point.x, point.y))
  const title = section?.dataset.section
  if (!section || title === undefined) return undefined
  if (item.kind === 'section') {
    if (title === item.section) return current
    return { kind: 'section', target: { section: title, half: halfOf(section, point) } }
  }
  const tile = tileBelow(section, point)
  if (!tile) return { kind: 'tool', target: { section: title } }
  if (tile.toolId === item.toolId) return current
  return { kind: 'tool', target: { section: title, besides: tile } }
}

const takesWholeRow = (width: number, rowWidth: number) => width > rowWidth * 0.6

function halfOf(section: HTMLElement, { x, y }: Point): 'before' | 'after' {
  const { left, top, width, height } = section.getBoundingClientRect()
  const rowWidth = section.parentElement?.getBoundingClientRect().width ?? width
  const isFirst = takesWholeRow(width, rowWidth) ? y < top + height / 2 : x < left + width / 2
  return isFirst ? 'before' : 'after'
}

/** By layout instead of `elementFromPoint`, because animated tiles pass below the pointer. */
function tileBelow(section: HTMLElement, { x, y }: Point): ToolTarget['besides'] {
  const list = section.querySelector('ul')
  if (!list) return undefined
  const at = list.getBoundingClientRect()
  for (const tile of list.querySelectorAll<HTMLElement>('[data-tool-id]')) {
    const { offsetWidth: width, offsetHeight: height } = tile
    const left = at.left + tile.offsetLeft - (tile.offsetParent === list ? 0 : list.offsetLeft)
    const top = at.top + tile.offsetTop - (tile.offsetParent === list ? 0 : list.offsetTop)
    // Half of the gap around a tile belongs to it.
    if (x < left - GAP || x > left + width + GAP || y < top - GAP || y > top + height + GAP) continue
    const isFirst = takesWholeRow(width, at.width) ? y < top + height / 2 : x < left + width / 2
    return { toolId: tile.dataset.toolId ?? '', half: isFirst ? 'before' : 'after' }
  }
  return undefined
}

const GAP = 14

/** The edit that moves the item to its target, for the preview and the drop. */
export function editFor(item: DragItem, target: DropTarget | undefined): SectionsEdit {
  if (item.kind === 'tool' && target?.kind === 'tool') return moveTool(item.toolId, target.target)
  if (item.kind === 'section' && target?.kind === 'section') {
    const { section } = item
    return (sections: Sections) => moveSection(section, indexAfterDrop(sections, section, target.target))(sections)
  }
  return (sections) => sections
}

/** The number of tiles in a row of a section. By layout, because tiles may be animated. */
export function tilesPerRow(title: string): number {
  const tiles = [...(sectionOf(title)?.querySelectorAll<HTMLElement>('[data-tool-id]') ?? [])]
  const firstTop = tiles[0]?.offsetTop
  return Math.max(1, tiles.filter((tile) => tile.offsetTop === firstTop).length)
}
