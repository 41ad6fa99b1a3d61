'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button'

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

interface DeletedStacksProps {
  title?: string
  stacks: readonly { id: string; name: string; deletedAt: string }[]
  onRestore: (id: string) => void
}

/** The stacks deleted within thirty days. */
export function DeletedStacks({ title = 'Recently deleted', stacks, onRestore }: DeletedStacksProps) {
  const heading = useId()
  if (stacks.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="text-xl font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted">Deleted stacks can be restored for 30 days.</p>
      <ul className="mt-3 divide-y rounded-card border bg-raised px-4">
        {stacks.map((stack) => (
          <DeletedRow key={stack.id} {...stack} onRestore={() => onRestore(stack.id)} />
        ))}
      </ul>
    </section>
  )
}

function DeletedRow({ name, deletedAt, onRestore }: { name: string; deletedAt: string; onRestore: () => void }) {
  const id = useId()
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <bdi id={id} className="font-medium">
          {name}
        </bdi>{' '}
        <span className="text-sm text-muted">
          deleted on <time dateTime={deletedAt}>{DATE.format(new Date(deletedAt))}</time>
        </span>
      </p>
      <Button size="sm" aria-describedby={id} onClick={onRestore}>
        Restore
      </Button>
    </li>
  )
}
