'use client'

import { useState } from 'react'
import { useDebounced } from '@/lib/browser/use-debounced'
import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import type { Removed } from '@/lib/persona/sanitise/removed'

const CHECK_AFTER_MS = 400

interface Answer {
  html: string
  removed: Removed[]
}

export type PersonaCheck = { readonly shown: string; readonly removed: readonly Removed[] } & (
  | { readonly state: 'checking' }
  | { readonly state: 'clean'; readonly html: string }
  | { readonly state: 'refused'; readonly why: string }
)

/**
 * The sanitised text and its removed parts, checked by the server. Keeps the last result while it
 * waits.
 */
export function usePersonaCheck(text: string): PersonaCheck {
  const [judged, setJudged] = useState<{ text: string; check: PersonaCheck }>()
  useDebounced(text, CHECK_AFTER_MS, async (asked, signal) => {
    try {
      const { html, removed } = await fetchJson<Answer>(paths.api.personaCheck, {
        method: 'POST',
        body: { html: asked },
        signal,
        fallback: 'The page could not be checked. What you typed is still here.',
      })
      setJudged({ text: asked, check: { state: 'clean', shown: html, removed, html } })
    } catch (error) {
      if (signal.aborted) return
      const why = error instanceof RequestError ? error.message : 'The page could not be checked.'
      const refused = { state: 'refused', removed: [], why } as const
      setJudged((last) => ({ text: asked, check: { ...refused, shown: last?.check.shown ?? '' } }))
    }
  })
  if (judged?.text === text) return judged.check
  return { state: 'checking', shown: judged?.check.shown ?? '', removed: judged?.check.removed ?? [] }
}
