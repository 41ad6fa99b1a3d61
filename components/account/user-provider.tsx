'use client'

import { useLayoutEffect } from 'react'
import { setTokenUser, UserContext, type ClientUser } from '@/lib/auth/client'

export function UserProvider({ user, children }: { user: ClientUser | undefined; children: React.ReactNode }) {
  useLayoutEffect(() => setTokenUser(user?.id), [user?.id])
  return <UserContext value={user}>{children}</UserContext>
}
