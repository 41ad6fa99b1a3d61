'use client'

import { Button } from '@/components/ui/button'
import { openSignIn } from '@/lib/auth/open-sign-in'

export function SignInButton() {
  return (
    <Button variant="primary" className="noscript:hidden" onClick={() => openSignIn()}>
      Log in
    </Button>
  )
}
