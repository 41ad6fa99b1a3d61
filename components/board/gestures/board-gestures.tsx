'use client'

import { useState } from 'react'
import type { OpenMenu } from '../open-menu'
import { BoardDrag } from './board-drag'
import type { BoardHands } from './board-hands'
import { BoardTip } from './board-tip'
import { MenuGestures } from './menu-gestures'

interface BoardGesturesProps {
  root: React.RefObject<HTMLDivElement | null>
  handsRef: React.RefObject<BoardHands | null>
  openMenu: (menu: OpenMenu) => void
}

/** Everything that dragging, hovering and long pressing needs, in one piece that loads after the first paint. */
export function BoardGestures({ root, handsRef, openMenu }: BoardGesturesProps) {
  const [lifts, setLifts] = useState(0)
  return (
    <>
      <MenuGestures root={root} openMenu={openMenu} />
      <BoardDrag handsRef={handsRef} onLift={() => setLifts((count) => count + 1)} />
      <BoardTip key={lifts} root={root} />
    </>
  )
}
