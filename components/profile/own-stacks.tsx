'use client'

import { useState } from 'react'
import useSWR from 'swr'
import { ButtonLink } from '@/components/ui/button'
import { QueryProvider } from '@/lib/http/swr'
import { paths } from '@/lib/paths'
import { LOAD_FAILED, loadDeletedStacks, loadProfileStacks, restoreStack } from '@/lib/stack/profile-client'
import { toastRefusal } from '@/lib/toast/failure'
import { toastError } from '@/lib/toast/toast'
import { DeletedStacks } from './deleted-stacks'
import { LoadFailed } from './load-failed'
import { Loading } from './loading'
import { StackList } from './stack-list'

export interface OwnStacksProps {
  userId: string
  /** The first page's cursor, from the address. */
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
  const { data, error, mutate } = useSWR(
    paths.api.userStacks(userId, cursor),
    () => loadProfileStacks(userId, cursor),
    {
      onError: () => toastError('Error', LOAD_FAILED),
    },
  )
  const deleted = useSWR(paths.api.deletedStacks(userId), () => loadDeletedStacks(userId))
  /** Counts restorations. Each reloads the list from the server. */
  const [restored, setRestored] = useState(0)
  if (error !== undefined) return <LoadFailed />
  if (!data) return <Loading />

  const restore = async (id: string) => {
    try {
      await restoreStack({ id, userId })
      await Promise.all([mutate(), deleted.mutate()])
      setRestored((count) => count + 1)
    } catch (failure) {
      toastRefusal('The stack could not be restored', failure, 'Nothing was changed. Please try again.')
    }
  }
  return (
    <>
      {data.stacks.length === 0 ? (
        <NoStacks />
      ) : (
        <StackList key={restored} userId={userId} first={data} onDeletion={() => void deleted.mutate()} />
      )}
      <DeletedStacks stacks={deleted.data ?? []} onRestore={(id) => void restore(id)} />
    </>
  )
}

function NoStacks() {
  return (
    <div className="mt-6 flex flex-col items-start gap-4">
      <p>You haven&apos;t created any tech stacks yet.</p>
      <p className="max-w-reading text-muted">
        Each stack that you save will be here, with its picture and its link, to open, rename or delete.
      </p>
      <ButtonLink href={paths.home} variant="default">
        Create your first stack
      </ButtonLink>
    </div>
  )
}
