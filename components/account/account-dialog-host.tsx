'use client'

import { useEffect, useState } from 'react'
import { isSyncable, subscribeAccountEvents } from '@/lib/auth/account-channel'
import { forgetIdToken } from '@/lib/auth/client'
import { onOpenSignIn, type AccountMode } from '@/lib/auth/open-sign-in'
import { toastError } from '@/lib/toast/toast'
import type { AccountDialog } from './account-dialog'
import { useRefresh } from './use-refresh'

/** Where the account dialog appears. What draws it is fetched when it is first wanted. */
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

  // Signed in or out in another tab: this one follows, unless it hears of it long afterwards.
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
