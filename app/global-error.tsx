'use client'

import { fontVariables } from '@/lib/theme/fonts'
import ErrorPage from './error'
import './globals.css'

/** The last resort: the frame around all pages failed as well, so this brings its own. */
export default function GlobalError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en" className={fontVariables}>
      <title>This page could not be shown</title>
      <body>
        <main className="mx-auto max-w-container px-4 sm:px-6">
          <ErrorPage {...props} />
        </main>
      </body>
    </html>
  )
}
