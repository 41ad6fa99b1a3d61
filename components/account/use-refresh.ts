'use client'

import { useCallback } from 'react'
import { useRouter } from 'next/navigation'
import { markIntent } from '@/lib/browser/first-intent'

/**
 * Has the server render the page anew, for whoever the visitor is now; what is on the board stays.
 *
 * A save or a load names its stack in the address without a navigation. The router must go to that address first: it
 * finds an answer for another address than the one it has rendered to be a fault, and mends that by loading the page
 * anew, which would take undo, messages and everything unsaved along.
 */
export function useRefresh(): () => void {
  const router = useRouter()
  return useCallback(() => {
    // Parts that are not hydrated yet could not show the other user.
    markIntent()
    router.replace(location.pathname + location.search, { scroll: false })
    router.refresh()
  }, [router])
}
