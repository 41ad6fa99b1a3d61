'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { STACK_LIMITS } from '@/lib/stack/limits'

interface RenameFormProps {
  name: string
  onRename: (name: string) => Promise<void>
  onClose: () => void
}

export function RenameForm({ name, onRename, onClose }: RenameFormProps) {
  const [problem, setProblem] = useState(false)
  const [saving, setSaving] = useState(false)

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    const next = String(new FormData(event.currentTarget).get('name')).trim()
    setProblem(next === '')
    if (next === '') return
    if (next === name) return onClose()
    setSaving(true)
    await onRename(next)
    setSaving(false)
  }
  return (
    <form noValidate onSubmit={submit} className="relative z-10">
      <Input
        name="name"
        aria-label="Name"
        aria-invalid={problem}
        defaultValue={name}
        maxLength={STACK_LIMITS.name}
        autoFocus
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      />
      {problem && (
        <p role="alert" className="mt-1 text-sm text-danger">
          A stack needs a name.
        </p>
      )}
      <div className="mt-2 flex gap-2">
        <Button type="submit" variant="default" size="sm" aria-disabled={saving}>
          Save name
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
