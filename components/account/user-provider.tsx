'use client'

import { UserContext, type ClientUser } from '@/lib/auth/client'

export function UserProvider({ user, children }: { user: ClientUser | undefined; children: React.ReactNode }) {
  return <UserContext value={user}>{children}</UserContext>
}
