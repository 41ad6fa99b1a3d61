'use client'

import { useEffect, type RefObject } from 'react'

const GAP = 4

/**
 * Scrolls when new content of `row` is behind the sticky bar, as on a small screen with a keyboard.
 * `news` changes with the content, and is undefined if there is none.
 */
export function useScrollClearOf(
  bar: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  news: string | undefined,
): void {
  useEffect(() => {
    if (news === undefined || !bar.current || !row.current) return
    const over = row.current.getBoundingClientRect().bottom + GAP - bar.current.getBoundingClientRect().top
    if (over > 0) window.scrollBy({ top: over, behavior: 'instant' })
  }, [bar, row, news])
}
