'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { useStudio } from '@/components/studio/studio'
import { randomId } from '@/lib/browser/random-id'
import { lookUpTool } from '@/lib/icons/mapping-cache'
import { countTools, onSections } from '@/lib/stack/content'
import { addTools, changeTool } from '@/lib/stack/edit'
import { STACK_LIMITS } from '@/lib/stack/limits'
import { controlOf, sectionOf } from '../elements'
import { SuggestingInput } from './suggesting-input'
import { toolProblem, type ToolProblem } from './tool-problem'
import { webAddress } from './web-address'

interface AddToolDialogProps {
  section: string
  onClose: () => void
}

/** Adds a tool by name. Catalogue data is looked up afterwards, as part of the same undo step. */
export function AddToolDialog({ section, onClose }: AddToolDialogProps) {
  const { content, edit, amend } = useStudio()
  const [text, setText] = useState('')
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<ToolProblem>({})

  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault()
    const name = text.trim()
    const address = webAddress(link)
    const wrong = toolProblem({ text: name, link: address })
    if (wrong) return setProblem(wrong)
    if (countTools(content.sections) >= STACK_LIMITS.tools)
      return setProblem({ text: `A stack has at most ${STACK_LIMITS.tools.toLocaleString('en')} tools.` })
    const tool = {
      id: `own-${randomId()}`,
      text: name,
      description: '',
      link: address,
      label: '',
      icon_id: '',
      color: '',
    }
    edit(addTools(section, [tool]))
    onClose()
    const known = await lookUpTool(tool)
    if (!known) return
    const { icon_id, description, link: knownLink } = known
    amend(onSections(changeTool(tool.id, { icon_id, description, ...(address === '' ? { link: knownLink } : {}) })))
  }

  return (
    <Dialog
      onClose={onClose}
      title={`Add a tool to ${section}`}
      returnFocusTo={() => controlOf(sectionOf(section), 'add-tool')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Tool name" hint={problem.text} invalid={problem.text !== undefined}>
          {(field) => (
            <SuggestingInput
              {...field}
              value={text}
              onChange={(value) => {
                setText(value)
                setProblem({})
              }}
            />
          )}
        </Field>
        <Field label="Link" hint={problem.link ?? 'Left empty it is looked up.'} invalid={problem.link !== undefined}>
          {(field) => (
            <Input
              {...field}
              type="url"
              inputMode="url"
              autoComplete="off"
              value={link}
              maxLength={STACK_LIMITS.link}
              onChange={(event) => setLink(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="default" className="self-end">
          Add tool
        </Button>
      </form>
    </Dialog>
  )
}
