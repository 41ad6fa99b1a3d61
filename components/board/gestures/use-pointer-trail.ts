'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { Point } from './aim'

interface Trail {
  /** Looks at once at where the pointer is. */
  settle: () => void
}

interface TrailOptions {
  /** Whether something is held: then each frame has one look at the board. */
  active: boolean
  follow: (point: Point) => void
  /** The pointer went up, and whoever listens to it has done so. */
  released: () => void
}

/** Where the pointer is. It listens all the time, because a fast drag may be over before anything has rendered. */
export function usePointerTrail({ active, follow, released }: TrailOptions): Trail {
  const last = useRef<Point>(undefined)
  const onFrame = useEffectEvent(() => {
    if (active && last.current) follow(last.current)
  })
  const onReleased = useEffectEvent(released)

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        onFrame()
      })
    }
    const move = (event: PointerEvent) => {
      last.current = { x: event.clientX, y: event.clientY }
      look()
    }
    const up = (event: PointerEvent) => {
      last.current = { x: event.clientX, y: event.clientY }
      setTimeout(onReleased, 0)
    }
    window.addEventListener('pointermove', move, { capture: true, passive: true })
    window.addEventListener('pointerup', up, true)
    window.addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', move, true)
      window.removeEventListener('pointerup', up, true)
      window.removeEventListener('scroll', look, true)
    }
  }, [])

  return {
    settle: () => {
      if (last.current) follow(last.current)
    },
  }
}
