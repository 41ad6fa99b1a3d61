'use client'

import { useRouter } from 'next/navigation'
import { GOOGLE_DONE } from '@/lib/auth/google-message'
import { toast } from '@/lib/toast/toast'
import { GoogleButton } from './google-button'

/** Links a Google account to the signed-in user, also one with another address. */
export function ConnectGoogle({ connected }: { connected: boolean }) {
  const router = useRouter()
  if (connected) return <p>Connected: you can sign in with Google.</p>
  return (
    <div className="max-w-sm">
      <GoogleButton
        configured
        onDone={() => {
          toast({ title: 'Success', description: GOOGLE_DONE })
          router.refresh()
        }}
      />
    </div>
  )
}
