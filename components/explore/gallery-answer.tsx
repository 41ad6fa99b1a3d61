'use client'

import { Button } from '@/components/ui/button'
import { useExploreItems } from '@/lib/explore/client'
import { GalleryGrid } from './gallery-grid'
import { GalleryPlaceholder } from './gallery-placeholder'

export function GalleryAnswer() {
  const { state, retry } = useExploreItems()
  if (state === 'loading') return <GalleryPlaceholder />
  if ('items' in state) return <GalleryGrid cards={state.items} />
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-raised p-5">
      <p>{state.words}</p>
      {state.failed && (
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  )
}
