import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Sections } from '@/lib/stack/edit'
import { elementOf, handleOf, type DragItem } from './drag-item'

/** What a drag changes outside the board's own elements. */

/** The item of a drag, and what moves it. */
export interface Dragged {
  readonly item: DragItem
  readonly by: 'pointer' | 'keyboard'
}

/** How long without a scroll event scrolling counts as ended. */
const SCROLL_ENDED_MS = 100

/**
 * Marks the placeholder where the item would land. A step into another section creates a new
 * element for it.
 */
export function useLiftedMark(dragged: Dragged | undefined, shown: Sections): void {
  useLayoutEffect(() => {
    const element = dragged && elementOf(dragged.item)
    if (!element) return
    element.toggleAttribute(`data-lifted-${dragged.item.kind}`, true)
    if (dragged.by === 'keyboard') {
      handleOf(dragged.item)?.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    return () => {
      element.toggleAttribute(`data-lifted-${dragged.item.kind}`, false)
    }
  }, [dragged, shown])
}

/**
 * The board may scroll below a pointer at rest. A new target changes the heights of sections, so
 * updating it at each scroll step would move the page back and forth.
 */
export function useScrollEnd(ended: () => void): void {
  const scrolled = useEffectEvent(ended)
  useEffect(() => {
    let rest: number | undefined
    const wait = () => {
      clearTimeout(rest)
      rest = window.setTimeout(() => scrolled(), SCROLL_ENDED_MS)
    }
    window.addEventListener('scroll', wait, { capture: true, passive: true })
    return () => {
      clearTimeout(rest)
      window.removeEventListener('scroll', wait, { capture: true })
    }
  }, [])
}

/**
 * After a move by keyboard the handle needs focus again, because the tile may be a new element. In
 * the same commit, because focus may move elsewhere a moment later.
 */
export function useReturnedFocus(returned: DragItem | undefined): void {
  useLayoutEffect(() => {
    const handle = returned && handleOf(returned)
    handle?.focus()
    handle?.scrollIntoView({ block: 'nearest' })
  }, [returned])
}
