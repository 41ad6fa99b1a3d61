'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { AddIcon } from '@/components/ui/icons'
import { randomId } from '@/lib/browser/random-id'
import { paths } from '@/lib/paths'
import { draftWith, type NotAdded } from '@/lib/stack/add-to-draft'
import { storeDraft, listDrafts } from '@/lib/stack/draft'
import type { Tool } from '@/lib/stack/schema'

interface Props {
  tool: Omit<Tool, 'id'>
  /** The section to add to, created if the draft has none of this title. */
  section: string
}

const NOT_ADDED: Record<NotAdded, string> = {
  'has-it': 'Your draft has this tool already.',
  full: 'Your draft is full. Remove a tool or a section from it first.',
}

/** Adds the tool to the newest draft of this device, or starts one. */
export function AddToStack({ tool, section }: Props) {
  const [message, setMessage] = useState('')
  const add = () => {
    const draft = draftWith(listDrafts()[0], { ...tool, id: randomId() }, section, { id: randomId(), at: Date.now() })
    if (typeof draft === 'string') {
      setMessage(NOT_ADDED[draft])
      return
    }
    storeDraft(draft)
    const isKept = listDrafts().some(({ id, at }) => id === draft.id && at === draft.at)
    setMessage(isKept ? 'Added to your draft.' : 'This browser stores no drafts, so nothing was added.')
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
      <Button variant="default" onClick={add}>
        <AddIcon />
        Add to my stack
      </Button>
      <p role="status" className="text-sm text-muted">
        {message}
        {message.startsWith('This') || message === '' ? null : (
          <>
            {' '}
            <a
              href={paths.home}
              className="inline-flex min-h-8 items-center text-ink underline underline-offset-4 pointer-coarse:min-h-11"
            >
              Go on with it
            </a>
          </>
        )}
      </p>
    </div>
  )
}
