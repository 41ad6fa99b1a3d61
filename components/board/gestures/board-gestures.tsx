'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { OpenMenu } from '../open-menu'
import { BoardDrag } from './board-drag'
import type { BoardHands } from './board-hands'
import { BoardTip } from './board-tip'
import { MenuGestures } from './menu-gestures'

interface BoardGesturesProps {
  root: React.RefObject<HTMLDivElement | null>
  handsRef: React.RefObject<BoardHands | null>
  openMenu: (menu: OpenMenu) => void
  /** They are listening. */
  onReady: () => void
}

/** Everything that dragging, hovering and long pressing needs, in one piece that loads after the first paint. */
export function BoardGestures({ root, handsRef, openMenu, onReady }: BoardGesturesProps) {
  const [lifts, setLifts] = useState(0)
  const ready = useEffectEvent(onReady)
  // The parts below have begun to listen by now: their effects run before this one.
  useEffect(() => ready(), [])
  return (
    <>
      <MenuGestures root={root} openMenu={openMenu} />
      <BoardDrag handsRef={handsRef} onLift={() => setLifts((count) => count + 1)} />
      <BoardTip key={lifts} root={root} />
    </>
  )
}
