'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { preload } from '@/lib/browser/preload'

export const LazyBoardMenu = lazyPart(() => import('./menu/board-menu').then((module) => module.BoardMenu))

export const LazyGestures = lazyPart(() => import('./gestures/board-gestures').then((module) => module.BoardGestures))

/**
 * Preloads the board's code during a generation: afterwards it would queue behind dozens of icons.
 */
export function preloadBoard(): void {
  preload(() => import('@/lib/generate/persona'))
  preload(() => import('@/lib/generate/persona-page'))
  LazyGestures.preload()
}
