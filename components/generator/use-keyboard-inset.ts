'use client'

import { useEffect, type RefObject } from 'react'

/**
 * Sets `--keyboard` on the element to the height that an on-screen keyboard covers. Sticky bars
 * would be behind it otherwise.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const update = () => {
      // Pinch zoom makes the visual viewport smaller too, without a keyboard.
      const covered =
        viewport.scale > 1.01 ? 0 : document.documentElement.clientHeight - viewport.height - viewport.offsetTop
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    viewport.addEventListener('resize', update)
    viewport.addEventListener('scroll', update)
    return () => {
      viewport.removeEventListener('resize', update)
      viewport.removeEventListener('scroll', update)
    }
  }, [element])
}
