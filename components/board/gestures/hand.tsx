'use client'

import { useDraggable } from '@dnd-kit/core'
import { useEffect } from 'react'
import type { BoardHands } from './board-hands'
import { gripAt, type Held } from './held'

interface HandProps {
  handsRef: React.RefObject<BoardHands | null>
  /** Filled with what the visitor takes. */
  gripRef: React.RefObject<Held | undefined>
  /** While one hand holds something, or may be about to, another takes nothing. */
  busyRef: React.RefObject<boolean>
}

/** The board's one draggable: it becomes the tile or section whose handle is pressed. Renders nothing. */
export function Hand({ handsRef, gripRef, busyRef }: HandProps) {
  const { listeners, setNodeRef } = useDraggable({ id: 'held' })

  useEffect(() => {
    const take = (target: EventTarget, by: string): boolean => {
      const taken = busyRef.current ? undefined : gripAt(target, by)
      if (!taken) return false
      gripRef.current = taken
      setNodeRef(taken.element)
      return true
    }
    handsRef.current = {
      pointerDown: (event) => {
        if (take(event.target, event.pointerType)) listeners?.onPointerDown?.(event)
      },
      keyDown: (event) => {
        if (take(event.target, 'key')) listeners?.onKeyDown?.(event)
      },
    }
    return () => {
      handsRef.current = null
    }
  }, [handsRef, gripRef, busyRef, listeners, setNodeRef])
  return null
}
