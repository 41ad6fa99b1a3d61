'use client'

import { defaultAnimateLayoutChanges, SortableContext, useSortable, type AnimateLayoutChanges } from '@dnd-kit/sortable'
import { useLayoutEffect } from 'react'
import type { Sections } from '@/lib/stack/edit'
import { sectionOf, tileOf } from '../elements'
import { sortableId } from './drag-item'

/** Functions that start the drag of an element, by its sortable id. */
export type DragStarters = Map<string, ReturnType<typeof useSortable>['listeners']>

const glideToNewPlace: AnimateLayoutChanges = (change) =>
  !change.isDragging && defaultAnimateLayoutChanges({ ...change, wasDragging: true })
const jumpToNewPlace: AnimateLayoutChanges = () => false

interface SortableElementsProps {
  /** The board as shown, with the dragged item at its target. */
  sections: Sections
  /** The sections whose tools are sortable already. */
  mounted: ReadonlySet<string>
  starters: DragStarters
}

/**
 * Registers the board's elements with dnd-kit, separately from their markup: a hook in each of five
 * hundred tiles would slow down every page. Mounted section by section at the first press on a
 * handle.
 */
export function SortableElements({ sections, mounted, starters }: SortableElementsProps) {
  return (
    <>
      <SortableContext
        id="sections"
        items={sections.map(({ title }) => sortableId({ kind: 'section', section: title }))}
      >
        {sections.map(({ title }) => (
          <SortableSection key={title} title={title} starters={starters} />
        ))}
      </SortableContext>
      {sections.map(
        ({ title, tools }) =>
          mounted.has(title) && (
            <SortableContext
              key={title}
              id={`tools of ${title}`}
              items={tools.map(({ id }) => sortableId({ kind: 'tool', toolId: id }))}
            >
              {tools.map(({ id }) => (
                <SortableTool key={id} toolId={id} starters={starters} />
              ))}
            </SortableContext>
          ),
      )}
    </>
  )
}

function SortableSection({ title, starters }: { title: string; starters: DragStarters }) {
  const id = sortableId({ kind: 'section', section: title })
  const { setNodeRef, listeners } = useSortable({ id, animateLayoutChanges: jumpToNewPlace })
  useLayoutEffect(() => setNodeRef(sectionOf(title)))
  useStarter(id, listeners, starters)
  return null
}

function SortableTool({ toolId, starters }: { toolId: string; starters: DragStarters }) {
  const id = sortableId({ kind: 'tool', toolId })
  const { setNodeRef, listeners, transform, transition } = useSortable({ id, animateLayoutChanges: glideToNewPlace })
  // After every render, because a tile in another section is another element.
  useLayoutEffect(() => setNodeRef(tileOf(toolId)))
  useLayoutEffect(() => {
    const tile = tileOf(toolId)
    if (!tile) return
    tile.style.transform = transform ? `translate(${transform.x}px, ${transform.y}px)` : ''
    tile.style.transition = transition ?? ''
  }, [toolId, transform, transition])
  useStarter(id, listeners, starters)
  return null
}

function useStarter(id: string, listeners: ReturnType<typeof useSortable>['listeners'], starters: DragStarters): void {
  useLayoutEffect(() => {
    starters.set(id, listeners)
    return () => {
      starters.delete(id)
    }
  }, [id, listeners, starters])
}
