'use client'

import { serverPart } from '@/components/ui/lazy-part'

/** A separate part, because the start page has no board and must not load its code. */
export const StackView = serverPart(() => import('./stack-view').then((part) => part.StackView))
