'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { broadcastSessionChange } from '@/lib/auth/account-channel'
import { GOOGLE_DONE } from '@/lib/auth/google-message'
import type { AccountMode } from '@/lib/auth/open-sign-in'
import { askForReset, signInWithPassword, signUp } from '@/lib/auth/sign-in'
import { toast } from '@/lib/toast/toast'
import { AccountForm } from './account-form'
import { claimAction } from './claim-action'
import { GoogleButton } from './google-button'
import { useRefresh } from './use-refresh'

const TITLE = { signin: 'Sign In', signup: 'Sign Up', reset: 'Reset Password' } as const
const LEAD = {
  signin: 'Your stacks, on every device.',
  signup: 'Keep your stacks, change them later, and use more intelligence.',
  reset: 'We send a link to your address. With it you choose a new password.',
} as const

interface AccountDialogProps {
  mode: AccountMode | undefined
  /** Whether the installation has Google sign-in set up. */
  google: boolean
  onMode: (mode: AccountMode | undefined) => void
}

export function AccountDialog({ mode, google, onMode }: AccountDialogProps) {
  const refresh = useRefresh()
  const shown = mode ?? 'signin'

  /** The server renders the page again for the new user; the board keeps its content. */
  const arrive = (description: string) => {
    broadcastSessionChange()
    onMode(undefined)
    toast({ title: 'Success', description, action: claimAction(refresh) })
    refresh()
  }
  const submit = async ({ email, password }: { email: string; password: string }) => {
    if (shown === 'reset') {
      await askForReset(email)
      toast({ title: 'Success', description: 'Password reset email sent!' })
      onMode('signin')
    } else if (shown === 'signup') {
      await signUp(email, password)
      arrive('Account created successfully!')
    } else {
      await signInWithPassword(email, password)
      arrive('Successfully signed in!')
    }
  }

  return (
    <Dialog
      open={mode !== undefined}
      onClose={() => onMode(undefined)}
      title={TITLE[shown]}
      description={LEAD[shown]}
      className="sm:max-w-md"
    >
      <AccountForm mode={shown} onSubmit={submit} />
      {shown !== 'reset' && (
        <>
          <p className="my-4 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          <GoogleButton configured={google} onDone={() => arrive(GOOGLE_DONE)} />
        </>
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        {shown === 'signin' ? (
          <>
            <Button variant="ghost" className="-ml-3.5" onClick={() => onMode('signup')}>
              Create an account
            </Button>
            <Button variant="ghost" className="-mr-3.5" onClick={() => onMode('reset')}>
              Forgot password?
            </Button>
          </>
        ) : (
          <Button variant="ghost" className="-ml-3.5" onClick={() => onMode('signin')}>
            Back to sign in
          </Button>
        )}
      </div>
    </Dialog>
  )
}
