'use client'

import { hydrateOnIntent } from '@/components/ui/hydrate-on-intent'

/** For server-rendered rows: hydrates on first use, to replace pictures that failed to load. */
export const IconRowPart = hydrateOnIntent(() => import('./icon-row').then((part) => part.IconRow))
