'use client'

import { hydrateOnIntent } from './hydrate-on-intent'

/** For server-rendered content: tooltips load on the first interaction. */
export const TooltipsPart = hydrateOnIntent(() => import('./tooltips').then((part) => part.Tooltips))
