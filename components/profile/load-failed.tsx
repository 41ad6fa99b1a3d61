'use client'

import { Button } from '@/components/ui/button'

export function LoadFailed() {
  return (
    <>
      <p className="mt-6">Your stacks are safe, but the server could not read them just now.</p>
      <Button className="mt-4 noscript:hidden" onClick={() => location.reload()}>
        Try again
      </Button>
    </>
  )
}
