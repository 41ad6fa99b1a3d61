'use client'

import { Button } from '@/components/ui/button'
import { openSignIn } from '@/lib/auth/open-sign-in'

export function NewLink() {
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <p>This link is not complete. Open the whole link from the mail, or ask for a new one.</p>
      <Button onClick={() => openSignIn('reset')}>Ask for a new link</Button>
    </div>
  )
}
