'use client'

import { useEffect } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useDraftOffer } from './use-draft'

const LazyDraftOffer = lazyPart(() => import('./draft-offer').then((part) => part.DraftOffer))

/**
 * Reserves space for the draft offer above the generator before hydration, so that nothing shifts.
 */
export function DraftSlot() {
  const { draft, restore } = useDraftOffer()
  const offered = draft !== undefined
  useEffect(() => {
    document.documentElement.toggleAttribute('data-draft', offered)
  }, [offered])
  return <div className="draft-slot">{draft && <LazyDraftOffer draft={draft} restore={restore} />}</div>
}
