'use client'

import { useEffect } from 'react'
import { toastError } from '@/lib/toast/toast'

/** For an unknown share code in the address: a message in the page, and a toast once. */
export function InvalidShare({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    toastError('Error loading tech stack', 'Invalid share code')
  }, [])
  return (
    <section aria-label="Invalid share code" className="rounded-card border bg-raised p-5">
      <h2 className="text-lg font-semibold">Invalid share code</h2>
      <p className="mt-1 max-w-reading text-muted">
        No stack has this code. The link may be incomplete, or its owner has removed the stack. You can make your own
        below, or enter another code under “Save or load”.
      </p>
      <div className="mt-4">{children}</div>
    </section>
  )
}
