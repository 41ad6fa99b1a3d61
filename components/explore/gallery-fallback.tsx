'use client'

import { serverPart } from '@/components/ui/lazy-part'

/** Asks for the gallery in the browser, for the visits where the server could not read it. */
export const GalleryFallback = serverPart(() => import('./gallery-query').then((part) => part.GalleryQuery))
