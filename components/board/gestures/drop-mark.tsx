'use client'

import { createPortal } from 'react-dom'
import type { Box } from './drop-target'

/** The line where what is held would land. It is moved by its own state alone: no tile renders while dragging. */
export function DropMark({ box }: { box: Box | undefined }) {
  if (!box) return null
  return createPortal(
    <div
      aria-hidden
      data-part="drop-mark"
      className="pointer-events-none fixed z-30 rounded-full bg-accent"
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    />,
    document.body,
  )
}
