'use client'

import { hydrateOnIntent } from './hydrate-on-intent'

/** For content that the server renders: no tooltip opens before the visitor points at something. */
export const TooltipsPart = hydrateOnIntent(() => import('./tooltips').then((part) => part.Tooltips))
