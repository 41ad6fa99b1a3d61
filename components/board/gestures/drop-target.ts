import type { SectionTarget, ToolTarget } from '@/lib/stack/edit'
import { sectionAt, sectionOf, tileAt, tileOf } from '../elements'

/** Where things would land, read from what is on the screen. Boxes are in viewport coordinates. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where what is held would land. */
export type DropTarget = { kind: 'tool'; target: ToolTarget } | { kind: 'section'; target: SectionTarget }

export function aimOf(kind: DropTarget['kind'], point: Point): DropTarget | undefined {
  if (kind === 'tool') {
    const target = aimTool(point)
    return target && { kind, target }
  }
  const target = aimSection(point)
  return target && { kind, target }
}

/** The line that shows where it would land. */
export const markOf = (aim: DropTarget): Box | undefined =>
  aim.kind === 'tool' ? toolMark(aim.target) : sectionMark(aim.target)

const GAP_REACH = 14
const MARK = 3

const at = ({ x, y }: Point) => document.elementFromPoint(x, y)

/** A tool lands before or after the tile under the pointer, by the half it is over; else at the end of the section. */
function aimTool(point: Point): ToolTarget | undefined {
  const under = at(point)
  const section = sectionAt(under)
  if (section?.dataset.section === undefined) return undefined
  const tileIn = (element: Element | null) => {
    const tile = tileAt(element)
    return tile && section.contains(tile) ? tile : undefined
  }
  const beside = (offset: number) => tileIn(at({ x: point.x + offset, y: point.y }))
  // Between two tiles there is a gap: the nearer neighbour counts, so that the mark does not jump to the end. Only there
  // it is asked for: on a large board every look below the pointer takes milliseconds.
  const tile = tileIn(under) ?? beside(-GAP_REACH) ?? beside(GAP_REACH)
  const title = section.dataset.section
  if (tile?.dataset.toolId === undefined) return { section: title }
  const { left, width } = tile.getBoundingClientRect()
  return {
    section: title,
    besides: { toolId: tile.dataset.toolId, half: point.x < left + width / 2 ? 'before' : 'after' },
  }
}

const sideBySide = (section: Element) => {
  const board = section.parentElement?.getBoundingClientRect().width ?? 0
  return section.getBoundingClientRect().width < board * 0.75
}

function aimSection(point: Point): SectionTarget | undefined {
  const section = sectionAt(at(point))
  if (section?.dataset.section === undefined) return undefined
  const { left, top, width, height } = section.getBoundingClientRect()
  const first = sideBySide(section) ? point.x < left + width / 2 : point.y < top + height / 2
  return { section: section.dataset.section, half: first ? 'before' : 'after' }
}

function toolMark({ section, besides }: ToolTarget): Box | undefined {
  const list = sectionOf(section)?.querySelector('ul')
  if (!list) return undefined
  const last = list.lastElementChild
  const tile = besides ? tileOf(besides.toolId) : last
  if (!tile) {
    const { left, top, height } = list.getBoundingClientRect()
    return { left, top, width: MARK, height }
  }
  const { left, right, top, height } = tile.getBoundingClientRect()
  return { left: (besides?.half === 'before' ? left : right) - MARK / 2, top, width: MARK, height }
}

function sectionMark({ section, half }: SectionTarget): Box | undefined {
  const element = sectionOf(section)
  if (!element) return undefined
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  return sideBySide(element)
    ? { left: (half === 'before' ? left - 8 : right + 8) - MARK / 2, top, width: MARK, height }
    : { left, top: (half === 'before' ? top - 8 : bottom + 8) - MARK / 2, width, height: MARK }
}

/** How many tiles stand in a row of a section, as it is laid out now. */
export function tilesPerRow(title: string): number {
  const tiles = [...(sectionOf(title)?.querySelectorAll('[data-tool-id]') ?? [])]
  const firstTop = tiles[0]?.getBoundingClientRect().top
  const inFirstRow = tiles.filter((tile) => tile.getBoundingClientRect().top === firstTop).length
  return Math.max(1, inFirstRow)
}
