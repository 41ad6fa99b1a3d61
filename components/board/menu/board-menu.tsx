'use client'

import { useEffect } from 'react'
import { useStudio } from '@/components/studio/studio'
import { findTool } from '@/lib/stack/edit'
import { FloatingMenu } from '../floating-menu'
import type { OpenMenu } from '../open-menu'
import { SectionMenu } from './section-menu'
import { ToolMenu } from './tool-menu'

interface BoardMenuProps {
  menu: OpenMenu
  onClose: () => void
}

/** The menu of the pressed tool or section, next to its opener. */
export function BoardMenu({ menu, onClose }: BoardMenuProps) {
  const { content } = useStudio()
  const found = menu.kind === 'tool' ? findTool(content.sections, menu.toolId) : undefined
  const section = menu.kind === 'section' ? content.sections.find(({ title }) => title === menu.section) : undefined
  const gone = !found && !section

  // The menu closes when its item is removed, and does not reopen when an undo restores it.
  useEffect(() => {
    if (gone) onClose()
  }, [gone, onClose])

  if (gone) return null
  return (
    <FloatingMenu
      at={menu.at}
      opener={menu.opener}
      label={found?.tool.text ?? section?.title}
      align="start"
      onClose={onClose}
    >
      {found && <ToolMenu {...found} opener={menu.opener} />}
      {section && <SectionMenu section={section} opener={menu.opener} />}
    </FloatingMenu>
  )
}
