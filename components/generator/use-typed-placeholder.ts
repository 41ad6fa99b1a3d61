'use client'

import { useEffect, type RefObject } from 'react'
import { TYPED_EXAMPLES } from '@/lib/generate/examples'
import { setTypedExample, typedExample } from '@/lib/generate/typed-example'
import { typewriterText, wholeTextMs } from '@/lib/generate/typewriter'

/** The time for two letters: half the paints of one letter at a time. */
const FRAME_MS = 84

/** The whole example: shown before hydration and with reduced motion. */
export const STILL_PLACEHOLDER = TYPED_EXAMPLES[0] ?? ''

/**
 * Types examples into the placeholder of the empty field. Bypasses React, to avoid a render for
 * each letter.
 */
export function useTypedPlaceholder(field: RefObject<HTMLTextAreaElement | null>, active: boolean): void {
  useEffect(() => (active && field.current ? typeInto(field.current) : undefined), [field, active])
}

/**
 * Typing stops on focus, so that a screen reader reads a whole example and nothing moves next to
 * typed text. It also stops while the field is off-screen or the page is hidden, and with reduced
 * motion.
 */
function typeInto(element: HTMLTextAreaElement): () => void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  let inSight = false
  let began = 0
  /**
   * The example that was complete when typing was resumed. The board next to it is complete too.
   */
  let resumed = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const say = (text: string) => {
    if (element.placeholder !== text) element.placeholder = text
  }
  const stop = () => {
    clearInterval(timer)
    timer = undefined
    const { index } = typedExample()
    setTypedExample({ index, isTyped: false })
    say(TYPED_EXAMPLES[index] ?? STILL_PLACEHOLDER)
  }
  const write = () => {
    const { index, text } = typewriterText(performance.now() - began, TYPED_EXAMPLES)
    if (index !== resumed) resumed = -1
    setTypedExample({ index, isTyped: resumed < 0 })
    say(text)
  }
  const consider = () => {
    const still = !inSight || document.hidden || calm.matches || document.activeElement === element
    if (still) return stop()
    if (timer !== undefined) return
    resumed = typedExample().index
    began = performance.now() - wholeTextMs(resumed, TYPED_EXAMPLES)
    timer = setInterval(write, FRAME_MS)
  }

  const sight = new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? false
    consider()
  })
  sight.observe(element)
  const ends = new AbortController()
  const { signal } = ends
  for (const event of ['focus', 'blur']) element.addEventListener(event, consider, { signal })
  document.addEventListener('visibilitychange', consider, { signal })
  calm.addEventListener('change', consider, { signal })
  return () => {
    ends.abort()
    sight.disconnect()
    stop()
  }
}
