'use client'

import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu'
import { useDialogs } from '@/components/studio/dialogs'
import { useStudio } from '@/components/studio/studio'
import { moveSection, removeSection } from '@/lib/stack/edit'
import type { Section } from '@/lib/stack/schema'
import { controlOf, sectionOf } from '../elements'

/** The menu of a section. */
export function SectionMenu({ section, opener }: { section: Section; opener: HTMLElement }) {
  const { content, edit } = useStudio()
  const { show } = useDialogs()
  const { title } = section
  const index = content.sections.findIndex((candidate) => candidate.title === title)
  const last = content.sections.length - 1

  const moveTo = (to: number) => {
    edit(moveSection(title, to))
    requestAnimationFrame(() => controlOf(sectionOf(title), 'section-menu')?.focus())
  }
  const remove = () => {
    const neighbour = content.sections[index + 1] ?? content.sections[index - 1]
    edit(removeSection(title))
    if (neighbour) requestAnimationFrame(() => controlOf(sectionOf(neighbour.title), 'section-menu')?.focus())
  }

  return (
    <>
      <DropdownMenuItem
        onSelect={() => {
          opener.focus()
          show({ kind: 'rename-section', section: title })
        }}
      >
        Rename…
      </DropdownMenuItem>
      <DropdownMenuItem
        onSelect={() => {
          opener.focus()
          show({ kind: 'add-tool', section: title })
        }}
      >
        Add a tool…
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem disabled={index === 0} onSelect={() => moveTo(index - 1)}>
        Move up
      </DropdownMenuItem>
      <DropdownMenuItem disabled={index === last} onSelect={() => moveTo(index + 1)}>
        Move down
      </DropdownMenuItem>
      <DropdownMenuItem disabled={index === 0} onSelect={() => moveTo(0)}>
        Move to the top
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem className="text-danger" onSelect={remove}>
        Remove section
      </DropdownMenuItem>
    </>
  )
}
