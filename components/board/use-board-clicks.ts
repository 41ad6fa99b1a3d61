'use client'

import { useDialogs } from '@/components/studio/dialogs'
import { useStudio } from '@/components/studio/studio'
import { trackToolOpened } from '@/lib/analytics/track'
import { findTool, resetExplored } from '@/lib/stack/edit'
import { actionOf, sectionAt, sectionOf, tileAt } from './find-parts'
import { boxOf, type OpenMenu } from './open-menu'

interface Commands {
  openMenu: (menu: OpenMenu) => void
  explore: (title: string) => void
}

/** What the buttons and links inside the board do, by the `data-act` that they carry. */
export function useBoardClicks({ openMenu, explore }: Commands) {
  const { content, edit } = useStudio()
  const { show } = useDialogs()

  return ({ target }: React.MouseEvent) => {
    if (!(target instanceof Element)) return
    const toolId = tileAt(target)?.dataset.toolId
    const section = sectionAt(target)?.dataset.section
    if (section === undefined) return
    const link = target.closest('a')
    if (link && toolId !== undefined) {
      const found = findTool(content.sections, toolId)
      if (found) trackToolOpened(found.tool, found.section.title)
      return
    }
    const button = target.closest<HTMLButtonElement>('[data-act]')
    if (!button) return
    const at = boxOf(button)
    switch (button.dataset.act) {
      case 'tool':
      case 'more-tool':
        return toolId === undefined ? undefined : openMenu({ kind: 'tool', toolId, at, opener: button })
      case 'more-section':
        return openMenu({ kind: 'section', section, at, opener: button })
      case 'explore':
        return explore(section)
      case 'reset':
        // The button goes with the tools.
        actionOf(sectionOf(section), 'explore')?.focus()
        return edit(resetExplored(section))
      case 'add-tool':
        return show({ kind: 'add-tool', section })
    }
  }
}
