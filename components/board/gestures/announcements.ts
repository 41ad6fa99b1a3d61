import { findTool, moveTool, type Sections } from '@/lib/stack/edit'
import { indexAfterDrop } from '@/lib/stack/section-drop'
import type { DropTarget } from './drop-target'
import type { DragItem } from './drag-item'

/** The words of the live announcements: what is held, and where it was taken, would land or has come to rest. */

const nameOf = (sections: Sections, held: DragItem, section: 'section' | 'Section' = 'Section'): string =>
  held.kind === 'tool' ? (findTool(sections, held.toolId)?.tool.text ?? '') : `${section} ${held.section}`

function placeOf(sections: Sections, held: DragItem, aim?: DropTarget): string {
  if (held.kind === 'section') {
    const index =
      aim?.kind === 'section'
        ? indexAfterDrop(sections, held.section, aim.target)
        : sections.findIndex(({ title }) => title === held.section)
    return `position ${index + 1} of ${sections.length}`
  }
  const after = aim?.kind === 'tool' ? moveTool(held.toolId, aim.target)(sections) : sections
  const found = findTool(after, held.toolId)
  return found ? `${found.section.title}, position ${found.index + 1} of ${found.section.tools.length}` : ''
}

/** A tool lies in a section, a section at a position. */
const prepositionOf = ({ kind }: DragItem) => (kind === 'tool' ? 'in' : 'at')

export const sayLifted = (sections: Sections, held: DragItem): string =>
  `Picked up ${nameOf(sections, held, 'section')} from ${placeOf(sections, held)}.`

export const sayAimed = (sections: Sections, held: DragItem, aim: DropTarget): string =>
  `${nameOf(sections, held)}: ${placeOf(sections, held, aim)}.`

/** `sections` as they are before the drop. */
export const sayDropped = (sections: Sections, held: DragItem, aim: DropTarget | undefined): string =>
  `${nameOf(sections, held)} dropped ${prepositionOf(held)} ${placeOf(sections, held, aim)}.`

export const sayCancelled = (sections: Sections, held: DragItem): string =>
  `Move cancelled. ${nameOf(sections, held)} is back ${prepositionOf(held)} ${placeOf(sections, held)}.`
