'use client'

import { useEffect } from 'react'
import { boardActionAt } from '../board-action'
import { mainControlOf, tileAt } from '../elements'
import type { OpenMenu } from '../open-menu'
import { suppressNextClick } from './suppress-click'

const LONG_PRESS_MS = 700
const STILL_PX = 8

interface MenuGesturesProps {
  root: React.RefObject<HTMLDivElement | null>
  openMenu: (menu: OpenMenu) => void
  /** Called when a press begins that may become a long press. */
  preloadMenu: () => void
}

/** Opens a tool's menu on right click, menu key and long press. Renders nothing. */
export function MenuGestures({ root, openMenu, preloadMenu }: MenuGesturesProps) {
  useEffect(() => {
    const board = root.current
    if (!board) return
    let touching = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    const give = (tile: HTMLElement, x: number, y: number) => {
      const toolId = tile.dataset.toolId
      const opener = mainControlOf(tile)
      if (toolId === undefined || !opener) return
      openMenu({ kind: 'tool', toolId, at: { left: x, top: y, width: 0, height: 0 }, opener })
    }
    const stop = () => {
      clearTimeout(timer)
      touching = false
    }
    const moved = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL_PX) clearTimeout(timer)
    }
    const contextMenu = (event: MouseEvent) => {
      const tile = tileAt(event.target)
      if (!tile) return
      event.preventDefault()
      // On touch our timer decides, because the browser's long press is shorter.
      if (touching) return
      const { left, bottom } = tile.getBoundingClientRect()
      const byKeyboard = event.clientX === 0 && event.clientY === 0
      give(tile, byKeyboard ? left + 12 : event.clientX, byKeyboard ? bottom - 12 : event.clientY)
    }
    const pressed = (event: PointerEvent) => {
      stop()
      if (event.pointerType === 'mouse') return
      touching = true
      const tile = tileAt(event.target)
      if (!tile || boardActionAt(event.target)?.type === 'move-tool') return
      const { clientX, clientY } = event
      start = { x: clientX, y: clientY }
      preloadMenu()
      timer = setTimeout(() => {
        suppressNextClick('down')
        give(tile, clientX, clientY)
      }, LONG_PRESS_MS)
    }
    board.addEventListener('contextmenu', contextMenu)
    board.addEventListener('pointerdown', pressed)
    window.addEventListener('pointermove', moved, { capture: true, passive: true })
    for (const ending of ['pointerup', 'pointercancel'] as const) window.addEventListener(ending, stop, true)
    return () => {
      stop()
      board.removeEventListener('contextmenu', contextMenu)
      board.removeEventListener('pointerdown', pressed)
      window.removeEventListener('pointermove', moved, true)
      for (const ending of ['pointerup', 'pointercancel'] as const) window.removeEventListener(ending, stop, true)
    }
  }, [root, openMenu, preloadMenu])
  return null
}
