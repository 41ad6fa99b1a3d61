'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { useStudio } from '@/components/studio/studio'
import { addSection, freeTitle, renameSection } from '@/lib/stack/edit'
import { STACK_LIMITS } from '@/lib/stack/limits'
import { controlOf, sectionOf } from '../elements'

interface SectionDialogProps {
  /** The section to rename; undefined to create one. */
  section: string | undefined
  onClose: () => void
}

/** Scrolls to the new section and focuses its button for adding a tool. */
function showAdded(title: string): void {
  requestAnimationFrame(() => {
    const section = sectionOf(title)
    section?.scrollIntoView({ block: 'center' })
    controlOf(section, 'add-tool')?.focus({ preventScroll: true })
  })
}

export function SectionDialog({ section, onClose }: SectionDialogProps) {
  const { content, edit } = useStudio()
  const [title, setTitle] = useState(section ?? '')
  const [problem, setProblem] = useState('')
  const adding = section === undefined

  const submit = (event: React.SubmitEvent) => {
    event.preventDefault()
    const wanted = title.trim()
    if (wanted === '' && !adding) return setProblem('A section needs a title.')
    if (wanted !== section && content.sections.some((other) => other.title === wanted))
      return setProblem('Another section has this title.')
    if (adding && content.sections.length >= STACK_LIMITS.sections)
      return setProblem(`A stack has at most ${STACK_LIMITS.sections} sections.`)
    edit(adding ? addSection(wanted) : renameSection(section, wanted))
    onClose()
    if (adding) showAdded(freeTitle(content.sections, wanted))
  }

  return (
    <Dialog
      onClose={onClose}
      title={adding ? 'Add section' : 'Rename section'}
      returnFocusTo={() => controlOf(sectionOf(title.trim()), 'section-menu')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Title" hint={problem || undefined} invalid={problem !== ''}>
          {(field) => (
            <Input
              {...field}
              value={title}
              maxLength={STACK_LIMITS.sectionTitle}
              autoComplete="off"
              placeholder="New section"
              onChange={(event) => {
                setTitle(event.target.value)
                setProblem('')
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="default" className="self-end">
          {adding ? 'Add' : 'Rename'}
        </Button>
      </form>
    </Dialog>
  )
}
