'use client'

import { Button } from '@/components/ui/button'
import { useExploreItems } from '@/lib/explore/client'
import { GalleryGrid } from './gallery-grid'

export function GalleryAnswer() {
  const { state, retry } = useExploreItems()
  if ('items' in state) return <GalleryGrid cards={state.items} />
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-muted">
      <p>{state.words}</p>
      {state.failed && (
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  )
}
