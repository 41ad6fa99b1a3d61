import type { Persona } from './persona-records'
import { personaWithId } from './personas'
import { namedSpans, rankPersonas } from './rank-personas'

/** The persona that a text as a whole names: "wedding photographer", "nurses", "養蜂家". */
export function personaNamed(text: string): Persona | undefined {
  const words = text.trim()
  const [span] = namedSpans(words)
  if (!span || span.end - span.start < words.length) return undefined
  return personaWithId(rankPersonas(words)[0]?.id ?? '')
}
