'use client'

import { clsx } from 'clsx'
import { useStudio } from '@/components/studio/studio'
import { Button } from '@/components/ui/button'
import { TRANSFORM_THEMES, type TransformChoice } from '@/lib/engine/types'
import type { Transformation } from '@/lib/theme/transformation'
import { toastError } from '@/lib/toast/toast'
import { downloadBeforeAfter } from './before-after'
import { ScenePicture } from './scene-picture'

interface Props {
  /** The transform that is being requested. */
  running: string | undefined
  onTransform: (theme: TransformChoice) => void
  /** The transformation to undo by the button Original. */
  original: Transformation | undefined
}

export function TransformButtons({ running, onTransform, original }: Props) {
  const { content } = useStudio()
  const busy = running !== undefined
  const shown = TRANSFORM_THEMES.find(({ value }) => value === original?.scene)
  const download = async () => {
    if (!original) return
    try {
      await downloadBeforeAfter({ title: content.title, label: shown?.label ?? 'Transformed', ...original })
    } catch (error) {
      console.warn('The picture could not be drawn:', error)
      toastError('Error', 'The picture could not be made. Please try again.')
    }
  }
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        Every tool gets another name from another world, and the page its look. Undo brings it back.
      </p>
      <div
        role="group"
        aria-label="Transform"
        aria-busy={busy}
        className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2"
      >
        {TRANSFORM_THEMES.map((theme) => (
          <Button
            key={theme.value}
            disabled={busy}
            onClick={() => onTransform(theme)}
            className={clsx(
              'picture-button h-auto! min-h-9 flex-col items-stretch justify-start! gap-1.5! p-1.5! text-left whitespace-normal! pointer-coarse:min-h-11',
              running === theme.value && 'opacity-100!',
            )}
          >
            <ScenePicture scene={theme.value} />
            <span className="flex gap-1 px-1">
              {theme.label}
              {running === theme.value && (
                <span aria-hidden className="ml-auto animate-pulse">
                  …
                </span>
              )}
            </span>
          </Button>
        ))}
      </div>
      {original && (
        <Button className="mt-3 w-full" onClick={() => void download()}>
          Download before and after
        </Button>
      )}
    </>
  )
}
