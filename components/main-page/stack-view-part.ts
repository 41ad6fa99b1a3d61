'use client'

import { lazyPart } from '@/components/ui/lazy-part'

/** A separate part, because the start page has no board and must not load its code. */
export const StackView = lazyPart(() => import('./stack-view').then((part) => part.StackView), { when: 'hydrated' })
