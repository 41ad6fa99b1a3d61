'use client'

import { useRef, useState } from 'react'
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu'
import { useDialogs } from '@/components/studio/dialogs'
import { useMode } from '@/components/studio/mode'
import { useStudio } from '@/components/studio/studio'
import { trackToolOpened } from '@/lib/analytics/track'
import { changeTool, moveTool, removeTool } from '@/lib/stack/edit'
import { isHttpUrl } from '@/lib/stack/http-url'
import { TOOL_STATUS_LABELS, TOOL_STATUSES, toolStatus } from '@/lib/stack/limits'
import type { Section, Tool } from '@/lib/stack/schema'
import { targetOfSlot } from '@/lib/stack/slots'
import { descriptionOf } from '@/lib/generate/descriptions'
import { focusTool, focusAfterRemoval } from './focus-tool'

interface ToolMenuProps {
  section: Section
  tool: Tool
  index: number
  opener: HTMLElement
}

/** The menu of a tool, with every move that dragging can make. */
export function ToolMenu({ section, tool, index, opener }: ToolMenuProps) {
  const { content, edit } = useStudio()
  const { editing } = useMode()
  const { show } = useDialogs()
  const description = descriptionOf(tool)
  const status = toolStatus(tool.status)
  const [choosing, setChoosing] = useState(false)
  const chooser = useRef<HTMLDivElement>(null)
  const others = content.sections.filter(({ title }) => title !== section.title)

  const moveTo = (title: string) => {
    edit(moveTool(tool.id, { section: title }))
    focusTool(tool.id, opener)
  }
  const moveBy = (step: -1 | 1) => {
    const slot = { section: section.title, index: index + step }
    edit(moveTool(tool.id, targetOfSlot(content.sections, tool.id, slot)))
    focusTool(tool.id, opener)
  }

  return (
    <>
      {description && (
        <>
          <DropdownMenuLabel className="max-h-32 overflow-y-auto">{description}</DropdownMenuLabel>
          <DropdownMenuSeparator />
        </>
      )}
      {isHttpUrl(tool.link) ? (
        <DropdownMenuItem asChild>
          <a
            href={tool.link}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            onClick={() => trackToolOpened(tool, section.title)}
          >
            Open link
          </a>
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem disabled>Open link</DropdownMenuItem>
      )}
      {!editing && status !== 'using' && <DropdownMenuLabel>Status: {TOOL_STATUS_LABELS[status]}</DropdownMenuLabel>}
      {editing && (
        <>
          <DropdownMenuItem
            onSelect={() => {
              opener.focus()
              show({ kind: 'edit-tool', toolId: tool.id })
            }}
          >
            Edit…
          </DropdownMenuItem>
          <DropdownMenuSub open={choosing} onOpenChange={setChoosing}>
            <DropdownMenuSubTrigger ref={chooser}>Move to</DropdownMenuSubTrigger>
            <DropdownMenuSubContent
              onEscapeKeyDown={(event) => {
                // Escape closes one layer at a time: the menu stays open.
                event.preventDefault()
                setChoosing(false)
                chooser.current?.focus()
              }}
            >
              {others.map(({ title }) => (
                <DropdownMenuItem key={title} onSelect={() => moveTo(title)}>
                  <bdi className="truncate">{title}</bdi>
                </DropdownMenuItem>
              ))}
              {others.length > 0 && <DropdownMenuSeparator />}
              <DropdownMenuItem disabled={index === 0} onSelect={() => moveBy(-1)}>
                One place earlier
              </DropdownMenuItem>
              <DropdownMenuItem disabled={index === section.tools.length - 1} onSelect={() => moveBy(1)}>
                One place later
              </DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuSub>
          <DropdownMenuSeparator />
          <DropdownMenuRadioGroup
            aria-label="Status"
            className="max-sm:flex max-sm:flex-wrap"
            value={status}
            onValueChange={(chosen) => edit(changeTool(tool.id, { status: toolStatus(chosen) }))}
          >
            <DropdownMenuLabel aria-hidden className="max-sm:w-full">
              Status
            </DropdownMenuLabel>
            {TOOL_STATUSES.map((option) => (
              <DropdownMenuRadioItem key={option} value={option} className="max-sm:flex-1">
                {TOOL_STATUS_LABELS[option]}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          <DropdownMenuItem
            className="text-danger"
            onSelect={() => {
              focusAfterRemoval(section, index)
              edit(removeTool(tool.id))
            }}
          >
            Delete
          </DropdownMenuItem>
        </>
      )}
    </>
  )
}
