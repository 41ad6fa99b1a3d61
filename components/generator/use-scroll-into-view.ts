'use client'

import { useEffect, type RefObject } from 'react'
import { scrollBehavior } from './scroll-behavior'

/** The margin between the panel and the edge of the window. */
const ROOM = 12

/**
 * Scrolls until the whole panel is visible, but never past the button that opened it: on a phone
 * the panel would open below the window, and the press would seem to have no effect. Focus stays on
 * the button.
 */
export function useScrollIntoView(
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  opened: boolean,
): void {
  useEffect(() => {
    const shown = panel.current
    if (!opened || !shown) return
    // Its content may load first.
    const observer = new ResizeObserver(() => {
      const { height, bottom } = shown.getBoundingClientRect()
      if (height === 0) return
      observer.disconnect()
      const top = button.current?.getBoundingClientRect().top ?? -1
      // The visitor has scrolled elsewhere since.
      if (top < 0 || top > window.innerHeight) return
      const over = Math.min(bottom + ROOM - window.innerHeight, top - ROOM)
      if (over > 0) window.scrollBy({ top: over, behavior: scrollBehavior() })
    })
    observer.observe(shown)
    return () => observer.disconnect()
  }, [panel, button, opened])
}
