'use client'

import { useRef, useState } from 'react'
import { copyText } from '@/components/share/copy-text'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioChoices } from '@/components/ui/radio-choices'
import { createKey } from '@/lib/keys/client'
import { MAX_KEY_NAME, type KeyScope } from '@/lib/keys/limits'
import type { ApiKeyView } from '@/lib/keys/schema'
import { toast, toastError } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'

const SCOPES: readonly { value: KeyScope; label: string }[] = [
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and write' },
]

/** The form for a new key. Shows the key once, after it was created. */
export function NewApiKey({ onCreated }: { onCreated: (key: ApiKeyView) => void }) {
  const [sending, setSending] = useState(false)
  const [created, setCreated] = useState<string>()

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const name = String(fields.get('name')).trim()
    if (sending) return
    if (name === '') {
      toastError('Error', 'Give the API key a name, so that you know later what uses it.')
      return
    }
    setSending(true)
    try {
      const { key, ...view } = await createKey({ name, scope: fields.get('scope') === 'write' ? 'write' : 'read' })
      setCreated(key)
      onCreated(view)
      form.reset()
    } catch (error) {
      toastFailure('Error', error, 'The API key could not be created. Please try again.')
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      {created !== undefined && <CreatedKey key={created} value={created} />}
      <form noValidate onSubmit={submit} className="mt-4 grid max-w-sm gap-4">
        <Field label="Name of the API key">
          {(field) => <Input {...field} name="name" maxLength={MAX_KEY_NAME} autoComplete="off" />}
        </Field>
        <RadioChoices legend="Scope" name="scope" choices={SCOPES} defaultValue="read" />
        <Button type="submit" className="justify-self-start" aria-disabled={sending}>
          Create API key
        </Button>
      </form>
    </>
  )
}

function CreatedKey({ value }: { value: string }) {
  const input = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (await copyText(value, input.current)) toast({ title: 'API key copied' })
    else toastError('Error', 'The API key could not be copied. Select it and copy it by hand.')
  }
  return (
    <div role="status" className="mt-4 flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Field label="New API key" hint="Copy it now: it is not shown again.">
          {(field) => (
            <Input
              {...field}
              ref={input}
              readOnly
              value={value}
              className="font-mono"
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      </div>
      <Button aria-label="Copy API key" className="mt-6.5" onClick={copy}>
        Copy
      </Button>
    </div>
  )
}
