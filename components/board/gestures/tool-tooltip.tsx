'use client'

import { useStudio } from '@/components/studio/studio'
import { isInside } from '@/components/ui/is-inside'
import { Tooltip } from '@/components/ui/tooltip'
import { descriptionOf } from '@/lib/generate/descriptions'
import { findTool } from '@/lib/stack/edit'
import { mainControlOf, tileAt } from '../elements'

/** The tooltip of the tools: their descriptions. */
export function ToolTooltip({ root }: { root: React.RefObject<HTMLDivElement | null> }) {
  const { content } = useStudio()
  return (
    <Tooltip
      side="bottom"
      wide
      anchorAt={(target) => (isInside(target, root.current) ? tileAt(target) : null)}
      textOf={(tile) => {
        const found = findTool(content.sections, tile.dataset.toolId ?? '')
        return found ? descriptionOf(found.tool) : ''
      }}
      controlOf={mainControlOf}
    />
  )
}
