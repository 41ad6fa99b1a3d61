'use client'

import { ProfileIcon, SignOutIcon } from '@/components/ui/icons'
import { Button, ButtonLink } from '@/components/ui/button'
import { openSignIn } from '@/lib/auth/open-sign-in'
import { useUser } from '@/lib/auth/client'
import { paths } from '@/lib/paths'
import { useSignOut } from './use-sign-out'

/** Sign In or the account's controls. The server knows the user, so the HTML has the right ones. */
export function AccountControls() {
  const user = useUser()
  const signOut = useSignOut()
  return (
    <div className="flex shrink-0 items-center gap-1">
      {user && (
        <ButtonLink variant="ghost" href={paths.profile} title={user.email} className="px-2.5 pointer-coarse:min-w-11">
          <ProfileIcon size={18} />
          <span className="max-sm:sr-only">Profile</span>
        </ButtonLink>
      )}
      {/* One button that changes its words: a focus on it outlives signing in and out. */}
      <Button
        variant={user ? 'ghost' : 'secondary'}
        className={user ? 'px-2.5 pointer-coarse:min-w-11' : 'noscript:hidden'}
        onClick={() => (user ? signOut() : openSignIn())}
      >
        {user ? (
          <>
            <SignOutIcon size={18} />
            <span className="max-sm:sr-only">Sign out</span>
          </>
        ) : (
          'Sign In'
        )}
      </Button>
    </div>
  )
}
