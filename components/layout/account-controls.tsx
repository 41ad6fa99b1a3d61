'use client'

import { LogOut, UserRound } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { openSignIn } from '@/lib/auth/open-sign-in'
import { useUser } from '@/lib/auth/client'
import { paths } from '@/lib/paths'
import { useSignOut } from './use-sign-out'

/** The server knows who is signed in, so the right half of this is in the page from the first byte. */
export function AccountControls() {
  const user = useUser()
  const signOut = useSignOut()
  return (
    <div className="flex shrink-0 items-center gap-1">
      {user && (
        <a
          href={paths.profile}
          title={user.email}
          className="flex h-9 items-center gap-2 rounded-control px-2.5 text-sm font-medium hover:bg-sunken pointer-coarse:h-11"
        >
          <UserRound aria-hidden size={18} />
          <span className="max-sm:sr-only">Profile</span>
        </a>
      )}
      {/* One button that changes its words: a focus on it outlives signing in and out. */}
      <Button
        variant={user ? 'quiet' : 'secondary'}
        className={user ? 'px-2.5' : 'noscript:hidden'}
        onClick={() => (user ? void signOut() : openSignIn())}
      >
        {user ? (
          <>
            <LogOut aria-hidden size={18} />
            <span className="max-sm:sr-only">Sign out</span>
          </>
        ) : (
          'Sign In'
        )}
      </Button>
    </div>
  )
}
