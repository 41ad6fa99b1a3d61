'use client'

import { useEffect } from 'react'
import type { Section } from '@/lib/stack/schema'
import { requestDescriptions } from '@/lib/generate/descriptions'
import { askForIcons } from './icon-lookup'

const SETTLED_AFTER_MS = 1000

/** Requests missing icons and descriptions once, when the board has stopped changing. */
export function useLookups(sections: readonly Section[], ready: boolean): void {
  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => {
      for (const lookup of [askForIcons(sections), requestDescriptions(sections)]) {
        lookup.catch((error: unknown) => console.warn('A look-up failed; the board goes on without it.', error))
      }
    }, SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sections, ready])
}
