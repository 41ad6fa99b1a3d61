'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deleteKey } from '@/lib/keys/client'
import { MAX_KEYS } from '@/lib/keys/limits'
import type { ApiKeyView } from '@/lib/keys/schema'
import { paths } from '@/lib/paths'
import { toast } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'
import { NewApiKey } from './new-api-key'

const dayOf = (time: string) => new Date(time).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' })

export function ApiKeys({ keys }: { keys: readonly ApiKeyView[] }) {
  const [shown, setShown] = useState(keys)
  const remove = async ({ id, name }: ApiKeyView) => {
    try {
      await deleteKey(id)
      setShown((now) => now.filter((key) => key.id !== id))
      toast({ title: 'API key deleted', description: `Programs that used ${name} are refused from now on.` })
    } catch (error) {
      toastFailure('Error', error, 'The API key could not be deleted. Please try again.')
    }
  }
  return (
    <>
      <p>
        With a key, programs use the{' '}
        <a href={paths.apiDocs} className="underline underline-offset-4">
          API
        </a>{' '}
        as you. {shown.length} of {MAX_KEYS}.
      </p>
      {shown.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {shown.map((key) => (
            <li key={key.id} className="flex items-center gap-4 rounded-card border bg-raised p-3">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{key.name}</p>
                <p className="text-sm text-muted">
                  <code>sb_{key.prefix}…</code> · {key.scope === 'write' ? 'read and write' : 'read'}
                </p>
                <p className="text-sm text-muted">
                  Created {dayOf(key.createdAt)}, {key.lastUsedAt ? `last used ${dayOf(key.lastUsedAt)}` : 'never used'}
                </p>
              </div>
              <Button size="sm" aria-label={`Delete API key ${key.name}`} onClick={() => remove(key)}>
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewApiKey onCreated={(key) => setShown((now) => [key, ...now])} />
    </>
  )
}
