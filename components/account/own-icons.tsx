'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { removeIcon } from '@/lib/icons/client'
import { MAX_OWN_ICONS } from '@/lib/icons/limits'
import { paths } from '@/lib/paths'
import { toast } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'

/** The uploaded icons of the account, each with a button that deletes it. */
export function OwnIcons({ icons }: { icons: readonly string[] }) {
  const [shown, setShown] = useState(icons)
  const remove = async (iconId: string) => {
    try {
      await removeIcon(iconId)
      setShown((now) => now.filter((id) => id !== iconId))
      toast({ title: 'Icon removed', description: 'Tools that had it show a plain picture.' })
    } catch (error) {
      toastFailure('Error', error, 'The icon could not be removed. Please try again.')
    }
  }
  return (
    <>
      <p>
        {shown.length} of {MAX_OWN_ICONS}. Anyone who opens a stack with one of them can see it.
      </p>
      <ul className="mt-3 flex flex-wrap gap-3">
        {shown.map((iconId, index) => (
          <li key={iconId} className="flex flex-col items-center gap-2 rounded-card border bg-raised p-3">
            <img
              src={paths.icon(iconId)}
              alt={`Your icon ${index + 1}`}
              width={40}
              height={40}
              loading="lazy"
              className="size-10 object-contain"
            />
            <Button size="sm" aria-label={`Remove your icon ${index + 1}`} onClick={() => remove(iconId)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
