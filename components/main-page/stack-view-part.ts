'use client'

import { serverPart } from '@/components/ui/lazy-part'

/** The start page has no board and does not load its code. */
export const StackView = serverPart(() => import('./stack-view').then((part) => part.StackView))
