'use client'

import { useEffect, useState, type ComponentProps } from 'react'
import { loadEarly } from '@/lib/browser/load-early'
import type { BoardGestures } from './gestures/board-gestures'
import { loadBoardGestures } from './load-parts'

/** What drags, hovers and presses long. When it did not come, the next hand on the board asks for it again. */
export function LateGestures(props: ComponentProps<typeof BoardGestures>) {
  const { root } = props
  const [Gestures, setGestures] = useState<typeof BoardGestures>()
  useEffect(() => {
    const board = root.current
    if (Gestures || !board) return
    const load = () => loadEarly(() => loadBoardGestures().then((part) => setGestures(() => part)))
    load()
    const hands = new AbortController()
    for (const event of ['pointerdown', 'keydown']) board.addEventListener(event, load, { signal: hands.signal })
    return () => hands.abort()
  }, [root, Gestures])
  return Gestures ? <Gestures {...props} /> : null
}
