'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { DEFAULT_THEME } from '@/lib/stack/stack-theme'
import { onTheme, shownTheme } from '@/lib/theme/page'
import { ThemeBoundary } from './theme-boundary'

const DeskStrip = lazy(() => import('./desk-strip').then((part) => ({ default: part.DeskStrip })))

/** What a theme adds to every page beyond its colours, fetched when it is on. */
export function ThemeScenery() {
  const theme = useSyncExternalStore(onTheme, shownTheme, () => DEFAULT_THEME)
  return (
    <ThemeBoundary>
      {theme === 'fun90s' && (
        <Suspense>
          <DeskStrip />
        </Suspense>
      )}
    </ThemeBoundary>
  )
}
