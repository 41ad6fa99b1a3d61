'use client'

import { useEffect, useState } from 'react'
import { suggestTools } from '@/lib/stack/client'

const DEBOUNCE_MS = 250

/** Names that the catalogue offers for what is typed. Without an answer there are none: the field works without. */
export function useSuggestions(text: string): string[] {
  const [answer, setAnswer] = useState<{ for: string; names: string[] }>({ for: '', names: [] })
  const wanted = text.trim()

  useEffect(() => {
    if (wanted === '') return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      suggestTools(wanted, abort.signal).then(
        (suggestions) => setAnswer({ for: wanted, names: suggestions.map(({ full }) => full) }),
        () => {
          if (!abort.signal.aborted) setAnswer({ for: wanted, names: [] })
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted])

  return answer.for === wanted ? answer.names : []
}
