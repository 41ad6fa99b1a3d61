'use client'

import { serverPart } from '@/components/ui/lazy-part'

/** Requests the gallery in the browser if the server could not read it. */
export const GalleryFallback = serverPart(() => import('./gallery-query').then((part) => part.GalleryQuery))
