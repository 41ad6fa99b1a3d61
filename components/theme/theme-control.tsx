'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LazyThemeDialog } from './lazy-parts'

/** Opens 'Choose a Theme'. */
export function ThemeButton() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} onPointerEnter={LazyThemeDialog.preload}>
        Theme
      </Button>
      {open && <LazyThemeDialog onClose={close} onLoadFailed={close} />}
    </>
  )
}
