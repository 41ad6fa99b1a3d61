'use client'

import { useState, useTransition } from 'react'
import { errorMessage } from '@/lib/http/error-message'
import { paths } from '@/lib/paths'
import type { StackPage } from '@/lib/stack/queries'
import { forgetSearches } from '@/lib/search/client'
import { deleteStack, LOAD_FAILED, loadProfileStacks, renameStack, restoreStack } from '@/lib/stack/profile-client'
import { toastError } from '@/lib/toast/toast'
import { toastRefusal } from '@/lib/toast/failure'
import { DeletedCard } from './deleted-card'
import { StackCard } from './stack-card'

const sayFailure = (title: string) => (error: unknown) =>
  toastRefusal(title, error, 'Nothing was changed. Please try again.')

interface StackListProps {
  userId: string
  first: StackPage
  /** Called when a stack was deleted or restored. */
  onDeletion: () => void
}

/** The stacks of the signed-in visitor: the first page and those loaded by the button. */
export function StackList({ userId, first, onDeletion }: StackListProps) {
  const [page, setPage] = useState(first)
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const [loading, startLoading] = useTransition()

  const loadMore = (cursor: string) =>
    startLoading(async () => {
      try {
        const next = await loadProfileStacks(userId, cursor)
        setPage((known) => ({ ...next, stacks: [...known.stacks, ...next.stacks] }))
      } catch (error) {
        toastError('Error', errorMessage(error, LOAD_FAILED))
      }
    })

  const rename = (id: string) => async (name: string) => {
    try {
      await renameStack(id, name)
    } catch (error) {
      sayFailure('Failed to update tech stack')(error)
      return false
    }
    void forgetSearches()
    setPage((known) => ({
      ...known,
      stacks: known.stacks.map((stack) => (stack.id === id ? { ...stack, name } : stack)),
    }))
    return true
  }
  const mark = (id: string, gone: boolean) => {
    setDeleted((known) => new Set(gone ? [...known, id] : [...known].filter((other) => other !== id)))
    void forgetSearches()
    onDeletion()
  }
  const remove = (id: string) =>
    deleteStack({ id, userId }).then(() => mark(id, true), sayFailure('The stack could not be deleted'))
  const restore = (id: string) =>
    restoreStack({ id, userId }).then(() => mark(id, false), sayFailure('The stack could not be restored'))

  const { stacks, nextCursor } = page
  return (
    <>
      <ul aria-label="Your stacks" className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {stacks.map((stack) => (
          <li key={stack.id}>
            {deleted.has(stack.id) ? (
              <DeletedCard name={stack.name} onUndo={() => restore(stack.id)} />
            ) : (
              <StackCard stack={stack} onRename={rename(stack.id)} onDelete={() => remove(stack.id)} />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 text-center text-muted empty:hidden">
        {loading ? 'Loading your tech stacks...' : ''}
      </p>
      {nextCursor && !loading && (
        <p className="mt-6 text-center">
          <a
            href={paths.profileFrom(nextCursor)}
            onClick={(event) => {
              event.preventDefault()
              loadMore(nextCursor)
            }}
            data-part="button"
            className="inline-flex min-h-11 items-center rounded-control border bg-raised px-4 font-medium hover:bg-sunken"
          >
            Show more
          </a>
        </p>
      )}
    </>
  )
}
