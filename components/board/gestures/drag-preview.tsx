'use client'

import { findTool, type Sections } from '@/lib/stack/edit'
import { ToolIcon } from '../tool-icon'
import type { DragItem } from './drag-item'

/** What follows the pointer: the thing itself, lifted. The original stays where it is until it is dropped. */
export function DragPreview({ held, sections }: { held: DragItem; sections: Sections }) {
  const lifted = 'h-full w-full rotate-2 rounded-control border bg-raised shadow-float'
  if (held.kind === 'section') {
    return (
      <div data-part="section" className={`${lifted} max-h-14 truncate px-4 py-3 font-semibold`}>
        <bdi>{held.section}</bdi>
      </div>
    )
  }
  const tool = findTool(sections, held.toolId)?.tool
  if (!tool) return null
  return (
    <div
      data-part="tile"
      className={`${lifted} flex flex-col items-center gap-1 px-1.5 pt-2 text-center text-[13px] leading-[17px]`}
    >
      <ToolIcon tool={tool} />
      <bdi className="tile-name">{tool.text}</bdi>
    </div>
  )
}
