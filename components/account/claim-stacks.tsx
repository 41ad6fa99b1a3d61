'use client'

import { useRouter } from 'next/navigation'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { listClaims } from '@/lib/stack/claims'
import { claimWithWords } from './claim-action'

const countClaims = () => listClaims().length
/**
 * No subscription: nothing else on the page changes the list, and a press here renders it again.
 */
const never = () => () => undefined

/** Offers to claim the stacks that this device saved as a guest. Only the device knows them. */
export function ClaimStacks() {
  const router = useRouter()
  const count = useSyncExternalStore(never, countClaims, () => 0)
  const [busy, setBusy] = useState(false)
  if (count === 0) return null

  const claim = async () => {
    if (busy) return
    setBusy(true)
    await claimWithWords()
    setBusy(false)
    router.refresh()
  }
  return (
    <section
      aria-label="Stacks saved as a guest"
      className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-card border bg-raised p-4"
    >
      <p>{count === 1 ? 'One stack was' : `${count} stacks were`} saved on this device before you signed in.</p>
      <Button variant="default" aria-disabled={busy} onClick={claim}>
        Add to my profile
      </Button>
    </section>
  )
}
