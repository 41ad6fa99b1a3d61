'use client'

import { useRefresh } from '@/components/account/use-refresh'
import { toast, toastError } from '@/lib/toast/toast'

/** Ends the session; the server then renders the page anew for a guest, and what is on the board stays. */
export function useSignOut(): () => Promise<void> {
  const refresh = useRefresh()
  return async () => {
    try {
      const { signOut } = await import('@/lib/auth/sign-out')
      await signOut()
      toast({ title: 'Success', description: 'Successfully signed out!' })
      refresh()
    } catch {
      toastError('Error', 'You are still signed in: the server did not answer.')
    }
  }
}
