'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { toast } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'

const FAILED = 'The mail could not be sent. Please try again.'

export function AddressPart({ email, verified }: { email: string; verified: boolean }) {
  const [sent, setSent] = useState(false)
  const send = async () => {
    if (sent) return
    try {
      await fetchJson(paths.api.verifyAgain, { method: 'POST', fallback: FAILED })
      setSent(true)
      toast({ title: 'Mail sent', description: 'Open its link within an hour.' })
    } catch (error) {
      toastFailure('Error', error, FAILED)
    }
  }
  return (
    <>
      <p className="wrap-anywhere">{email}</p>
      {verified ? (
        <p className="mt-1 text-sm text-muted">Confirmed</p>
      ) : (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-muted">Not confirmed yet. Open the link in the mail that we sent.</p>
          <Button size="sm" aria-disabled={sent} onClick={send}>
            Send it again
          </Button>
        </div>
      )}
    </>
  )
}
