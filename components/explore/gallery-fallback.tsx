'use client'

import { lazyPart, PartBoundary } from '@/components/ui/lazy-part'

const LazyGallery = lazyPart(() => import('./gallery-query').then((part) => part.GalleryQuery), { when: 'hydrated' })

/** Requests the gallery in the browser if the server could not read it. */
export const GalleryFallback = () => (
  <PartBoundary>
    <LazyGallery />
  </PartBoundary>
)
