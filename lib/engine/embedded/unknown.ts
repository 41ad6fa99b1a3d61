import type { ListItem, TextLayout } from './layout'
import { isCapital, type ReadText } from './text'

/** Tools that the catalogue does not know: kept as the visitor wrote them. */
export interface UnknownTool {
  readonly text: string
  readonly start: number
  readonly end: number
}

const PLAIN = new Set(
  'i me my mine we you they it this that these those something anything everything nothing stuff things etc also always never sometimes mostly usually yes no not none nope myself and or but so then now here there when where what why how who which with without for from'.split(
    ' ',
  ),
)
const MAX_WORDS = 5
const MAX_LENGTH = 60

export function unknownItem(item: ListItem, { isList }: TextLayout, { cased }: ReadText): UnknownTool | undefined {
  const name = item.text
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/^(?:and|or|my|the|a|an|some)\s+/i, '')
    .replace(/^["'`*_]+|["'`*_.,;:]+$/g, '')
    .trim()
  const words = name.split(/\s+/)
  if (name.length < 2 || name.length > MAX_LENGTH || words.length > MAX_WORDS || !/\p{L}/u.test(name)) return undefined
  if (words.every((word) => PLAIN.has(word.toLowerCase()))) return undefined
  if (!isList && !(cased && /^\p{Lu}|\d/u.test(name))) return undefined
  const start = item.start + item.text.indexOf(name)
  return { text: name, start, end: start + name.length }
}

const USES = new Set('use uses used using called named'.split(' '))
const LINKING = new Set('a an the my our own with via on in and like new old'.split(' '))
const ACTORS = new Set('i we you they he she it and but so if when my our the for to in on at is was'.split(' '))

/** In told text only a capitalised name right behind a word of use: "I use Spleeter", "an app called Wilson". */
export function unknownInProse({ text, tokens, starts, cased }: ReadText, taken: readonly boolean[]): UnknownTool[] {
  if (!cased) return []
  const found: UnknownTool[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!USES.has(tokens[at]?.text ?? '')) continue
    let from = at + 1
    while (LINKING.has(tokens[from]?.text ?? '') && !starts[from] && from < at + 3) from++
    let to = from
    while (to < tokens.length && to < from + MAX_WORDS) {
      const token = tokens[to]
      if (
        !token ||
        starts[to] ||
        taken[to] ||
        !/^[ -]?$|^ $/.test(token.gap) ||
        !(isCapital(token) || /\d/.test(token.raw)) ||
        ACTORS.has(token.text)
      )
        break
      to++
    }
    const first = tokens[from]
    const last = tokens[to - 1]
    if (to === from || !first || !last || !isCapital(first) || taken[to]) continue
    found.push({ text: text.slice(first.start, last.end), start: first.start, end: last.end })
  }
  return found
}
