'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { preload } from '@/lib/browser/preload'
import { TYPED_EXAMPLES } from '@/lib/generate/examples'
import { firstTypedExample, onTypedExample, typedExample } from '@/lib/generate/typed-example'
import { typingMs } from '@/lib/generate/typewriter'
import firstBoard from '@/lib/home/first-board.json'
import { STACK_THEMES } from '@/lib/stack/stack-theme'
import { BoardPicture } from './board-picture'
import type * as LaterBoards from './later-boards'
import firstMarks from './marks/1.svg'

/** Narrower pages have a strip of icons and do not load the other boards. */
const WIDE = '(width >= 64rem)'

/**
 * The board of the example that is being typed, next to the prompt. The first one is in the page's
 * HTML; the others load when the typewriter reaches them. CSS alone makes the tools appear.
 */
export function LiveBoard() {
  const { index, isTyped } = useSyncExternalStore(onTypedExample, typedExample, firstTypedExample)
  const [later, setLater] = useState<typeof LaterBoards>()
  useEffect(() => {
    if (index === 0 || later || !window.matchMedia(WIDE).matches) return
    preload(async () => setLater(await import('./later-boards')))
  }, [index, later])

  const shown = later ? index : 0
  const board = later?.LATER_BOARDS[shown - 1]
  return (
    <BoardPicture
      key={shown}
      board={board ?? firstBoard}
      marks={board ? later?.LATER_MARKS[shown - 1] : firstMarks}
      theme={STACK_THEMES[shown % STACK_THEMES.length]}
      typingMs={later && isTyped ? typingMs(TYPED_EXAMPLES[shown] ?? '') : undefined}
    />
  )
}
