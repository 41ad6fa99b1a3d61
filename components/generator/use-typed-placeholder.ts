'use client'

import { useEffect, type RefObject } from 'react'
import { TYPED_EXAMPLES } from '@/lib/generate/examples'
import { typedAt } from '@/lib/generate/typing'

const FRAME_MS = 40

/** What the empty field says before any script runs, while it has the focus, and where motion is unwelcome. */
export const STILL_PLACEHOLDER = TYPED_EXAMPLES[0] ?? ''

/**
 * Types examples into the empty field. It stands still while the field has the focus: a reader of the screen hears one
 * example once, and nothing moves beside what is being typed. Written past React: forty renders a second for nothing.
 */
export function useTypedPlaceholder(field: RefObject<HTMLTextAreaElement | null>, active: boolean): void {
  useEffect(() => {
    const element = field.current
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
    if (!element || !active) return
    const began = performance.now()
    const tick = () => {
      const still = calm.matches || document.activeElement === element
      const next = still ? STILL_PLACEHOLDER : typedAt(performance.now() - began, TYPED_EXAMPLES)
      if (!document.hidden && element.placeholder !== next) element.placeholder = next
    }
    const timer = setInterval(tick, FRAME_MS)
    return () => {
      clearInterval(timer)
      element.placeholder = STILL_PLACEHOLDER
    }
  }, [field, active])
}
