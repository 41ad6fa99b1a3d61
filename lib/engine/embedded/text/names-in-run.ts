import { brandKeys, isBrand } from '@/lib/catalog/brands'
import { nameIndex } from '@/lib/catalog/name-index'
import { fold, type Token } from '@/lib/catalog/tokens'
import { shortened } from './shortened'

/** Names in a run of Chinese letters, which are written without spaces: "我们用飞书". */

const LONGEST_IN_RUN = 8
/** So many letters on each side of an everyday word show what it means. */
const CONTEXT = 16
const HAN_FIRST = /^\p{Script=Han}/u

/** The names and what is between them. */
export function namesInRun(token: Token, text: string): Token[] {
  const { raw, start } = token
  const folded = fold(raw)
  // Compatibility forms become several letters: few runs have one.
  const keyOf = (from: number, to: number) =>
    folded.length === raw.length ? folded.slice(from, to) : fold(raw.slice(from, to))
  const isName = (from: number, to: number): boolean => {
    const key = keyOf(from, to)
    const hit = nameIndex().find(key)
    if (!hit) return isBrand(key)
    if (!hit.everyday) return true
    const around = text.slice(Math.max(0, start + from - CONTEXT), start + to + CONTEXT)
    return hit.entry.contexts.some((context) => around.includes(context))
  }
  const endOfName = (from: number): number | undefined => {
    if (!nameBeginnings().has(keyOf(from, from + 2))) return undefined
    for (let to = Math.min(raw.length, from + LONGEST_IN_RUN); to >= from + 2; to--) if (isName(from, to)) return to
    return undefined
  }
  const parts: Token[] = []
  let rest = 0
  const push = (from: number, to: number) => {
    if (from === to) return
    const part = shortened(token, from, to)
    parts.push({ ...part, gap: parts.length === 0 ? token.gap : '' })
  }
  for (let from = 0; from < raw.length - 1;) {
    const to = endOfName(from)
    if (to === undefined) {
      from++
      continue
    }
    push(rest, from)
    push(from, to)
    rest = from = to
  }
  push(rest, raw.length)
  return parts
}

let beginnings: ReadonlySet<string> | undefined

/** The first two letters of the names in Chinese letters: at most places of a run none begins. */
const nameBeginnings = (): ReadonlySet<string> =>
  (beginnings ??= new Set(
    [
      ...nameIndex()
        .names()
        .map(([key]) => key),
      ...brandKeys(),
    ].flatMap((key) => (HAN_FIRST.test(key) ? [key.slice(0, 2)] : [])),
  ))
