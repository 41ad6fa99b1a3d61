'use client'

import { useRefresh } from '@/components/account/use-refresh'
import { signOut } from '@/lib/auth/sign-out'
import { toast } from '@/lib/toast'

/** Ends the session; the server then renders the page anew for a guest, and what is on the board stays. */
export function useSignOut(): () => Promise<void> {
  const refresh = useRefresh()
  return async () => {
    try {
      await signOut()
      toast({ title: 'Success', description: 'Successfully signed out!' })
      refresh()
    } catch {
      toast({
        title: 'Error',
        description: 'You are still signed in: the server did not answer.',
        variant: 'destructive',
      })
    }
  }
}
