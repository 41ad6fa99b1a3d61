'use client'

import { clsx } from 'clsx'
import { useId } from 'react'
import { THEMES } from '@/lib/theme/themes'
import { STACK_THEMES, type StackTheme } from '@/lib/stack/stack-theme'

interface SharePictureProps {
  source: string
  alt: string
  theme: StackTheme
  onTheme: (theme: StackTheme) => void
}

const SWATCHES: Readonly<Record<StackTheme, string>> = {
  modern: 'linear-gradient(135deg, #fbfaf8 50%, #0d0f15 50%)',
  retro80s: 'linear-gradient(#12062b, #ff2e97)',
  fun90s: 'linear-gradient(#008080 60%, #c0c0c0 60%)',
  y2k: 'linear-gradient(135deg, #c9ecff, #e4d9ff, #f3dcfa)',
}

/** The picture of a link preview, and a choice of themes for it. The stack keeps its own theme. */
export function SharePicture({ source, alt, theme, onTheme }: SharePictureProps) {
  const name = useId()
  return (
    <>
      <img
        key={source}
        src={source}
        alt={alt}
        width={1200}
        height={630}
        className="aspect-1200/630 h-auto w-full rounded-control border bg-raised"
      />
      <fieldset className="mt-3 flex flex-wrap items-center gap-2">
        <legend className="sr-only">Theme of the picture</legend>
        {STACK_THEMES.map((option) => (
          <label
            key={option}
            className={clsx(
              'relative flex min-h-9 cursor-pointer items-center gap-2 rounded-control border px-2.5 text-sm pointer-coarse:min-h-11 has-focus-visible:outline-2 has-focus-visible:outline-accent',
              option === theme && 'border-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === theme}
              onChange={() => onTheme(option)}
              className="sr-only"
            />
            <span aria-hidden className="size-5 rounded-full border" style={{ background: SWATCHES[option] }} />
            {THEMES[option].label}
          </label>
        ))}
      </fieldset>
    </>
  )
}
