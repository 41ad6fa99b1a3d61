'use client'

import { useEffect, type RefObject } from 'react'
import { TYPED_EXAMPLES } from '@/lib/generate/examples'
import { firstExampleMs, typewriterRoundMs, typewriterText } from '@/lib/generate/typewriter'

/** Two letters at a time: half the paints of one, and still a quick hand. */
const FRAME_MS = 84
const ROUND_MS = typewriterRoundMs(TYPED_EXAMPLES)
/** The field has said the first example already, so the hand goes on from there, when the page has settled. */
const BEGINS_AT_MS = firstExampleMs(TYPED_EXAMPLES)
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** What the empty field says before any script runs, while it has the focus, and where motion is unwelcome. */
export const STILL_PLACEHOLDER = TYPED_EXAMPLES[0] ?? ''

/** Types examples into the empty field. Written past React: no render for a letter. */
export function useTypedPlaceholder(field: RefObject<HTMLTextAreaElement | null>, active: boolean): void {
  useEffect(() => (active && field.current ? typeInto(field.current) : undefined), [field, active])
}

/**
 * It stands still while the field has the focus: a reader of the screen hears one example once, and nothing moves beside
 * what is being typed. It also does where nobody sees it, and when nobody has moved for a round of all examples: every
 * letter makes the browser paint, and a page that is left open costs nothing.
 */
function typeInto(element: HTMLTextAreaElement): () => void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  let inSight = false
  let lastSign = performance.now()
  let began = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const say = (text: string) => {
    if (element.placeholder !== text) element.placeholder = text
  }
  const stop = () => {
    clearInterval(timer)
    timer = undefined
    say(STILL_PLACEHOLDER)
  }
  const write = () => {
    const now = performance.now()
    if (now - lastSign > ROUND_MS) stop()
    else say(typewriterText(now - began, TYPED_EXAMPLES))
  }
  const consider = () => {
    const still = !inSight || document.hidden || calm.matches || document.activeElement === element
    if (still) return stop()
    began = performance.now() - BEGINS_AT_MS
    timer ??= setInterval(write, FRAME_MS)
  }
  const alive = () => {
    lastSign = performance.now()
    if (timer === undefined) consider()
  }

  const sight = new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? false
    consider()
  })
  sight.observe(element)
  const ends = new AbortController()
  const { signal } = ends
  for (const event of ['focus', 'blur']) element.addEventListener(event, consider, { signal })
  for (const event of SIGNS_OF_LIFE) window.addEventListener(event, alive, { signal, passive: true })
  document.addEventListener('visibilitychange', consider, { signal })
  calm.addEventListener('change', consider, { signal })
  return () => {
    ends.abort()
    sight.disconnect()
    stop()
  }
}
