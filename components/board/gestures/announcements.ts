import { findTool, moveTool, type Sections } from '@/lib/stack/edit'
import { indexAfterDrop } from '@/lib/stack/section-drop'
import type { DropTarget } from './drop-target'
import type { DragItem } from './drag-item'

/**
 * Texts of the live announcements: the dragged item, and where it was picked up, would land or was
 * dropped.
 */

const nameOf = (sections: Sections, item: DragItem, section: 'section' | 'Section' = 'Section'): string =>
  item.kind === 'tool' ? (findTool(sections, item.toolId)?.tool.text ?? '') : `${section} ${item.section}`

function placeOf(sections: Sections, item: DragItem, target?: DropTarget): string {
  if (item.kind === 'section') {
    const index =
      target?.kind === 'section'
        ? indexAfterDrop(sections, item.section, target.target)
        : sections.findIndex(({ title }) => title === item.section)
    return `position ${index + 1} of ${sections.length}`
  }
  const after = target?.kind === 'tool' ? moveTool(item.toolId, target.target)(sections) : sections
  const found = findTool(after, item.toolId)
  return found ? `${found.section.title}, position ${found.index + 1} of ${found.section.tools.length}` : ''
}

/** A tool is in a section, a section at a position. */
const prepositionOf = ({ kind }: DragItem) => (kind === 'tool' ? 'in' : 'at')

export const announceLifted = (sections: Sections, item: DragItem): string =>
  `Picked up ${nameOf(sections, item, 'section')} from ${placeOf(sections, item)}.`

export const announceTarget = (sections: Sections, item: DragItem, target: DropTarget): string =>
  `${nameOf(sections, item)}: ${placeOf(sections, item, target)}.`

/** `sections` are those before the drop. */
export const announceDropped = (sections: Sections, item: DragItem, target: DropTarget | undefined): string =>
  `${nameOf(sections, item)} dropped ${prepositionOf(item)} ${placeOf(sections, item, target)}.`

export const announceCancelled = (sections: Sections, item: DragItem): string =>
  `Move cancelled. ${nameOf(sections, item)} is back ${prepositionOf(item)} ${placeOf(sections, item)}.`
