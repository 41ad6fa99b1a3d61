import { paths } from '@/lib/paths'
import type { StackPage } from '@/lib/stack/queries'
import { CreatedOn } from './created-on'

/** The list of stacks for visitors without JavaScript. */
export function ServerStacks({ page: { stacks, nextCursor } }: { page: StackPage }) {
  if (stacks.length === 0) return <p className="mt-6">You haven&apos;t created any tech stacks yet.</p>
  return (
    <>
      <ul aria-label="Your stacks" className="mt-6 space-y-4">
        {stacks.map(({ id, shareCode, name, description, createdAt }) => (
          <li key={id} className="rounded-card border bg-raised p-4">
            <h2 className="text-lg leading-6 font-semibold">
              <a href={paths.stack(shareCode)} className="wrap-anywhere">
                <bdi>{name}</bdi>
              </a>
            </h2>
            <p className="mt-1.5 whitespace-pre-line text-muted wrap-anywhere">{description}</p>
            <CreatedOn date={createdAt} />
          </li>
        ))}
      </ul>
      {nextCursor && (
        <p className="mt-6">
          <a href={paths.profileFrom(nextCursor)}>Show more</a>
        </p>
      )}
    </>
  )
}
