'use client'

import { Problem } from '@/components/layout/problem'
import { paths } from '@/lib/paths'

interface ErrorPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

/** What a page becomes when drawing it failed. The header and the footer stay. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <Problem kind={error.digest ? `Fault ${error.digest}` : 'Fault'} title="This page could not be shown">
      <p>
        Something broke on our side. What was saved is safe, and a draft that you were working on is kept in this
        browser: ‘Restore draft’ on the start page brings it back.
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          onClick={reset}
          className="h-11 rounded-control bg-accent px-4 font-medium text-accent-ink hover:brightness-110"
        >
          Try again
        </button>
        <a
          href={paths.home}
          className="inline-flex h-11 items-center rounded-control border bg-raised px-4 font-medium"
        >
          Go to the start page
        </a>
      </div>
    </Problem>
  )
}
