import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import type { Profile } from '@/lib/stack/loaders'
import { LoadFailed } from './load-failed'
import { SignInInvitation } from './sign-in-invitation'
import { StackList } from './stack-list'

export function ProfileStacks({ profile }: { profile: Profile }) {
  if (profile.state === 'guest') return <SignInInvitation />
  if (profile.state === 'failed') return <LoadFailed />
  const { userId, page } = profile
  if (page.stacks.length === 0) return <NoStacks />
  // A page that was rendered anew replaces what was known: the key is what it begins with.
  return <StackList key={`${page.stacks.length}-${page.stacks[0]?.id}`} userId={userId} first={page} />
}

function NoStacks() {
  return (
    <div className="mt-6 flex flex-col items-start gap-4">
      <p>You haven&apos;t created any tech stacks yet.</p>
      <ButtonLink href={paths.home} variant="primary">
        Create your first stack
      </ButtonLink>
    </div>
  )
}
