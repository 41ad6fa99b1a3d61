import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { toSectionMap } from '@/lib/stack/section-map'
import type { Section } from '@/lib/stack/schema'

interface PersonaWords {
  title: string
  description: string
}

/** The title and the description for a new stack, or null when the server has none. */
export function requestPersona(sections: readonly Section[]): Promise<PersonaWords | null> {
  return fetchJson<PersonaWords | null>(paths.api.persona, {
    method: 'POST',
    body: toSectionMap(sections),
    fallback: 'Failed to generate persona',
  })
}
