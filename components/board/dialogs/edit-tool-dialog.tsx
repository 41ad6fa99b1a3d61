'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useStudio } from '@/components/studio/studio'
import { hexOf, rgbOf } from '@/lib/colour'
import { changeTool, findTool } from '@/lib/stack/edit'
import { STACK_LIMITS, toolStatus } from '@/lib/stack/limits'
import type { Tool } from '@/lib/stack/schema'
import { descriptionOf } from '@/lib/generate/descriptions'
import { mainControlOf, tileOf } from '../elements'
import { IconField } from './icon-field'
import { StatusField } from './status-field'
import { toolProblem, type ToolProblem } from './tool-problem'
import { webAddress } from './web-address'

interface EditToolDialogProps {
  toolId: string
  onClose: () => void
}

export function EditToolDialog({ toolId, onClose }: EditToolDialogProps) {
  const { content } = useStudio()
  const tool = findTool(content.sections, toolId)?.tool
  if (!tool) return null
  return (
    <Dialog onClose={onClose} title={`Edit ${tool.text}`} returnFocusTo={() => mainControlOf(tileOf(toolId))}>
      <EditToolForm tool={tool} onDone={onClose} />
    </Dialog>
  )
}

function EditToolForm({ tool, onDone }: { tool: Tool; onDone: () => void }) {
  const { edit } = useStudio()
  const [draft, setDraft] = useState({ ...tool, description: descriptionOf(tool) })
  const [problem, setProblem] = useState<ToolProblem>({})
  const [status, setStatus] = useState(toolStatus(tool.status))
  const set = (key: keyof Tool) => (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setDraft({ ...draft, [key]: event.target.value })
    setProblem({})
  }

  const submit = (event: React.SubmitEvent) => {
    event.preventDefault()
    const text = draft.text.trim()
    const link = webAddress(draft.link)
    const wrong = toolProblem({ text, link })
    if (wrong) return setProblem(wrong)
    const described = draft.description === descriptionOf(tool) ? tool.description : draft.description.trim()
    edit(
      changeTool(tool.id, {
        text,
        link,
        label: draft.label.trim(),
        description: described,
        color: draft.color,
        icon_id: draft.icon_id,
        ...(toolStatus(tool.status) === status ? {} : { status }),
      }),
    )
    onDone()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <IconField tool={draft} onPick={(iconId) => setDraft((before) => ({ ...before, icon_id: iconId }))} />
      <Field label="Tool name" hint={problem.text} invalid={problem.text !== undefined}>
        {(field) => (
          <Input
            {...field}
            value={draft.text}
            maxLength={STACK_LIMITS.toolText}
            onChange={set('text')}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Link" hint={problem.link} invalid={problem.link !== undefined}>
        {(field) => (
          <Input
            {...field}
            type="url"
            inputMode="url"
            value={draft.link}
            maxLength={STACK_LIMITS.link}
            onChange={set('link')}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Tool description">
        {(field) => (
          <Textarea
            {...field}
            rows={3}
            value={draft.description}
            maxLength={STACK_LIMITS.toolDescription}
            onChange={set('description')}
          />
        )}
      </Field>
      <div className="flex gap-4">
        <div className="flex-1">
          <Field label="Badge">
            {(field) => (
              <Input
                {...field}
                value={draft.label}
                maxLength={STACK_LIMITS.label}
                onChange={set('label')}
                autoComplete="off"
              />
            )}
          </Field>
        </div>
        <Field label="Colour">
          {(field) => (
            <input
              {...field}
              type="color"
              value={sixDigits(draft.color)}
              onChange={set('color')}
              className="h-10 w-16 rounded-control border bg-raised p-1 pointer-coarse:h-11"
            />
          )}
        </Field>
      </div>
      <StatusField value={status} onChange={setStatus} />
      <DialogActions>
        <Button type="submit" variant="default">
          Apply
        </Button>
      </DialogActions>
    </form>
  )
}

/** A colour input accepts six hex digits only. */
function sixDigits(color: string): string {
  const rgb = rgbOf(color)
  return rgb ? hexOf(rgb) : '#888888'
}
