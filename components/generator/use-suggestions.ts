'use client'

import { useEffect, useState } from 'react'
import type { Suggestion } from '@/lib/engine/types'
import { NOTHING_SUGGESTED, stillFitting, type Suggested } from '@/lib/generate/suggestions'
import { suggestTools } from '@/lib/stack/client'

const DEBOUNCE_MS = 250
/** Of a pasted transcript only the end is being typed at. */
const ASKED_CHARACTERS = 4000

/** What goes on from `input`, a quarter of a second after it last changed. Without an answer there is no row, and that is all. */
export function useSuggestions(input: string): readonly Suggestion[] {
  const [answer, setAnswer] = useState<Suggested>(NOTHING_SUGGESTED)

  useEffect(() => {
    if (input.trim() === '') return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      suggestTools(input.slice(-ASKED_CHARACTERS), abort.signal).then(
        (suggestions) => setAnswer({ input, suggestions }),
        () => {
          if (!abort.signal.aborted) setAnswer(NOTHING_SUGGESTED)
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [input])

  return stillFitting(input, answer)
}
