'use client'

import { Button } from '@/components/ui/button'
import { openSignIn } from '@/lib/auth/open-sign-in'

export function SignInInvitation() {
  return (
    <div className="mt-6 flex flex-col items-start gap-4">
      <p>Please log in to view your profile.</p>
      <Button variant="primary" className="noscript:hidden" onClick={() => openSignIn()}>
        Log in
      </Button>
    </div>
  )
}
