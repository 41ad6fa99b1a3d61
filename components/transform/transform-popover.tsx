'use client'

import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover'
import { TRANSFORM_THEMES, type TransformChoice } from '@/lib/engine/types'

interface Props {
  opener: RefObject<HTMLButtonElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The value of the theme that is being put on. */
  running: string | undefined
  onTransform: (theme: TransformChoice) => void
}

/** The disguises, below the button that opens them. */
export function TransformPopover({ opener, open, onOpenChange, running, onTransform }: Props) {
  const busy = running !== undefined
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={opener as RefObject<HTMLButtonElement>} />
      <PopoverContent
        align="start"
        aria-label="Transform the stack"
        className="w-[min(400px,calc(100vw-16px))]"
        onInteractOutside={(event) => {
          // It stays while one runs: a message that appears must not close it either. Its button closes it by itself.
          if (busy || opener.current?.contains(event.target as Node)) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          opener.current?.focus()
        }}
      >
        <p className="mb-3 text-sm text-muted">Every tool gets another name from another world. Undo brings it back.</p>
        <div role="group" aria-label="Transform" aria-busy={busy} className="grid grid-cols-2 gap-2">
          {TRANSFORM_THEMES.map((theme) => (
            <Button
              key={theme.value}
              disabled={busy}
              onClick={() => onTransform(theme)}
              className={running === theme.value ? 'justify-start opacity-100!' : 'justify-start'}
            >
              {theme.label}
              {running === theme.value && (
                <span aria-hidden className="ml-auto animate-pulse">
                  …
                </span>
              )}
            </Button>
          ))}
        </div>
      </PopoverContent>
    </Popover>
  )
}
