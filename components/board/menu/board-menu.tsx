'use client'

import { useEffect } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
import { useStudio } from '@/components/studio/studio'
import { findTool } from '@/lib/stack/edit'
import type { OpenMenu } from '../open-menu'
import { SectionMenu } from './section-menu'
import { ToolMenu } from './tool-menu'

interface BoardMenuProps {
  menu: OpenMenu
  onClose: () => void
}

/** The menu of whichever tool or section was asked for, floating beside what was pressed. */
export function BoardMenu({ menu, onClose }: BoardMenuProps) {
  const { content } = useStudio()
  const found = menu.kind === 'tool' ? findTool(content.sections, menu.toolId) : undefined
  const section = menu.kind === 'section' ? content.sections.find(({ title }) => title === menu.section) : undefined
  const gone = !found && !section
  const { left, top, width, height } = menu.at
  // What it was about has been removed: it would open again when that is undone.
  useEffect(() => {
    if (gone) onClose()
  }, [gone, onClose])
  return (
    <DropdownMenu
      open={!gone}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <DropdownMenuTrigger asChild>
        <span aria-hidden className="pointer-events-none fixed" style={{ left, top, width, height }} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        sideOffset={4}
        aria-labelledby={undefined}
        aria-label={found?.tool.text ?? section?.title}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // Unless an item has sent the focus somewhere else already.
          if (document.activeElement === document.body && menu.opener.isConnected) menu.opener.focus()
        }}
      >
        {found && <ToolMenu {...found} opener={menu.opener} />}
        {section && <SectionMenu section={section} opener={menu.opener} />}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
