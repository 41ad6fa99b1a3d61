'use client'

import { useEffect, useRef, useState } from 'react'
import { RequestError } from '@/lib/http/fetch-json'
import { broadcastAccountEvent } from '@/lib/auth/account-channel'
import { rememberAttempt, takeAttempt } from '@/lib/auth/google-attempt'
import { GOOGLE_DONE, googleMessage } from '@/lib/auth/google-message'
import { googleAddress } from '@/lib/auth/sign-in'
import { paths } from '@/lib/paths'
import { toastAfterNavigation } from '@/lib/toast/toast-after-navigation'

interface End {
  words: string
  back: string | undefined
}

async function setOut(attempt: string): Promise<End | undefined> {
  rememberAttempt({ kind: 'window', attempt })
  try {
    const address = await googleAddress()
    const refused = address.searchParams.get('error')
    if (address.origin === location.origin && refused) return failed(refused)
    location.replace(address)
    return undefined
  } catch (error) {
    return failed(error instanceof RequestError && error.status > 0 ? 'OAuthSignin' : 'network')
  }
}

function failed(code: string): End {
  const begun = takeAttempt()
  if (begun?.kind === 'window') {
    broadcastAccountEvent({ kind: 'google-failed', attempt: begun.attempt, code })
    close()
  }
  return { words: googleMessage(code), back: begun?.kind === 'tab' ? begun.to : undefined }
}

function done(): End | undefined {
  const begun = takeAttempt()
  if (begun?.kind === 'tab') {
    toastAfterNavigation({ title: 'Success', description: GOOGLE_DONE }, begun.to)
    location.replace(begun.to)
    return undefined
  }
  // Opened directly, or in a browser without storage, so the attempt is unknown.
  if (!begun) return { words: 'This sign-in is over.', back: undefined }
  broadcastAccountEvent({ kind: 'google-done', attempt: begun.attempt })
  close()
  return { words: GOOGLE_DONE, back: undefined }
}

/** Runs the step of the sign-in that the address names. */
async function begin(): Promise<End | undefined> {
  // Waits until this page has looked for a message, so that it does not take the one stored for the
  // next page.
  await Promise.resolve()
  const query = new URLSearchParams(location.search)
  const attempt = query.get('attempt')
  const error = query.get('error')
  if (error) return failed(error)
  return attempt ? setOut(attempt) : done()
}

/** The redirects to the provider and back, in a popup or, if that was blocked, in the tab. */
export function PopupSteps() {
  const [end, setEnd] = useState<End>()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    void begin().then(setEnd)
  }, [])

  return (
    <div className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-paper p-6 text-center">
      <h1 className="text-2xl font-semibold">Sign in with Google</h1>
      <p role="status" className="max-w-reading">
        {end?.words ?? 'One moment…'}
      </p>
      {end && (
        <a href={end.back ?? paths.home} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {end.back ? 'Back to where you were' : 'Go to the start page'}
        </a>
      )}
    </div>
  )
}
