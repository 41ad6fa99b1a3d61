'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { DEFAULT_THEME } from '@/lib/stack/stack-theme'
import { subscribeTheme, currentTheme } from '@/lib/theme/page-theme'
import { ThemeBoundary } from './theme-boundary'

const VisitorCounter = lazy(() => import('./visitor-counter').then((part) => ({ default: part.VisitorCounter })))

/** What a theme adds to every page beyond its styles. Loaded when the theme is active. */
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
