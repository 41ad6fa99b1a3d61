'use client'

import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { isSyncable, subscribeAccountEvents } from '@/lib/auth/account-channel'
import { forgetIdToken } from '@/lib/auth/client'
import { onOpenSignIn, type AccountMode } from '@/lib/auth/open-sign-in'
import { useRefresh } from './use-refresh'

const LazyAccountDialog = lazyPart(() => import('./account-dialog').then((part) => part.AccountDialog))

/** Renders the account dialog, whose code loads when it is first opened. */
export function AccountDialogHost({ google }: { google: boolean }) {
  const refresh = useRefresh()
  /** Undefined before the dialog is first opened. It stays mounted when it closes. */
  const [mode, setMode] = useState<AccountMode | 'closed'>()

  useEffect(() => onOpenSignIn(setMode), [])

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

  if (mode === undefined) return null
  return (
    <LazyAccountDialog
      mode={mode === 'closed' ? undefined : mode}
      google={google}
      onMode={(next) => setMode(next ?? 'closed')}
      onLoadFailed={() => setMode(undefined)}
    />
  )
}
