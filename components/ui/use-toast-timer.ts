import { useEffect, type RefObject } from 'react'
import { dismissToast, TOAST_DURATION_MS } from '@/lib/toast/toast'

/** Closes the toast after its time. Hover, focus inside and a hidden page pause the timer. */
export function useToastTimer(region: RefObject<HTMLElement | null>, id: number | undefined): void {
  useEffect(() => {
    const element = region.current
    if (id === undefined || !element) return
    let left = TOAST_DURATION_MS
    let since = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const pause = () => {
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
    const onVisibility = () => (document.hidden ? pause() : run())
    // Focus has moved only after the event.
    const onFocusOut = () => queueMicrotask(run)

    run()
    element.addEventListener('pointerenter', pause)
    element.addEventListener('pointerleave', run)
    element.addEventListener('focus', pause, { capture: true })
    element.addEventListener('blur', onFocusOut, { capture: true })
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerenter', pause)
      element.removeEventListener('pointerleave', run)
      element.removeEventListener('focus', pause, { capture: true })
      element.removeEventListener('blur', onFocusOut, { capture: true })
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [region, id])
}
