import type { Metadata } from 'next'
import { setTimeout } from 'node:timers/promises'
import { Suspense } from 'react'
import { ClaimStacks } from '@/components/account/claim-stacks'
import { ProfileStacks } from '@/components/profile/profile-stacks'
import { loadUser } from '@/lib/auth/loaders'
import { paths } from '@/lib/paths'
import { loadProfile, type Profile, type SearchParams } from '@/lib/stack/loaders'

export const metadata: Metadata = { title: 'Profile', robots: { index: false } }

const WORTH_ANNOUNCING_MS = 300

/** A quick answer goes out whole, readable without a script; a slow one is announced first. */
export default async function ProfilePage({ searchParams }: { searchParams: SearchParams }) {
  const [user, { cursor }] = await Promise.all([loadUser(), searchParams])
  const loading = loadProfile(typeof cursor === 'string' ? cursor : undefined)
  const quick = await Promise.race([loading, setTimeout(WORTH_ANNOUNCING_MS)])
  return (
    <section className="pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-3xl font-semibold">Your stacks</h1>
        {user && (
          <a href={paths.account} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Account
          </a>
        )}
      </div>
      {user && <ClaimStacks />}
      {quick ? (
        <ProfileStacks profile={quick} />
      ) : (
        <Suspense fallback={<Loading />}>
          <SlowProfile loading={loading} />
        </Suspense>
      )}
    </section>
  )
}

async function SlowProfile({ loading }: { loading: Promise<Profile> }) {
  return <ProfileStacks profile={await loading} />
}

const Loading = () => (
  <p role="status" className="mt-6">
    Loading your tech stacks...
  </p>
)
