'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { DialogActions } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { useStudio } from '@/components/studio/studio'
import { useUser } from '@/lib/auth/client'
import type { Content } from '@/lib/stack/content'
import { isHandle, withoutAt } from '@/lib/stack/handle'
import { STACK_LIMITS } from '@/lib/stack/limits'
import { Field } from '@/components/ui/field'
import { useSave } from './use-save'

const HANDLE_HINT = `Letters, digits and underscores, at most ${STACK_LIMITS.handle}.`

/**
 * The name and settings of a stack. Changes apply to the board at once, so that closing the dialog
 * or a failed save loses none.
 */
export function SaveForm({ share }: { share?: boolean | undefined }) {
  const { content, saved, change } = useStudio()
  const { saving, owned, save } = useSave()
  const user = useUser()
  const id = useId()
  const name = useRef<HTMLInputElement>(null)
  const handle = useRef<HTMLInputElement>(null)
  const [badHandle, setBadHandle] = useState(false)

  const set = <Key extends keyof Content>(key: Key, value: Content[Key]) =>
    change((before) => (before[key] === value ? before : { ...before, [key]: value }), `details ${key}`)

  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault()
    const twitterHandle = content.twitterHandle.trim()
    const bad = !isHandle(twitterHandle)
    setBadHandle(bad)
    if (bad) return handle.current?.focus()
    if (content.name.trim() === '') name.current?.focus()
    await save({ content: { ...content, twitterHandle: withoutAt(twitterHandle) }, share })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Name">
        {(field) => (
          <Input
            ref={name}
            {...field}
            value={content.name}
            maxLength={STACK_LIMITS.name}
            autoComplete="off"
            aria-required
            placeholder="My everyday stack"
            onChange={(event) => set('name', event.target.value)}
          />
        )}
      </Field>
      <Field label="Title">
        {(field) => (
          <Input
            {...field}
            value={content.title}
            maxLength={STACK_LIMITS.title}
            autoComplete="off"
            placeholder="Shown above the stack"
            onChange={(event) => set('title', event.target.value)}
          />
        )}
      </Field>
      <Field label="Description">
        {(field) => (
          <Textarea
            {...field}
            value={content.description}
            maxLength={STACK_LIMITS.description}
            rows={3}
            onChange={(event) => set('description', event.target.value)}
          />
        )}
      </Field>
      <Field label="Twitter handle" hint={badHandle ? HANDLE_HINT : undefined} invalid={badHandle}>
        {(field) => (
          <Input
            ref={handle}
            {...field}
            value={content.twitterHandle}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="@handle"
            onChange={(event) => {
              set('twitterHandle', event.target.value)
              if (badHandle) setBadHandle(!isHandle(event.target.value.trim()))
            }}
          />
        )}
      </Field>
      <div className="flex min-h-6 items-center gap-2 pointer-coarse:min-h-11">
        <Checkbox
          id={`${id}listed`}
          checked={content.listed}
          onChange={(event) => set('listed', event.target.checked)}
        />
        <Label htmlFor={`${id}listed`} className="flex items-center self-stretch">
          Show in search
        </Label>
      </div>
      <p className="text-sm text-muted">
        {share && 'Your changes are not saved yet. Save them first, then share the link. '}
        {whatHappens({ owned, signedIn: user !== undefined, again: saved !== undefined })}
      </p>
      <DialogActions>
        <Button type="submit" variant="default" aria-disabled={saving} aria-busy={saving}>
          {share && owned ? 'Save Page' : 'Save stack'}
          {saving && <span aria-hidden>…</span>}
        </Button>
      </DialogActions>
    </form>
  )
}

function whatHappens({ owned, signedIn, again }: { owned: boolean; signedIn: boolean; again: boolean }): string {
  if (owned) return 'Your stack is updated under the link that it has.'
  if (signedIn)
    return again ? 'A stack of your own is made, under a new link.' : 'The stack is yours: you can change it later.'
  return 'Saved without an account, you can change it on this device. Sign in later to make it yours everywhere.'
}
