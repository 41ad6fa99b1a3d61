'use client'

import { useEffect, useTransition } from 'react'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { LOAD_FAILED } from '@/lib/stack/profile-client'
import { toast } from '@/lib/toast'

export function LoadFailed() {
  const router = useRouter()
  const [retrying, startRetry] = useTransition()
  useEffect(() => toast({ title: 'Error', description: LOAD_FAILED, variant: 'destructive' }), [])
  if (retrying)
    return (
      <p role="status" className="mt-6">
        Loading your tech stacks...
      </p>
    )
  return (
    <>
      <p className="mt-6">Your stacks are safe, but the server could not read them just now.</p>
      <Button className="mt-4" onClick={() => startRetry(() => router.refresh())}>
        Try again
      </Button>
    </>
  )
}
