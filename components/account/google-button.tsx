'use client'

import { Button } from '@/components/ui/button'
import { GOOGLE_NOT_CONFIGURED } from '@/lib/auth/google-message'
import { toastError } from '@/lib/toast/toast'
import { useGoogleSignIn } from './use-google-sign-in'

interface GoogleButtonProps {
  configured: boolean
  onDone: () => void
}

export function GoogleButton({ configured, onDone }: GoogleButtonProps) {
  const { busy, start } = useGoogleSignIn(onDone)
  const press = () => {
    if (configured) start()
    else toastError('Error', GOOGLE_NOT_CONFIGURED)
  }
  return (
    <div>
      <Button
        className="h-11 w-full"
        aria-busy={busy}
        {...(configured ? {} : { 'aria-describedby': 'google-not-configured' })}
        onClick={press}
      >
        <GoogleMark />
        Continue with Google
      </Button>
      {!configured && (
        <p id="google-not-configured" className="mt-1.5 text-center text-sm text-muted">
          {GOOGLE_NOT_CONFIGURED}
        </p>
      )}
    </div>
  )
}

/** A monochrome G in the text colour, so that it is legible in every theme. */
function GoogleMark() {
  return (
    <svg aria-hidden width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="2.2">
      <path d="M14.6 4.6A7 7 0 1 0 16 9H9.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
