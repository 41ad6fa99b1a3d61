'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { openSignIn } from '@/lib/auth/open-sign-in'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { toastError } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'
import { NewLink } from './new-link'
import { PASSWORD_RULE, PasswordField } from './password-field'
import { useMailToken } from './use-mail-token'
import { UsernameField } from './username-field'

const FAILED = 'The new password could not be set. Please try again.'

/** Sets a new password with the token of a reset mail, and links to signing in. */
export function ResetForm() {
  const token = useMailToken()
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  if (token === '') return <NewLink />
  if (state === 'done') {
    return (
      <div className="mt-6 grid justify-items-start gap-4">
        <p role="status">Your new password is set, and every other session has ended.</p>
        <Button variant="default" onClick={() => openSignIn()}>
          Sign in with it
        </Button>
      </div>
    )
  }

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    if (state === 'sending' || token === undefined) return
    if (password === '') {
      toastError('Error', 'Please enter a new password.')
      return
    }
    setState('sending')
    try {
      await fetchJson(paths.api.resetConfirm, { method: 'POST', body: { token, password }, fallback: FAILED })
      setState('done')
      openSignIn()
    } catch (error) {
      setState('open')
      toastFailure('Error', error, FAILED)
    }
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid max-w-sm gap-4">
      <UsernameField />
      <PasswordField name="password" label="New password" kind="new" rule={PASSWORD_RULE} />
      <Button type="submit" variant="default" className="justify-self-start" aria-disabled={state === 'sending'}>
        Set new password
      </Button>
    </form>
  )
}
