'use client'

import { Button } from '@/components/ui/button'
import { TRANSFORM_THEMES, type TransformChoice } from '@/lib/engine/types'

interface Props {
  /** The value of the theme that is being put on. */
  running: string | undefined
  onTransform: (theme: TransformChoice) => void
}

export function TransformButtons({ running, onTransform }: Props) {
  const busy = running !== undefined
  return (
    <>
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
    </>
  )
}
