import { findTool, moveTool, type Sections, type ToolTarget } from '@/lib/stack/edit'

/** The words of the live announcements. */

export function toolPlace(sections: Sections, toolId: string, target?: ToolTarget): string {
  const found = findTool(target ? moveTool(toolId, target)(sections) : sections, toolId)
  return found ? `${found.section.title}, position ${found.index + 1} of ${found.section.tools.length}` : ''
}

export const toolName = (sections: Sections, toolId: string): string => findTool(sections, toolId)?.tool.text ?? ''

export const sectionPlace = (sections: Sections, index: number): string => `position ${index + 1} of ${sections.length}`
