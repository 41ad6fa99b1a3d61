'use client'

import { useStudio } from '@/components/studio/studio'
import { DescriptionText } from './description-text'

/** Whose stack this is and what it is about. */
export function StackHeading() {
  const { content } = useStudio()
  const { title, name, twitterHandle, description } = content
  return (
    <header data-part="heading" className="wrap-anywhere">
      <h1 className="text-3xl font-semibold">
        <bdi>{title || name || 'Your stack'}</bdi>
      </h1>
      {twitterHandle && <p className="mt-1 text-muted">@{twitterHandle}</p>}
      {description && (
        <p className="mt-3 max-w-prose whitespace-pre-line">
          <bdi>
            <DescriptionText text={description} />
          </bdi>
        </p>
      )}
    </header>
  )
}
