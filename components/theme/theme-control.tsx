'use client'

import { Button } from '@/components/ui/button'
import { latePart } from '@/components/ui/late-part'
import { OptionalPart } from '@/components/ui/optional-part'
import { useOpening } from '@/components/ui/use-opening'
import { loadEarly } from '@/lib/browser/load-early'
import { loadThemeDialog } from './load-parts'

const ThemeDialog = latePart(loadThemeDialog)

/** Opens 'Choose a Theme'. */
export function ThemeButton() {
  const { open, setOpen, wasOpen, giveUp } = useOpening()
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} onPointerEnter={() => loadEarly(loadThemeDialog)}>
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
