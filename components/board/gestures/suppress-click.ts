const COMES_WITHIN_MS = 700
const ENDINGS = ['pointerup', 'pointercancel'] as const

/**
 * Suppresses the click that a browser fires after a drag or a long press, which would open a link.
 * While the pointer is down it waits for the release without a timeout. After a touch, mouse and
 * focus events are suppressed too: focus would close the menu that the press opened.
 */
export function suppressNextClick(pointer: 'down' | 'up'): void {
  const swallow = (event: MouseEvent) => {
    // A click by keyboard has the detail 0 and is intended.
    if (event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
    stop()
  }
  const lift = (event: TouchEvent) => {
    // A touch that scrolls fires no click, and its events are not cancelable.
    if (event.cancelable) event.preventDefault()
  }
  const wait = () => setTimeout(stop, COMES_WITHIN_MS)
  const stop = () => {
    window.removeEventListener('click', swallow, true)
    window.removeEventListener('touchend', lift, true)
    window.removeEventListener('pointerdown', stop, true)
    for (const name of ENDINGS) window.removeEventListener(name, wait, true)
  }
  window.addEventListener('click', swallow, true)
  window.addEventListener('pointerdown', stop, true)
  if (pointer === 'up') return void wait()
  window.addEventListener('touchend', lift, { capture: true, passive: false })
  for (const name of ENDINGS) window.addEventListener(name, wait, true)
}
