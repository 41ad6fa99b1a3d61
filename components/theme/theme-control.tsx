'use client'

import { useState } from 'react'
import { latePart } from '@/components/studio/late-part'
import { OptionalPart } from '@/components/studio/optional-part'
import { Button } from '@/components/ui/button'
import { loadEarly } from '@/lib/load-early'

const loadDialog = () => import('./theme-dialog').then((part) => part.ThemeDialog)
const ThemeDialog = latePart(loadDialog)

/** Opens 'Choose a Theme'. */
export function ThemeButton() {
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} onPointerEnter={() => loadEarly(loadDialog)}>
        Theme
      </Button>
      {wasOpen && (
        <OptionalPart
          onFailed={() => {
            setOpen(false)
            setWasOpen(false)
          }}
        >
          <ThemeDialog open={open} onOpenChange={setOpen} />
        </OptionalPart>
      )}
    </>
  )
}
