'use client'

import { useRefresh } from '@/components/account/use-refresh'
import { toast, toastError } from '@/lib/toast/toast'

/** Ends the session. The server renders the page for a guest, and the board keeps its content. */
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
