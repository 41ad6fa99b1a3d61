'use client'

import { useId, useState } from 'react'
import useSWR from 'swr'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { useUser } from '@/lib/auth/client'
import { paths } from '@/lib/paths'
import { QueryProvider } from '@/lib/http/swr'
import { loadProfileStacks } from '@/lib/stack/profile-client'
import { isShareCode, shareCodeIn } from '@/lib/stack/share-code-in-link'

interface CompareDialogProps {
  /** The share code of the saved stack on the board. */
  shareCode: string
  onClose: () => void
}

/** Chooses the stack to compare with: by code or link, or one of the visitor's stacks. */
export function CompareDialog({ shareCode, onClose }: CompareDialogProps) {
  const id = useId()
  const user = useUser()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')

  const compare = (event: React.FormEvent) => {
    event.preventDefault()
    const code = shareCodeIn(text)
    if (isShareCode(code)) location.assign(paths.compare(shareCode, code))
    else setProblem('Enter a share code of ten letters and digits, or the link of a stack.')
  }

  return (
    <Dialog onClose={onClose} title="Compare with" description="See which tools two stacks have in common.">
      <form onSubmit={compare} noValidate>
        <Label htmlFor={id}>Share code or link</Label>
        <div className="mt-1.5 flex gap-2">
          <Input
            id={id}
            value={text}
            autoComplete="off"
            aria-invalid={problem !== ''}
            aria-describedby={problem === '' ? undefined : `${id}problem`}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setProblem('')
            }}
          />
          <Button type="submit" variant="default" className="h-10">
            Compare
          </Button>
        </div>
        {problem !== '' && (
          <p id={`${id}problem`} role="alert" className="mt-1.5 text-sm text-danger">
            {problem}
          </p>
        )}
      </form>
      {user && <OwnStacks userId={user.id} shareCode={shareCode} />}
    </Dialog>
  )
}

function OwnStacks(props: { userId: string; shareCode: string }) {
  return (
    <QueryProvider>
      <OtherStacks {...props} />
    </QueryProvider>
  )
}

function OtherStacks({ userId, shareCode }: { userId: string; shareCode: string }) {
  const { data } = useSWR(paths.api.userStacks(userId), () => loadProfileStacks(userId))
  const others = (data?.stacks ?? []).filter((stack) => stack.shareCode !== shareCode)
  if (others.length === 0) return null
  return (
    <section aria-label="Your stacks" className="mt-5">
      <h3 className="text-sm font-medium text-muted">Your stacks</h3>
      <ul className="mt-1.5 max-h-60 overflow-y-auto">
        {others.map((stack) => (
          <li key={stack.id}>
            <a
              href={paths.compare(shareCode, stack.shareCode)}
              className="flex min-h-11 items-center rounded-control px-2 wrap-anywhere hover:bg-raised"
            >
              {stack.title || stack.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
