'use client'

import { useSyncExternalStore } from 'react'
import { isPlainView, subscribeTheme, setPlainView } from '@/lib/theme/page-theme'

/** One press to Modern on any page, and one back. What the owner chose stays chosen. Shown only where that is not Modern. */
export function PlainView() {
  const plain = useSyncExternalStore(subscribeTheme, isPlainView, () => false)
  return (
    <button
      type="button"
      data-part="plain-view"
      aria-pressed={plain}
      onClick={() => setPlainView(!plain)}
      // What a finger presses is as tall as the strip, what is seen of it has air around.
      className="inline-flex shrink-0 items-center rounded-control whitespace-nowrap text-ink noscript:hidden pointer-coarse:-my-1.5 pointer-coarse:min-h-11 pointer-coarse:focus-visible:-outline-offset-2"
    >
      <span className="inline-flex min-h-6 items-center gap-1.5 rounded-control border border-current px-2 sm:pointer-coarse:px-3">
        Plain view
        {plain && <span aria-hidden>✓</span>}
      </span>
    </button>
  )
}
