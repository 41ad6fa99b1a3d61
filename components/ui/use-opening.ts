'use client'

import { useState } from 'react'

interface Opening {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  /** Whether the part is rendered at all: from its first opening on, so that it can leave and come back as it was. */
  readonly wasOpen: boolean
  /** For a part that did not come: the next opening asks for it again. */
  readonly giveUp: () => void
}

/** A part of the page that opens and closes, and whose code is fetched when it is first opened. */
export function useOpening(): Opening {
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)
  const giveUp = () => {
    setOpen(false)
    setWasOpen(false)
  }
  return { open, setOpen, wasOpen, giveUp }
}
