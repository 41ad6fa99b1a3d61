'use client'

import { lazyPart } from './lazy-part'

/** For server-rendered content: tooltips load on the first interaction. */
export const TooltipsPart = lazyPart(() => import('./tooltips').then((part) => part.Tooltips), { when: 'used' })
