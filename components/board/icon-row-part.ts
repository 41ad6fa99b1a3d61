'use client'

import { lazyPart } from '@/components/ui/lazy-part'

/** For server-rendered rows: hydrates on first use, to replace pictures that failed to load. */
export const IconRowPart = lazyPart(() => import('./icon-row').then((part) => part.IconRow), { when: 'used' })
