'use client'

import { useDraggable } from '@dnd-kit/core'
import { useEffect } from 'react'
import type { BoardHands } from './board-hands'
import { gripAt, type Held } from './held'

interface HandProps {
  handsRef: React.RefObject<BoardHands | null>
  /** Filled with what the visitor takes. */
  gripRef: React.RefObject<Held | undefined>
}

/** The board's one draggable: it becomes the tile or section whose handle is pressed. Renders nothing. */
export function Hand({ handsRef, gripRef }: HandProps) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: 'held' })

  useEffect(() => {
    const take = (taken: Held) => {
      gripRef.current = taken
      setNodeRef(taken.element)
      setActivatorNodeRef(taken.handle)
    }
    handsRef.current = {
      pointerDown: (event) => {
        if (gripRef.current !== undefined && document.querySelector('[data-lifted]')) return
        const taken = gripAt(event.target, event.pointerType === 'mouse')
        if (!taken) return
        take(taken)
        listeners?.onPointerDown?.(event)
      },
      keyDown: (event) => {
        if (document.querySelector('[data-lifted]')) return
        const taken = gripAt(event.target, false)
        if (!taken) return
        take(taken)
        listeners?.onKeyDown?.(event)
      },
    }
    return () => {
      handsRef.current = null
    }
  }, [handsRef, gripRef, listeners, setNodeRef, setActivatorNodeRef])
  return null
}
