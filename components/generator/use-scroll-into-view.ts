'use client'

import { useEffect, type RefObject } from 'react'
import { scrollBehavior } from './scroll-behavior'

/** What stays free between what is shown and the edge of the window. */
const ROOM = 12

/**
 * Moves the page on until the whole panel can be seen, but never past the button that opened it: on a phone the panel
 * would otherwise open below the window, and a press would seem to do nothing. The focus stays on the button.
 */
export function useScrollIntoView(
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  opened: boolean,
): void {
  useEffect(() => {
    const shown = panel.current
    if (!opened || !shown) return
    // Its content may have to be fetched first.
    const observer = new ResizeObserver(() => {
      const { height, bottom } = shown.getBoundingClientRect()
      if (height === 0) return
      observer.disconnect()
      const top = button.current?.getBoundingClientRect().top ?? -1
      // Who has scrolled on meanwhile stays there.
      if (top < 0 || top > window.innerHeight) return
      const over = Math.min(bottom + ROOM - window.innerHeight, top - ROOM)
      if (over > 0) window.scrollBy({ top: over, behavior: scrollBehavior() })
    })
    observer.observe(shown)
    return () => observer.disconnect()
  }, [panel, button, opened])
}
