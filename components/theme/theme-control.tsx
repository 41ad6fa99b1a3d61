'use client'

import { latePart } from '@/components/studio/late-part'
import { OptionalPart } from '@/components/studio/optional-part'
import { useOpening } from '@/components/studio/use-opening'
import { Button } from '@/components/ui/button'
import { loadEarly } from '@/lib/load-early'

const loadDialog = () => import('./theme-dialog').then((part) => part.ThemeDialog)
const ThemeDialog = latePart(loadDialog)

/** Opens 'Choose a Theme'. */
export function ThemeButton() {
  const { open, setOpen, wasOpen, giveUp } = useOpening()
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} onPointerEnter={() => loadEarly(loadDialog)}>
        Theme
      </Button>
      {wasOpen && (
        <OptionalPart onFailed={giveUp}>
          <ThemeDialog open={open} onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  )
}
