'use client'

import { hydrateOnIntent } from '@/components/ui/hydrate-on-intent'

/** The start page shows other ways to begin in the place of the bar: they work with the first intent. */
export const BoardBarPart = hydrateOnIntent(() => import('./board-bar').then((part) => part.BoardBar))
