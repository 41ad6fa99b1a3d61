import type { Metadata } from 'next'
import { setTimeout } from 'node:timers/promises'
import { ClaimStacks } from '@/components/account/claim-stacks'
import { SignInButton } from '@/components/account/sign-in-button'
import { DeviceStacksPart } from '@/components/profile/device-stacks-part'
import { LoadFailed } from '@/components/profile/load-failed'
import { ProfileStacks } from '@/components/profile/profile-stacks'
import { ServerStacks } from '@/components/profile/server-stacks'
import { loadUser } from '@/lib/auth/loaders'
import { paths } from '@/lib/paths'
import { loadProfile, type SearchParams } from '@/lib/stack/loaders'

export const metadata: Metadata = { title: 'Profile', robots: { index: false } }

/** How long the server-rendered list, for visitors without JavaScript, may delay the page. */
const MAX_WAIT_MS = 300

export default async function ProfilePage({ searchParams }: { searchParams: SearchParams }) {
  const [user, search] = await Promise.all([loadUser(), searchParams])
  const cursor = typeof search.cursor === 'string' ? search.cursor : undefined
  const profile = await loadProfile(cursor)
  const still = profile.state === 'found' ? await Promise.race([profile.page, setTimeout(MAX_WAIT_MS)]) : undefined
  // Reserves height so that the footer does not jump: little without stacks, a screen if several
  // rows may come.
  const room = still && still.stacks.length < 2 ? 'min-h-[60vh]' : 'min-h-dvh'
  return (
    <div className={profile.state === 'found' ? room : undefined}>
      <section data-part="page" className="my-4 pt-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h1 className="text-3xl font-semibold">Your stacks</h1>
          {user && (
            <a href={paths.account} className="inline-flex min-h-11 items-center underline underline-offset-4">
              Account
            </a>
          )}
        </div>
        {user && <ClaimStacks />}
        {profile.state === 'guest' && (
          <div className="mt-6 flex flex-col items-start gap-4">
            <p>Please log in to view your profile.</p>
            <SignInButton />
          </div>
        )}
        {profile.state === 'failed' && <LoadFailed />}
        {profile.state === 'found' && (
          <>
            <ProfileStacks userId={profile.userId} cursor={cursor} />
            <noscript>{still ? <ServerStacks page={still} /> : <LoadFailed />}</noscript>
          </>
        )}
        <DeviceStacksPart manage besideAccount={profile.state === 'found'} />
      </section>
    </div>
  )
}
