'use client'

import { lazyPart } from '@/components/ui/lazy-part'

export const LazyThemeDialog = lazyPart(() => import('./theme-dialog').then((module) => module.ThemeDialog))

export const LazyTransformPopover = lazyPart(() =>
  import('./transform-popover').then((module) => module.TransformPopover),
)
