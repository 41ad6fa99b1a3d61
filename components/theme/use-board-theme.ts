'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStudio } from '@/components/studio/studio'
import { DEFAULT_THEME } from '@/lib/stack/stack-theme'
import { subscribeThemeFailure, rememberTheme, applyTheme } from '@/lib/theme/page-theme'

/**
 * Applies the board's theme to the page. The device's own theme is not changed by a shared stack's.
 */
export function useBoardTheme(): void {
  const { content, saved, change } = useStudio()
  const before = useRef({ theme: content.theme, stack: saved?.id })

  useLayoutEffect(() => {
    const { theme, stack } = before.current
    before.current = { theme: content.theme, stack: saved?.id }
    applyTheme(content.theme)
    const wasOpened = saved !== undefined && saved.id !== stack && saved.content.theme === content.theme
    if (content.theme !== theme && !wasOpened) rememberTheme(content.theme)
  }, [content.theme, saved])

  useEffect(
    () =>
      subscribeThemeFailure(() =>
        change((now) => (now.theme === DEFAULT_THEME ? now : { ...now, theme: DEFAULT_THEME })),
      ),
    [change],
  )
}
