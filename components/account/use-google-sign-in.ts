'use client'

import { useEffect, useRef, useState } from 'react'
import { subscribeAccountEvents } from '@/lib/auth/account-channel'
import { rememberAttempt } from '@/lib/auth/google-attempt'
import { GOOGLE_BLOCKED, googleMessage } from '@/lib/auth/google-message'
import { googleAddress } from '@/lib/auth/sign-in'
import { randomId } from '@/lib/browser/random-id'
import { paths } from '@/lib/paths'
import { toast, toastError } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'

const WIDTH = 500
const HEIGHT = 600
const POLL_MS = 500
/** How long to wait for a message of the popup after it was closed. */
const MESSAGE_TIMEOUT_MS = 1500

function openWindow(attempt: string): Window | null {
  const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT) / 2))
  return open(
    `${paths.accountPopup}?attempt=${attempt}`,
    'stackbook-sign-in',
    `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`,
  )
}

async function goInThisTab(): Promise<void> {
  toast({ title: GOOGLE_BLOCKED })
  rememberAttempt({ kind: 'tab', to: location.pathname + location.search })
  try {
    location.assign(await googleAddress())
  } catch (error) {
    toastFailure('Error', error, 'An error occurred')
  }
}

const fail = (code: string) => toastError('Error', googleMessage(code))

/** Continue with Google: in a popup, or in the tab if the browser blocks popups. */
export function useGoogleSignIn(onDone: () => void): { busy: boolean; start: () => void } {
  const [busy, setBusy] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const start = () => {
    const attempt = randomId()
    const popup = openWindow(attempt)
    if (!popup) {
      void goInThisTab()
      return
    }
    stop.current?.()
    setBusy(true)
    let closedAt: number | undefined
    const look = setInterval(() => {
      if (!popup.closed) return
      closedAt ??= Date.now()
      if (Date.now() - closedAt < MESSAGE_TIMEOUT_MS) return
      clearInterval(look)
      setBusy(false)
      fail('closed')
    }, POLL_MS)
    // Still listens after the popup seems closed: Cross-Origin-Opener-Policy of the provider makes
    // it look so.
    const unsubscribe = subscribeAccountEvents((news) => {
      if (news.kind === 'session' || news.attempt !== attempt) return
      stop.current?.()
      if (news.kind === 'google-failed') fail(news.code)
      else onDone()
    })
    stop.current = () => {
      clearInterval(look)
      unsubscribe()
      setBusy(false)
    }
  }
  return { busy, start }
}
