'use client'

import { useEffect, useEffectEvent } from 'react'
import { useStudio } from '@/components/studio/studio'

const TYPED_IN =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]'

/** The command of a key event. In text fields the browser's own undo applies. */
function undoKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (event.altKey || !(event.metaKey || event.ctrlKey)) return undefined
  if (event.target instanceof Element && event.target.closest(TYPED_IN)) return undefined
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : undefined
}

export function useUndoKeys(): void {
  const { undo, redo } = useStudio()
  const act = useEffectEvent((event: KeyboardEvent) => {
    const wanted = undoKey(event)
    if (!wanted) return
    event.preventDefault()
    if (wanted === 'undo') undo()
    else redo()
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => act(event)
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
}
