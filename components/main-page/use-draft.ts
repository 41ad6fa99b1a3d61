'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useStudio } from '@/components/studio/studio'
import { randomId } from '@/lib/browser/random-id'
import { showAddress } from '@/lib/stack/address'
import { removeDraft, storeDraft, type Draft } from '@/lib/stack/draft'
import { currentOffer, noOffer, onOffer, refreshOffer } from './offered-draft'

const WRITE_AFTER_MS = 250

/** Stores the open board as a draft while it is unsaved, and asks before the page is left. */
export function useDraftKeeping(): void {
  const { content, saved, unsaved, boardId } = useStudio()
  const [pageId] = useState(randomId)
  const id = `${pageId}.${boardId}`
  const kept = useRef<string>(undefined)
  const newest = useRef<Draft>(undefined)

  const write = useEffectEvent(() => {
    if (unsaved) {
      storeDraft({ id, at: Date.now(), content, saved })
      kept.current = id
    } else if (kept.current === id) {
      removeDraft(id)
      kept.current = undefined
    }
    refreshOffer(id)
  })

  useEffect(() => {
    const timer = setTimeout(write, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [content, saved, unsaved, id])

  // Another stack was opened before the debounced write, so write the draft now.
  useEffect(
    () => () => {
      if (newest.current?.id === id) storeDraft(newest.current)
    },
    [id],
  )
  useEffect(() => {
    newest.current = unsaved ? { id, at: Date.now(), content, saved } : undefined
  }, [id, content, saved, unsaved])

  useEffect(() => {
    refreshOffer(id)
    const again = () => refreshOffer(id)
    window.addEventListener('storage', again)
    return () => window.removeEventListener('storage', again)
  }, [id])

  useEffect(() => {
    const hidden = () => write()
    // Uses the state in refs, because a page can be left during a render, when effect events may
    // not be called.
    const unload = (event: BeforeUnloadEvent) => {
      if (!newest.current) return
      storeDraft(newest.current)
      kept.current = newest.current.id
      event.preventDefault()
    }
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', hidden)
    window.addEventListener('beforeunload', unload)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', hidden)
      window.removeEventListener('beforeunload', unload)
    }
  }, [])
}

/**
 * The offered draft and a function that restores it. The current board is kept as another draft.
 */
export function useDraftOffer(): { draft: Draft | undefined; restore: () => void } {
  const { open } = useStudio()
  const draft = useSyncExternalStore(onOffer, currentOffer, noOffer)
  const restore = useCallback(() => {
    if (!draft) return
    open(draft.content, draft.saved)
    showAddress(draft.saved?.shareCode)
    removeDraft(draft.id)
  }, [draft, open])
  return { draft, restore }
}
