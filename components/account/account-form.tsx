'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { AccountMode } from '@/lib/auth/open-sign-in'
import { toastError } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'
import { PASSWORD_RULE, PasswordField } from './password-field'

const SUBMIT = { signin: 'Sign In', signup: 'Sign Up', reset: 'Send reset email' } as const

interface AccountFormProps {
  mode: AccountMode
  onSubmit: (fields: { email: string; password: string }) => Promise<void>
}

/** The typed address is kept when the form changes its mode. */
export function AccountForm({ mode, onSubmit }: AccountFormProps) {
  const [sending, setSending] = useState(false)
  const [typed, setTyped] = useState('')
  const hasPassword = mode !== 'reset'
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  const refuse = (field: HTMLInputElement | null, description: string) => {
    toastError('Error', description)
    field?.focus()
  }
  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault()
    if (sending) return
    const address = email.current?.value.trim() ?? ''
    const secret = password.current?.value ?? ''
    if (address === '') return refuse(email.current, 'Please enter your email.')
    if (!email.current?.validity.valid) return refuse(email.current, 'Please enter a complete email address.')
    if (hasPassword && secret === '') return refuse(password.current, 'Please enter your password.')
    setSending(true)
    try {
      await onSubmit({ email: address, password: secret })
    } catch (error) {
      toastFailure('Error', error, 'An error occurred')
    } finally {
      setSending(false)
    }
  }

  return (
    // A new form element per mode: Chromium reads a form's fields once, and would save a password
    // added later without a name.
    <form key={String(hasPassword)} noValidate onSubmit={submit} className="grid gap-4">
      <Field label="Email">
        {(field) => (
          <Input
            {...field}
            ref={email}
            name="email"
            type="email"
            required
            maxLength={254}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // Password managers store the new password under this name; browsers warn about
            // password forms without one.
            autoComplete="username"
          />
        )}
      </Field>
      {hasPassword && (
        <PasswordField
          ref={password}
          name="password"
          label="Password"
          kind={mode === 'signin' ? 'current' : 'new'}
          rule={mode === 'signup' ? PASSWORD_RULE : undefined}
        />
      )}
      <Button type="submit" variant="default" className="h-11" aria-disabled={sending}>
        {SUBMIT[mode]}
      </Button>
    </form>
  )
}
