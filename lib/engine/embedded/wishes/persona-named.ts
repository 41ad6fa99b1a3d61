import type { Persona } from '../knowledge/persona-records'
import { personaWithId } from '../knowledge/personas'
import { namedSpans, rankPersonas } from './rank-personas'

const LONGEST_NAME = 80

/** The persona that a text as a whole names: "wedding photographer", "nurses", "養蜂家". */
export function personaNamed(text: string): Persona | undefined {
  const words = text.trim()
  if (words.length > LONGEST_NAME) return undefined
  const [span] = namedSpans(words)
  if (!span || span.end - span.start < words.length) return undefined
  return personaWithId(rankPersonas(words)[0]?.id ?? '')
}
