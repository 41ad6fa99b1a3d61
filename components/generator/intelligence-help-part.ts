'use client'

import { hydrateOnIntent } from '@/components/ui/hydrate-on-intent'

export const IntelligenceHelp = hydrateOnIntent(() =>
  import('./intelligence-help').then((part) => part.IntelligenceHelp),
)
