'use client'

import { useDraggable } from '@dnd-kit/core'
import { useEffect } from 'react'
import type { GestureHandlers } from './gesture-handlers'
import { dragItemAt, type DragItem } from './drag-item'

interface DragSourceProps {
  handlersRef: React.RefObject<GestureHandlers | null>
  /** Filled with what the visitor takes. */
  gripRef: React.RefObject<DragItem | undefined>
  /** While one hand holds something, or may be about to, another takes nothing. */
  busyRef: React.RefObject<boolean>
}

/** The board's one draggable: it becomes the tile or section whose handle is pressed. Renders nothing. */
export function DragSource({ handlersRef, gripRef, busyRef }: DragSourceProps) {
  const { listeners, setNodeRef } = useDraggable({ id: 'held' })

  useEffect(() => {
    const take = (target: EventTarget, by: string): boolean => {
      const taken = busyRef.current ? undefined : dragItemAt(target, by)
      if (!taken) return false
      gripRef.current = taken
      setNodeRef(taken.element)
      return true
    }
    handlersRef.current = {
      pointerDown: (event) => {
        if (take(event.target, event.pointerType)) listeners?.onPointerDown?.(event)
      },
      keyDown: (event) => {
        if (take(event.target, 'key')) listeners?.onKeyDown?.(event)
      },
    }
    return () => {
      handlersRef.current = null
    }
  }, [handlersRef, gripRef, busyRef, listeners, setNodeRef])
  return null
}
