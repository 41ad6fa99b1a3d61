import type { PersonaAnswer } from '@/lib/engine/types'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { toSectionMap } from '@/lib/stack/section-map'
import type { Section } from '@/lib/stack/schema'

/** Requests title and description for a new stack; null if the server has none. */
export function requestPersona(sections: readonly Section[], signal?: AbortSignal): Promise<PersonaAnswer | null> {
  return fetchJson<PersonaAnswer | null>(paths.api.persona, {
    method: 'POST',
    body: toSectionMap(sections),
    ...(signal ? { signal } : {}),
    fallback: 'Failed to generate persona',
  })
}
