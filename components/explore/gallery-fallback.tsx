'use client'

import dynamic from 'next/dynamic'
import { GalleryPlaceholder } from './gallery-placeholder'

/** The page's own question, with the code for it, for the visits where the server could not render the gallery. */
export const GalleryFallback = dynamic(() => import('./gallery-query').then((part) => part.GalleryQuery), {
  ssr: false,
  loading: GalleryPlaceholder,
})
