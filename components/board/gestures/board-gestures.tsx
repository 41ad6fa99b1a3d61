'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { OpenMenu } from '../open-menu'
import { BoardDrag, type BoardDragProps } from './board-drag'
import { TileArrows } from './tile-arrows'
import { ToolTooltip } from './tool-tooltip'
import { MenuGestures } from './menu-gestures'

interface BoardGesturesProps extends Omit<BoardDragProps, 'onLift'> {
  root: React.RefObject<HTMLDivElement | null>
  /** In reading mode nothing is draggable. */
  editing: boolean
  openMenu: (menu: OpenMenu) => void
  preloadMenu: () => void
  /** Called when the handlers are listening. */
  onReady: () => void
}

/** All code for dragging, hovering and long presses, in one lazily loaded part. */
export function BoardGestures({ root, editing, openMenu, preloadMenu, onReady, ...drag }: BoardGesturesProps) {
  const [lifts, setLifts] = useState(0)
  const ready = useEffectEvent(onReady)
  // Effects of the children below have run before this one.
  useEffect(() => ready(), [])
  return (
    <>
      <TileArrows root={root} />
      <MenuGestures root={root} openMenu={openMenu} preloadMenu={preloadMenu} />
      {editing && <BoardDrag {...drag} onLift={() => setLifts((count) => count + 1)} />}
      <ToolTooltip key={lifts} root={root} />
    </>
  )
}
