'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Field } from '@/components/ui/field'
import { useLoad } from './use-load'

export function LoadForm({ onLoaded }: { onLoaded: () => void }) {
  const { loading, load } = useLoad()
  const [text, setText] = useState('')

  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault()
    if (!loading && (await load(text))) onLoaded()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Share code">
        {(field) => (
          <Input
            {...field}
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="The ten characters, or the whole link"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <p className="text-sm text-muted">What is on the board now stays on this device as a draft.</p>
      <Button type="submit" variant="default" aria-disabled={loading} aria-busy={loading} className="self-end">
        Load stack{loading && <span aria-hidden>…</span>}
      </Button>
    </form>
  )
}
