'use client'

import { useLayoutEffect } from 'react'
import { Problem } from '@/components/layout/problem'
import { Button, ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { applyStoredTheme } from '@/lib/theme/page-theme'

interface ErrorPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

/** Shown when rendering a page throws. The header and the footer stay. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  useLayoutEffect(applyStoredTheme, [])
  return (
    <Problem kind={error.digest ? `Fault ${error.digest}` : 'Fault'} title="This page could not be shown">
      <p>
        Something broke on our side. What was saved is safe, and a draft that you were working on is kept in this
        browser: ‘Restore draft’ on the start page brings it back.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="default" onClick={reset}>
          Try again
        </Button>
        <ButtonLink href={paths.home}>Go to the start page</ButtonLink>
      </div>
    </Problem>
  )
}
