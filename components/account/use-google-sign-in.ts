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
const LOOK_EVERY_MS = 500
/** How long its last word may take to arrive after the window is gone. */
const LAST_WORD_MS = 1500

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

/** Continue with Google: in a popup, or in the tab where the browser blocks popups. */
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
      if (Date.now() - closedAt < LAST_WORD_MS) return
      clearInterval(look)
      setBusy(false)
      fail('closed')
    }, LOOK_EVERY_MS)
    // Heard even after the window seems closed: a provider may have cut it off from us while it is still open.
    const deafen = subscribeAccountEvents((news) => {
      if (news.kind === 'session' || news.attempt !== attempt) return
      stop.current?.()
      if (news.kind === 'google-failed') fail(news.code)
      else onDone()
    })
    stop.current = () => {
      clearInterval(look)
      deafen()
      setBusy(false)
    }
  }
  return { busy, start }
}
