import { useEffect, type RefObject } from 'react'
import { dismissToast, TOAST_DURATION_MS } from '@/lib/toast/toast'

/** Dismisses the message when its time is over. The clock stands while somebody points at it, is in it, or is elsewhere. */
export function useToastTimer(region: RefObject<HTMLElement | null>, id: number | undefined): void {
  useEffect(() => {
    const element = region.current
    if (id === undefined || !element) return
    let left = TOAST_DURATION_MS
    let since = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const stand = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left -= performance.now() - since
    }
    const run = () => {
      if (timer !== undefined || document.hidden || element.matches(':hover, :focus-within')) return
      since = performance.now()
      timer = setTimeout(() => dismissToast(id), left)
    }
    const onVisibility = () => (document.hidden ? stand() : run())
    // The focus has moved only after the event.
    const onFocusOut = () => queueMicrotask(run)

    run()
    element.addEventListener('pointerenter', stand)
    element.addEventListener('pointerleave', run)
    element.addEventListener('focus', stand, { capture: true })
    element.addEventListener('blur', onFocusOut, { capture: true })
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerenter', stand)
      element.removeEventListener('pointerleave', run)
      element.removeEventListener('focus', stand, { capture: true })
      element.removeEventListener('blur', onFocusOut, { capture: true })
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [region, id])
}
