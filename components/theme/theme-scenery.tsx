'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { DEFAULT_THEME } from '@/lib/stack/stack-theme'
import { subscribeTheme, currentTheme } from '@/lib/theme/page-theme'
import { ThemeBoundary } from './theme-boundary'

/** `hydrated`, so that the theme's own boundary catches a failed load. */
const VisitorCounter = lazyPart(() => import('./visitor-counter').then((part) => part.VisitorCounter), {
  when: 'hydrated',
})

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
