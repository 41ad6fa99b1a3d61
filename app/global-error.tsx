'use client'

import ErrorPage from './error'
import './globals.css'

/** The layout of all pages failed too, so this has its own. In the fallback fonts: every page loads this code. */
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
