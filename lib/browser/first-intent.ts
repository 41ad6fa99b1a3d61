/**
 * `click` is also sent by screen readers, `popstate` by the browser's buttons, both without a
 * pointer.
 */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'click',
  'dragenter',
  'popstate',
] as const

/** Set by `REPLAY_EARLY_CLICKS` when a button was pressed before this module ran. */
export const PRESSED_EARLY = 'data-pressed-early'

function wasUsedEarly(): boolean {
  const { activeElement, body, documentElement } = document
  const isFocused = activeElement !== null && activeElement !== body
  // A pointer rests on an element with a tooltip.
  return documentElement.hasAttribute(PRESSED_EARLY) || isFocused || document.querySelector('[data-tip]:hover') !== null
}

/** Chromium also sends `pointermove` when the page moves below a resting pointer. */
const isResting = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0

/** Resolves with the next pointer movement, touch, focus, key press or click. */
export function nextIntent(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const seen = (event: Event) => {
      if (isResting(event)) return
      listening.abort()
      resolve()
    }
    for (const sign of SIGNS)
      window.addEventListener(sign, seen, { signal: listening.signal, capture: true, passive: true })
  })
}

let resolveFirst: () => void = () => undefined

/**
 * Resolves with the first sign that the visitor uses the page. Code that reading does not need
 * loads from then on. Never resolves on the server.
 */
export const firstIntent = new Promise<void>((resolve) => {
  resolveFirst = resolve
})

/** For changes that are not caused by this visitor's input, such as a sign-in in another tab. */
export const markIntent = (): void => resolveFirst()

if (typeof window !== 'undefined') {
  if (wasUsedEarly()) markIntent()
  else void nextIntent().then(markIntent)
}
