'use client'

import { findTool, type Sections } from '@/lib/stack/edit'
import { ToolIcon } from '../tool-icon'
import type { DragItem } from './drag-item'

/** The drag overlay: a copy of the dragged tool or section that follows the pointer. */
export function DragPreview({ item, sections }: { item: DragItem; sections: Sections }) {
  const lifted = 'h-full w-full rotate-2 rounded-control border bg-raised shadow-float'
  if (item.kind === 'section') {
    return (
      <div data-part="section" className={`${lifted} max-h-14 truncate px-4 py-3 font-semibold`}>
        <bdi>{item.section}</bdi>
      </div>
    )
  }
  const tool = findTool(sections, item.toolId)?.tool
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
