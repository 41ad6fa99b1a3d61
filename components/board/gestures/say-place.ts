import { findTool, moveTool, type Sections } from '@/lib/stack/edit'
import { indexAfterDrop } from '@/lib/stack/section-order'
import type { Aim } from './aim'
import type { Held } from './held'

/** The words of the live announcements: what is held, and where it was taken, would land or has come to rest. */

const nameOf = (sections: Sections, held: Held, section: 'section' | 'Section' = 'Section'): string =>
  held.kind === 'tool' ? (findTool(sections, held.toolId)?.tool.text ?? '') : `${section} ${held.section}`

function placeOf(sections: Sections, held: Held, aim?: Aim): string {
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
const prepositionOf = ({ kind }: Held) => (kind === 'tool' ? 'in' : 'at')

export const sayLifted = (sections: Sections, held: Held): string =>
  `Picked up ${nameOf(sections, held, 'section')} from ${placeOf(sections, held)}.`

export const sayAimed = (sections: Sections, held: Held, aim: Aim): string =>
  `${nameOf(sections, held)}: ${placeOf(sections, held, aim)}.`

/** `sections` as they are before the drop. */
export const sayDropped = (sections: Sections, held: Held, aim: Aim | undefined): string =>
  `${nameOf(sections, held)} dropped ${prepositionOf(held)} ${placeOf(sections, held, aim)}.`

export const sayCancelled = (sections: Sections, held: Held): string =>
  `Move cancelled. ${nameOf(sections, held)} is back ${prepositionOf(held)} ${placeOf(sections, held)}.`
