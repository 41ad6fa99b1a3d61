'use client'

import { hydrateOnIntent } from '@/components/ui/hydrate-on-intent'

/** For rows that the server renders: a picture that fails to load is replaced when the visitor first uses the page. */
export const IconRowPart = hydrateOnIntent(() => import('./icon-row').then((part) => part.IconRow))
