import { nameIndex } from '@/lib/catalog/name-index'
import { keyOf, tokenize } from '@/lib/catalog/tokens'
import { personaNames } from '../knowledge/name-lists'

/** Spans of roles in any language: "Imkerin", "wedding photographer", "養蜂家". */

const MOST_WORDS = 4

let keys: ReadonlySet<string> | undefined

const nameKeys = (): ReadonlySet<string> =>
  (keys ??= new Set(
    [...personaNames().values()].flatMap((lists) => [...lists.values()].flat().map((name) => keyOf(name))),
  ))

/** Names of tools are none ("Blender"). */
const isPersonaName = (key: string): boolean =>
  key.length > 1 && nameKeys().has(key) && nameIndex().find(key) === undefined

export function personaSpans(text: string): { start: number; end: number }[] {
  const tokens = tokenize(text)
  const spans: { start: number; end: number }[] = []
  for (let from = 0; from < tokens.length; from++) {
    for (let to = Math.min(tokens.length, from + MOST_WORDS); to > from; to--) {
      const words = tokens.slice(from, to)
      const key = words.map((token) => token.text).join(' ')
      if (!isPersonaName(key) && !(key.endsWith('s') && isPersonaName(key.slice(0, -1)))) continue
      spans.push({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 })
      from = to - 1
      break
    }
  }
  return spans
}
