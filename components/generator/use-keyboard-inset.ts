'use client'

import { useEffect, type RefObject } from 'react'

/**
 * How much of the window's lower edge an on-screen keyboard covers, as `--keyboard` on the element: what sticks to the
 * bottom would otherwise stick behind the keyboard.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const update = () => {
      // Zooming in makes the visual viewport smaller, too: that is not a keyboard.
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
