'use client'

import { useCallback } from 'react'
import { useRouter } from 'next/navigation'
import { markIntent } from '@/lib/browser/first-intent'

/**
 * Has the server render the page again after sign-in or sign-out; the board keeps its content.
 * Saving and loading change the address without a navigation. The router must go to that address
 * first: when a refresh answers for another address than the rendered one, Next reloads the whole
 * page, and undo, toasts and unsaved changes would be lost.
 */
export function useRefresh(): () => void {
  const router = useRouter()
  return useCallback(() => {
    // Hydrates all parts, because those that are not hydrated would not show the new user.
    markIntent()
    router.replace(location.pathname + location.search, { scroll: false })
    router.refresh()
  }, [router])
}
