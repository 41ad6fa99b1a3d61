'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { DEFAULT_THEME } from '@/lib/stack/stack-theme'
import { subscribeTheme, currentTheme } from '@/lib/theme/page-theme'
import { ThemeBoundary } from './theme-boundary'

const VisitorCounter = lazy(() => import('./visitor-counter').then((part) => ({ default: part.VisitorCounter })))

/** What a theme adds to every page beyond its colours, fetched when it is on. */
export function ThemeScenery() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => DEFAULT_THEME)
  return (
    <ThemeBoundary>
      {theme === 'fun90s' && (
        <Suspense>
          <VisitorCounter />
        </Suspense>
      )}
    </ThemeBoundary>
  )
}
