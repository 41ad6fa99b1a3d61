'use client'

import ErrorPage from './error'
import './globals.css'

/**
 * Shown when the root layout fails too, so it has its own. Without a font of ours, because every
 * page loads this code.
 */
export default function GlobalError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <title>This page could not be shown</title>
      <body>
        <main className="mx-auto max-w-container px-4 sm:px-6">
          <ErrorPage {...props} />
        </main>
      </body>
    </html>
  )
}
