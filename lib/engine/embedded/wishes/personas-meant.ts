import type { CatalogEntry } from '@/lib/catalog/schema'
import { buildersWith } from '../knowledge/ecosystems'
import type { Persona } from './persona-records'
import { personaWithId } from './personas'
import { rankPersonas, type NamedSpan } from './rank-personas'

/** The one or two personas of a wish: the best of the whole text, and another that a part of it names. */

/** A lower score comes from letters and everyday words alone. */
export const LEAST_SCORE = 24
/** So much of the best score in the part that names it makes another persona a second one. */
const SECOND_SHARE = 0.45

export function personasMeant(
  about: string,
  spans: readonly NamedSpan[],
  tools: readonly CatalogEntry[],
): readonly Persona[] {
  const ranked = rankPersonas(about)
  const [best] = ranked
  if (!best || best.score < LEAST_SCORE) return personasOf(buildersWith(tools).slice(0, 1))
  const [second] = spans
    .map(({ start, end }) => rankPersonas(about.slice(start, end))[0])
    .filter((part) => part !== undefined && part.id !== best.id && part.score >= best.score * SECOND_SHARE)
    .filter((part) => ranked.slice(0, NEAR).some(({ id }) => id === part?.id))
  return personasOf([best.id, ...(second && spans.length > 1 ? [second.id] : [])])
}

/** A second persona is among the best of the whole text, too. */
const NEAR = 4

const personasOf = (ids: readonly string[]): Persona[] => ids.flatMap((id) => personaWithId(id) ?? [])
