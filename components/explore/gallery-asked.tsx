'use client'

import dynamic from 'next/dynamic'
import { GalleryPlace } from './gallery-place'

/** The page's own question, with the code for it, for the visits where the server could not render the gallery. */
export const GalleryAsked = dynamic(() => import('./gallery-query').then((part) => part.GalleryQuery), {
  ssr: false,
  loading: GalleryPlace,
})
