'use client'

import { useEffect } from 'react'
import { mainControlOf, tileAt } from '../elements'

type Step = (tiles: readonly HTMLElement[], at: number) => HTMLElement | undefined

const middleOf = (tile: HTMLElement) => {
  const { left, top, width, height } = tile.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The tile above or below in the same column, in the nearest row. */
function vertical(direction: 1 | -1): Step {
  return (tiles, at) => {
    const from = tiles[at]
    if (!from) return undefined
    const here = middleOf(from)
    const beyond = tiles
      .map((tile) => ({ tile, ...middleOf(tile) }))
      .filter(({ y }) => (y - here.y) * direction > 1)
      .sort((a, b) => (a.y - b.y) * direction || Math.abs(a.x - here.x) - Math.abs(b.x - here.x))
    return beyond[0]?.tile
  }
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: (tiles, at) => tiles[at + 1],
  ArrowLeft: (tiles, at) => tiles[at - 1],
  ArrowDown: vertical(1),
  ArrowUp: vertical(-1),
}

const tilesBeside = (tile: HTMLElement): HTMLElement[] => [
  ...(tile.parentElement?.querySelectorAll<HTMLElement>('[data-tool-id]') ?? []),
]
const controlsIn = (tile: HTMLElement | undefined): HTMLElement[] => [
  ...(tile?.querySelectorAll<HTMLElement>('a, button') ?? []),
]

/**
 * A section is one tab stop with the controls of one tile: Tab leaves it after them, and Shift+Tab
 * before them. Focus moves to the end of the section first, from which the browser continues.
 */
function leaveSection(target: EventTarget | null, tile: HTMLElement, backwards: boolean): void {
  const tiles = tilesBeside(tile)
  const atEdge = controlsIn(tile).at(backwards ? 0 : -1)
  if (target === atEdge)
    controlsIn(tiles.at(backwards ? 0 : -1))
      .at(backwards ? 0 : -1)
      ?.focus({ preventScroll: true })
}

/** Arrow keys move focus between the links of tiles in a section. Renders nothing. */
export function TileArrows({ root }: { root: React.RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const board = root.current
    if (!board) return
    const pressed = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      const tile = tileAt(event.target)
      if (!tile || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'Tab') leaveSection(event.target, tile, event.shiftKey)
      if (!step || event.shiftKey || event.target !== mainControlOf(tile)) return
      const tiles = tilesBeside(tile)
      const next = mainControlOf(step(tiles, tiles.indexOf(tile)) ?? null)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    board.addEventListener('keydown', pressed)
    return () => board.removeEventListener('keydown', pressed)
  }, [root])
  return null
}
