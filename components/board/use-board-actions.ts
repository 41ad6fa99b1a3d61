'use client'

import { useDialogs } from '@/components/studio/dialogs'
import { useStudio } from '@/components/studio/studio'
import { trackToolOpened } from '@/lib/analytics/track'
import { findTool, resetExplored } from '@/lib/stack/edit'
import { boardActionAt } from './board-action'
import { controlOf, sectionOf, tileAt } from './elements'
import { boxOf, type OpenMenu } from './open-menu'

interface Commands {
  openMenu: (menu: OpenMenu) => void
  explore: (title: string) => void
  /** Removes the marks of newly explored tools from a section. */
  keep: (title: string) => void
}

/** The board's click listener: runs the action of the pressed control and counts opened links. */
export function useBoardActions({ openMenu, explore, keep }: Commands) {
  const { content, edit } = useStudio()
  const { show } = useDialogs()

  return ({ target }: React.MouseEvent) => {
    if (target instanceof Element && target.closest('a')) {
      const found = findTool(content.sections, tileAt(target)?.dataset.toolId ?? '')
      if (found) trackToolOpened(found.tool, found.section.title)
      return
    }
    const action = boardActionAt(target)
    switch (action?.type) {
      case 'tool-menu':
        return openMenu({ kind: 'tool', toolId: action.toolId, at: boxOf(action.control), opener: action.control })
      case 'section-menu':
        return openMenu({ kind: 'section', section: action.section, at: boxOf(action.control), opener: action.control })
      case 'explore':
        return explore(action.section)
      case 'reset-explored':
        // The button disappears with the explored tools.
        controlOf(sectionOf(action.section), 'explore')?.focus()
        return edit(resetExplored(action.section))
      case 'keep-explored':
        // The button disappears with the marks.
        controlOf(sectionOf(action.section), 'explore')?.focus()
        return keep(action.section)
      case 'add-tool':
        return show({ kind: 'add-tool', section: action.section })
      case 'move-tool':
      case 'move-section':
      case undefined:
        return undefined
    }
  }
}
