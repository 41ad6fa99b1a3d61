import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { isInside } from './is-inside'

const HOTKEY = 'F8'

/**
 * Makes a toast reachable by keyboard and pointer while a modal dialog is open. The dialog watches
 * the document for focus and presses outside itself, takes focus back and closes; events of the
 * toast must not reach it. Returns a function that closes the toast and returns focus to where it
 * was before F8.
 */
export function useToastReach(region: RefObject<HTMLElement | null>, close: () => void): () => void {
  const cameFrom = useRef<HTMLElement | null>(null)
  const inside = (target: EventTarget | null) => isInside(target, region.current)

  const leave = () => {
    const back = inside(document.activeElement) ? cameFrom.current : null
    close()
    back?.focus()
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === HOTKEY) {
      event.preventDefault()
      region.current?.focus()
    } else if (event.key === 'Escape' && inside(document.activeElement)) {
      event.stopImmediatePropagation()
      leave()
    }
  })
  const onFocus = useEffectEvent((event: FocusEvent) => {
    const into = event.type === 'focusin' ? event.target : event.relatedTarget
    const from = event.type === 'focusin' ? event.relatedTarget : event.target
    if (!inside(into)) return
    if (from instanceof HTMLElement && !inside(from)) cameFrom.current = from
    event.stopImmediatePropagation()
  })

  useEffect(() => {
    const element = region.current
    const stop = (event: Event) => event.stopPropagation()
    // Listeners on the window run before those on the document, where dialogs listen.
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('focusin', onFocus, { capture: true })
    window.addEventListener('focusout', onFocus, { capture: true })
    element?.addEventListener('pointerdown', stop)
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('focusin', onFocus, { capture: true })
      window.removeEventListener('focusout', onFocus, { capture: true })
      element?.removeEventListener('pointerdown', stop)
    }
  }, [region])

  return leave
}
