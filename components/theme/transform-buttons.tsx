'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { TRANSFORM_THEMES, type TransformChoice } from '@/lib/engine/types'

interface Props {
  /** The value of the theme that is being put on. */
  running: string | undefined
  onTransform: (theme: TransformChoice) => void
}

export function TransformButtons({ running, onTransform }: Props) {
  const busy = running !== undefined
  const pressed = useRef<HTMLButtonElement>(null)
  // A button that is switched off loses the focus: it gets it back with its turn.
  useEffect(() => {
    if (!busy && document.activeElement === document.body) pressed.current?.focus()
  }, [busy])
  return (
    <>
      <p className="mb-3 text-sm text-muted">Every tool gets another name from another world. Undo brings it back.</p>
      <div role="group" aria-label="Transform" aria-busy={busy} className="grid grid-cols-2 gap-2">
        {TRANSFORM_THEMES.map((theme) => (
          <Button
            key={theme.value}
            disabled={busy}
            onClick={(event) => {
              pressed.current = event.currentTarget
              onTransform(theme)
            }}
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
    </>
  )
}
