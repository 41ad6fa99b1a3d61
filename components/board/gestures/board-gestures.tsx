'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { OpenMenu } from '../open-menu'
import { BoardDrag } from './board-drag'
import type { GestureHandlers } from './gesture-handlers'
import { ToolTooltip } from './tool-tooltip'
import { MenuGestures } from './menu-gestures'

interface BoardGesturesProps {
  root: React.RefObject<HTMLDivElement | null>
  handlersRef: React.RefObject<GestureHandlers | null>
  openMenu: (menu: OpenMenu) => void
  preloadMenu: () => void
  /** Called once the handlers listen. */
  onReady: () => void
}

/** Everything that dragging, hovering and long pressing needs, in one piece that loads after the first paint. */
export function BoardGestures({ root, handlersRef, openMenu, preloadMenu, onReady }: BoardGesturesProps) {
  const [lifts, setLifts] = useState(0)
  const ready = useEffectEvent(onReady)
  // The effects of the parts below have run before this one.
  useEffect(() => ready(), [])
  return (
    <>
      <MenuGestures root={root} openMenu={openMenu} preloadMenu={preloadMenu} />
      <BoardDrag handlersRef={handlersRef} onLift={() => setLifts((count) => count + 1)} />
      <ToolTooltip key={lifts} root={root} />
    </>
  )
}
