import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ClaimStacks } from '@/components/account/claim-stacks'
import { ProfileStacks } from '@/components/profile/profile-stacks'
import { loadUser } from '@/lib/auth/loaders'
import { paths } from '@/lib/paths'
import type { SearchParams } from '@/lib/stack/loaders'

export const metadata: Metadata = { title: 'Profile', robots: { index: false } }

export default async function ProfilePage({ searchParams }: { searchParams: SearchParams }) {
  const [user, { cursor }] = await Promise.all([loadUser(), searchParams])
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
      <Suspense
        fallback={
          <p role="status" className="mt-6">
            Loading your tech stacks...
          </p>
        }
      >
        <ProfileStacks cursor={typeof cursor === 'string' ? cursor : undefined} />
      </Suspense>
    </section>
  )
}
