'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioChoices } from '@/components/ui/radio-choices'
import { broadcastSessionChange } from '@/lib/auth/account-channel'
import { forgetThisUser } from '@/lib/auth/sign-out'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { toastError } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'
import { toastAfterNavigation } from '@/lib/toast/toast-after-navigation'

const FAILED = 'The account could not be deleted. Please try again.'
const CHOICES = [
  { value: 'delete', label: 'Delete my stacks too' },
  { value: 'keep', label: 'Keep my stacks, without an owner' },
] as const

export function DeleteAccount({ email }: { email: string }) {
  const [sending, setSending] = useState(false)

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const confirm = String(fields.get('confirm')).trim()
    if (sending) return
    if (confirm.toLowerCase() !== email) {
      toastError('Error', 'Type your email address to confirm.')
      return
    }
    setSending(true)
    try {
      await fetchJson(paths.api.account, {
        method: 'DELETE',
        body: { confirm, stacks: fields.get('stacks') },
        fallback: FAILED,
      })
      forgetThisUser()
      broadcastSessionChange()
      toastAfterNavigation({ title: 'Account deleted', description: 'Thank you for having been here.' }, paths.home)
      location.assign(paths.home)
    } catch (error) {
      setSending(false)
      toastFailure('Error', error, FAILED)
    }
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-4">
      <p>This cannot be undone. Links to deleted stacks stop working.</p>
      <RadioChoices legend="What happens to your stacks" name="stacks" choices={CHOICES} defaultValue="delete" />
      <Field label={`Type ${email} to confirm`}>
        {(field) => <Input {...field} name="confirm" autoComplete="off" autoCapitalize="none" spellCheck={false} />}
      </Field>
      <Button type="submit" variant="destructive" className="justify-self-start" aria-disabled={sending}>
        Delete account
      </Button>
    </form>
  )
}
