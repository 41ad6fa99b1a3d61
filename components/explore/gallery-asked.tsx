'use client'

import dynamic from 'next/dynamic'
import { GALLERY_WORDS } from '@/lib/explore/words'

/** The page's own question, with the code for it, for the visits where the server could not render the gallery. */
export const GalleryAsked = dynamic(() => import('./gallery-query').then((part) => part.GalleryQuery), {
  ssr: false,
  loading: () => <p className="text-muted">{GALLERY_WORDS.loading}</p>,
})
