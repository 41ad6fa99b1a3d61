'use client'

import useSWR from 'swr'
import { ButtonLink } from '@/components/ui/button'
import { QueryProvider } from '@/lib/http/swr'
import { paths } from '@/lib/paths'
import { LOAD_FAILED, loadProfileStacks } from '@/lib/stack/profile-client'
import { toastError } from '@/lib/toast/toast'
import { LoadFailed } from './load-failed'
import { Loading } from './loading'
import { StackList } from './stack-list'

interface OwnStacksProps {
  userId: string
  /** Where the list begins, when an address says so. */
  cursor: string | undefined
}

export function OwnStacks(props: OwnStacksProps) {
  return (
    <QueryProvider>
      <AskedStacks {...props} />
    </QueryProvider>
  )
}

function AskedStacks({ userId, cursor }: OwnStacksProps) {
  const { data, error } = useSWR(paths.api.userStacks(userId, cursor), () => loadProfileStacks(userId, cursor), {
    onError: () => toastError('Error', LOAD_FAILED),
  })
  if (error !== undefined) return <LoadFailed />
  if (!data) return <Loading />
  if (data.stacks.length === 0) return <NoStacks />
  return <StackList userId={userId} first={data} />
}

function NoStacks() {
  return (
    <div className="mt-6 flex flex-col items-start gap-4">
      <p>You haven&apos;t created any tech stacks yet.</p>
      <p className="max-w-reading text-muted">
        Each stack that you save will be here, with its picture and its link, to open, rename or delete.
      </p>
      <ButtonLink href={paths.home} variant="primary">
        Create your first stack
      </ButtonLink>
    </div>
  )
}
