import { useEffect, type RefObject } from 'react'
import { dismissToast } from '@/lib/toast/toast'

const SWIPE_THRESHOLD_PX = 50

/** Closes the toast on a swipe to the right. */
export function useToastSwipe(card: RefObject<HTMLElement | null>, id: number | undefined): void {
  useEffect(() => {
    const element = card.current
    if (id === undefined || !element) return
    let startX: number | undefined

    const down = (event: PointerEvent) => {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null
      if (event.button !== 0 || isButton) return
      startX = event.clientX
      element.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      if (startX !== undefined) element.style.translate = `${Math.max(0, event.clientX - startX)}px`
    }
    const end = (event: PointerEvent) => {
      if (startX === undefined) return
      const swiped = event.type === 'pointerup' && event.clientX - startX >= SWIPE_THRESHOLD_PX
      startX = undefined
      element.style.translate = ''
      if (swiped) dismissToast(id)
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
    }
  }, [card, id])
}
