'use client'

import { useEffect, type RefObject } from 'react'

const GAP = 4

/**
 * Moves the page on when something new in `row` has come behind the bar that sticks over it, as on a small screen with a
 * keyboard. `news` is another value for everything that is new, and undefined while there is nothing to see.
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
