'use client'

import { Fragment } from 'react'
import { useStudio } from '@/components/studio/studio'
import { paths } from '@/lib/paths'
import { countTools } from '@/lib/stack/content'
import type { StackFacts } from '@/lib/stack/facts'
import { formatCount } from '@/lib/text/format-count'

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** Title, author and facts of the stack, the same in reading and editing mode. */
export function StackHeading({ facts }: { facts: StackFacts | undefined }) {
  const { content, saved } = useStudio()
  const { title, name, twitterHandle, sections } = content
  const shown = facts !== undefined && facts.shareCode === saved?.shareCode ? facts : undefined
  const parts = [
    shown?.by && (
      <span key="by">
        by{' '}
        <a href={paths.person(shown.by)} rel="author" className="underline underline-offset-2">
          @{shown.by}
        </a>
      </span>
    ),
    shown?.exampleBy && `Example by ${shown.exampleBy}`,
    twitterHandle && twitterHandle !== shown?.by && <bdi key="handle">@{twitterHandle}</bdi>,
    formatCount(countTools(sections), 'tool'),
    shown && formatCount(shown.views, 'view'),
    shown && (shown.copies === 1 ? '1 copy' : `${shown.copies} copies`),
    shown && (
      <time key="changed" dateTime={shown.updatedAt}>
        changed {DAY.format(new Date(shown.updatedAt))}
      </time>
    ),
    shown?.basedOn && (
      <span key="origin">
        Based on{' '}
        {shown.basedOn.shareCode === undefined ? (
          shown.basedOn.title
        ) : (
          <a href={paths.share(shown.basedOn.shareCode)} className="underline underline-offset-2">
            {shown.basedOn.title}
          </a>
        )}
      </span>
    ),
  ].filter(Boolean)
  return (
    // The direction of the title also applies to the facts below it.
    <header data-part="heading" dir="auto" className="wrap-anywhere">
      <h1 className="text-xl font-semibold sm:text-3xl">{title || name || 'Your stack'}</h1>
      <p className="mt-1 text-sm text-muted">
        {parts.map((part, at) => (
          <Fragment key={at}>
            {at > 0 && ' · '}
            {part}
          </Fragment>
        ))}
      </p>
    </header>
  )
}
