'use client'

import { lazyPart } from '@/components/ui/lazy-part'

/** Hydrates on first use, to replace pictures that failed to load. */
export const OtherStacksPart = lazyPart(() => import('./other-stacks').then((part) => part.OtherStacks), {
  when: 'used',
})
