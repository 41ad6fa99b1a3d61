'use client'

import { clsx } from 'clsx'
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
      <div
        role="group"
        aria-label="Transform"
        aria-busy={busy}
        className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2"
      >
        {TRANSFORM_THEMES.map((theme) => (
          <Button
            key={theme.value}
            disabled={busy}
            onClick={() => onTransform(theme)}
            className={clsx(
              'h-auto! min-h-9 justify-start py-1 text-left whitespace-normal! pointer-coarse:min-h-11',
              running === theme.value && 'opacity-100!',
            )}
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
