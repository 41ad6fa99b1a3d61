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
import { listClaims } from '@/lib/stack/claims'
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
  const [deviceStacks] = useState(stacksOfDevice)

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
      {user && <AccountStacks userId={user.id} shareCode={shareCode} />}
      <StackLinks title="Your stacks on this device" stacks={deviceStacks} shareCode={shareCode} />
    </Dialog>
  )
}

interface ListedStack {
  readonly code: string
  readonly title: string
}

/** Stacks that were saved here without an account. */
const stacksOfDevice = (): ListedStack[] =>
  listClaims().flatMap(({ shareCode: code, name = '' }) => (code === undefined ? [] : [{ code, title: name || code }]))

function AccountStacks(props: { userId: string; shareCode: string }) {
  return (
    <QueryProvider>
      <LoadedStacks {...props} />
    </QueryProvider>
  )
}

function LoadedStacks({ userId, shareCode }: { userId: string; shareCode: string }) {
  const { data } = useSWR(paths.api.userStacks(userId), () => loadProfileStacks(userId))
  const stacks = (data?.stacks ?? []).map((stack) => ({ code: stack.shareCode, title: stack.title || stack.name }))
  return <StackLinks title="Your stacks" stacks={stacks} shareCode={shareCode} />
}

interface StackLinksProps {
  title: string
  stacks: readonly ListedStack[]
  /** The stack on the board, which is not compared with itself. */
  shareCode: string
}

function StackLinks({ title, stacks, shareCode }: StackLinksProps) {
  const others = stacks.filter(({ code }) => code !== shareCode)
  if (others.length === 0) return null
  return (
    <section aria-label={title} className="mt-5">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      <ul className="mt-1.5 max-h-60 overflow-y-auto">
        {others.map((stack) => (
          <li key={stack.code}>
            <a
              href={paths.compare(shareCode, stack.code)}
              className="flex min-h-11 items-center rounded-control px-2 wrap-anywhere hover:bg-raised"
            >
              {stack.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
