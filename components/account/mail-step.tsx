'use client'

import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { toastFailure } from '@/lib/toast/failure'
import { useMailToken } from './use-mail-token'

interface MailStepProps {
  address: string
  method: 'POST' | 'DELETE'
  /** What the button will do. */
  question: string
  button: string
  done: string
  failed: string
}

/**
 * The button of a page that a mailed link opens. Mail programs open links to scan them, which must
 * not confirm anything.
 */
export function MailStep({ address, method, question, button, done, failed }: MailStepProps) {
  const token = useMailToken()
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  if (token === '') {
    return (
      <div className="mt-6 grid justify-items-start gap-4">
        <p>This link is not complete. Open the whole link from the mail.</p>
        <ButtonLink href={paths.home}>Go to the start page</ButtonLink>
      </div>
    )
  }
  if (state === 'done') {
    return (
      <p role="status" className="mt-6">
        {done}
      </p>
    )
  }
  const press = async () => {
    if (state === 'sending' || token === undefined) return
    setState('sending')
    try {
      await fetchJson(address, { method, body: { token }, fallback: failed })
      setState('done')
    } catch (error) {
      setState('open')
      toastFailure('Error', error, failed)
    }
  }
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <p>{question}</p>
      <Button variant="default" aria-disabled={state === 'sending'} onClick={press}>
        {button}
      </Button>
    </div>
  )
}
