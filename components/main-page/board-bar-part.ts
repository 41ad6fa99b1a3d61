'use client'

import { hydrateOnIntent } from '@/components/ui/hydrate-on-intent'

/** On the start page the bar is replaced by buttons to begin, so its code loads on first use. */
export const BoardBarPart = hydrateOnIntent(() => import('./board-bar').then((part) => part.BoardBar))
