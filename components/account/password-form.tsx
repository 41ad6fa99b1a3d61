'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { broadcastSessionChange } from '@/lib/auth/account-channel'
import { forgetIdToken } from '@/lib/auth/client'
import { askForReset } from '@/lib/auth/sign-in'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { toast, toastError } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'
import { PASSWORD_RULE, PasswordField } from './password-field'
import { UsernameField } from './username-field'

const FAILED = 'The password could not be changed. Please try again.'

export function PasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [sending, setSending] = useState(false)
  if (!hasPassword) return <FirstPassword email={email} />

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const current = String(fields.get('current'))
    const next = String(fields.get('next'))
    if (sending) return
    if (current === '' || next === '') {
      toastError('Error', 'Please enter both passwords.')
      return
    }
    setSending(true)
    try {
      await fetchJson(paths.api.password, { method: 'POST', body: { current, next }, fallback: FAILED })
      forgetIdToken()
      // The token of other tabs is no longer valid, so they need a new one.
      broadcastSessionChange()
      form.reset()
      toast({ title: 'Password changed', description: 'Every other session has ended.' })
    } catch (error) {
      toastFailure('Error', error, FAILED)
    } finally {
      setSending(false)
    }
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-4">
      <UsernameField email={email} />
      <PasswordField name="current" label="Current password" kind="current" />
      <PasswordField name="next" label="New password" kind="new" rule={`${PASSWORD_RULE} Every other session ends.`} />
      <Button type="submit" className="justify-self-start" aria-disabled={sending}>
        Change password
      </Button>
    </form>
  )
}

/** An account created with Google gets its first password by the mail of a reset. */
function FirstPassword({ email }: { email: string }) {
  const send = async () => {
    try {
      await askForReset(email)
      toast({ title: 'Success', description: 'Password reset email sent!' })
    } catch (error) {
      toastFailure('Error', error, FAILED)
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>You sign in with Google and have no password here.</p>
      <Button onClick={send}>Send a mail to set one</Button>
    </div>
  )
}
