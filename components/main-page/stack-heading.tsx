'use client'

import { clsx } from 'clsx'
import { useStudio } from '@/components/studio/studio'
import { DescriptionText } from './description-text'

/** Whose stack this is and what it is about. */
export function StackHeading() {
  const { content } = useStudio()
  const { title, name, twitterHandle, description } = content
  return (
    <header
      data-part="heading"
      // As a title in Arabic begins at the right, so does what stands with it.
      dir="auto"
      className={clsx('wrap-anywhere', description && 'lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-10')}
    >
      <div>
        <h1 className="text-3xl font-semibold">{title || name || 'Your stack'}</h1>
        {twitterHandle && (
          <p className="mt-1 text-muted">
            <bdi>@{twitterHandle}</bdi>
          </p>
        )}
      </div>
      {description && (
        <p dir="auto" className="mt-3 max-w-reading whitespace-pre-line lg:mt-1.5 lg:max-w-none">
          <DescriptionText text={description} />
        </p>
      )}
    </header>
  )
}
