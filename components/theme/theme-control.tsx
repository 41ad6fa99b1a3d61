'use client'

import { useState } from 'react'
import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button'

const loadDialog = () => import('./theme-dialog').then((part) => part.ThemeDialog)
const ThemeDialog = dynamic(loadDialog, { ssr: false })

/** Opens 'Choose a Theme'. */
export function ThemeButton() {
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
      >
        Theme
      </Button>
      {wasOpen && <ThemeDialog open={open} onOpenChange={setOpen} />}
    </>
  )
}
