'use client'

import { Button } from '@/components/ui/button'
import { openSignIn } from '@/lib/auth/open-sign-in'

export function SignInButton() {
  return (
    <>
      <Button variant="default" className="noscript:hidden" onClick={() => openSignIn()}>
        Log in
      </Button>
      <p className="hidden text-sm text-muted noscript:block">Logging in needs JavaScript to be switched on.</p>
    </>
  )
}
