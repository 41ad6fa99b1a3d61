'use client'

import { useEffect, useState } from 'react'
import { isSyncable, subscribeAccountEvents } from '@/lib/auth/account-channel'
import { forgetIdToken } from '@/lib/auth/client'
import { onOpenSignIn, type AccountMode } from '@/lib/auth/open-sign-in'
import { toastError } from '@/lib/toast/toast'
import type { AccountDialog } from './account-dialog'
import { useRefresh } from './use-refresh'

/** Renders the account dialog, whose code loads when it is first opened. */
export function AccountDialogHost({ google }: { google: boolean }) {
  const refresh = useRefresh()
  const [mode, setMode] = useState<AccountMode>()
  const [loaded, setLoaded] = useState<{ AccountDialog: typeof AccountDialog }>()

  useEffect(
    () =>
      onOpenSignIn((wanted) => {
        setMode(wanted)
        import('./account-dialog').then(setLoaded, () => {
          setMode(undefined)
          toastError('Error', 'The form could not be loaded. Check your connection and try again.')
        })
      }),
    [],
  )

  // Follows a sign-in or sign-out in another tab, unless it becomes known long afterwards.
  useEffect(
    () =>
      subscribeAccountEvents((news) => {
        if (news.kind !== 'session' || !isSyncable(news.issuedAt)) return
        forgetIdToken()
        refresh()
      }),
    [refresh],
  )

  return loaded ? <loaded.AccountDialog mode={mode} google={google} onMode={setMode} /> : null
}
