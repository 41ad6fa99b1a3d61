'use client'

import { useSyncExternalStore } from 'react'
import { isPlainView, subscribeTheme, setPlainView } from '@/lib/theme/page-theme'

/**
 * A button that shows any page in Modern, and back. Does not change the owner's theme. Shown only
 * for other themes.
 */
export function PlainView() {
  const plain = useSyncExternalStore(subscribeTheme, isPlainView, () => false)
  return (
    <button
      type="button"
      data-part="plain-view"
      aria-pressed={plain}
      onClick={() => setPlainView(!plain)}
      // The touch target has the height of the strip; the visible button is smaller.
      className="inline-flex shrink-0 items-center rounded-control whitespace-nowrap text-ink noscript:hidden pointer-coarse:-my-1.5 pointer-coarse:min-h-11 pointer-coarse:focus-visible:-outline-offset-2"
    >
      <span className="inline-flex min-h-6 items-center gap-1.5 rounded-control border border-current px-2 sm:pointer-coarse:px-3">
        Plain view
        {plain && <span aria-hidden>✓</span>}
      </span>
    </button>
  )
}
