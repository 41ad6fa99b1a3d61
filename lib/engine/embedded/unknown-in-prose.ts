import { isCommonWord, isFirstName, isOrdinary } from '@/lib/catalog/everyday'
import { enumerated, leadsItsUse } from './evidence'
import { isCapital, type ReadText } from './text'
import type { UnknownTool } from './unknown'
import { isPerson } from './wish/occupations'

/** Names that the catalogue does not know, in a text that tells: only where the sentence says that it is a tool. */

const USES = new Set('use uses used using via'.split(' '))
const LINKING = new Set('a an the my our own with via on in and like new old'.split(' '))
const NO_NAME = new Set(
  'i we you they he she it its and but so if when my our the for to in on at is was as ok oh yes no english german french spanish italian japanese chinese korean russian american british european usb hdmi dvd cd tv hd wifi bluetooth ram ssd cpu gpu led lcd oled diy pr us uk eu nyc la sf'.split(
    ' ',
  ),
)
const KINDS =
  /^(?:app|apps|plugin|plugins|plug-in|extension|software|theme|font|synth|synthesizer|pedal|microphone|mic|headphones|earbuds|keyboard|chair|desk|backpack|lens|camera|monitors?|speakers?|printer|scanner|tripod|library|framework|editor|browser|client|interface|tablet|mouse|trackball|notebooks?|pens?|pencils?)$/
const CALLED =
  /^(?:app|apps|tool|program|software|plugin|service|site|website|extension|script|library|language|editor|font|theme|client|thing|game)$/
const MAX_WORDS = 4

export function unknownInProse(text: ReadText, taken: readonly boolean[], tools: ReadonlySet<number>): UnknownTool[] {
  const { tokens, starts, cased } = text
  if (!cased) return []
  const found: UnknownTool[] = []
  for (let from = 0; from < tokens.length; from++) {
    const first = tokens[from]
    if (!first || taken[from] || !isNameStart(text, from)) continue
    let to = from + 1
    while (to < from + MAX_WORDS && !taken[to] && goesOn(text, to)) to++
    const last = tokens[to - 1]
    const place = { from, to }
    const attached = taken[to] === true && tokens[to]?.gap === ' '
    const joined = taken[from - 1] === true && first.gap === ' ' && !starts[from]
    if (
      last &&
      last.end - first.start > 2 &&
      !attached &&
      !joined &&
      isTelling(text, from, to) &&
      saysTool(text, place, tools)
    ) {
      const name = text.text.slice(first.start, last.end).replace(/['’]s$/, '')
      if (!isPerson(name)) found.push({ text: name, start: first.start, end: last.end })
    }
    from = to - 1
  }
  return found
}

function isNameStart({ tokens, ofPeople }: ReadText, at: number): boolean {
  const token = tokens[at]
  return (
    token !== undefined &&
    !ofPeople[at] &&
    (isCapital(token) || /^\p{Ll}+\p{Lu}/u.test(token.raw)) &&
    !NO_NAME.has(token.text)
  )
}

function goesOn({ tokens, starts }: ReadText, at: number): boolean {
  const token = tokens[at]
  if (!token || starts[at] || !/^[ -]$|^$/.test(token.gap)) return false
  return (isCapital(token) || /^\d+[\p{L}\d]*$/u.test(token.raw)) && !NO_NAME.has(token.text)
}

/** A single ordinary word or a first name is no name of a tool here, and neither is a line in capitals. */
function isTelling({ tokens }: ReadText, from: number, to: number): boolean {
  const words = tokens.slice(from, to)
  if (words.every((word) => isFirstName(word.text) || isCommonWord(word.text)) && words.length < 3) return false
  if (isFirstName(words[0]?.text ?? '')) return false
  return words.some((word) => !isOrdinary(word.text))
}

function saysTool(text: ReadText, place: { from: number; to: number }, tools: ReadonlySet<number>): boolean {
  const { tokens, starts } = text
  const { from, to } = place
  if (enumerated(place, tokens, tools)) return true
  if (starts[from]) return leadsItsUse(place, text)
  let before = from - 1
  while (before > from - 4 && LINKING.has(tokens[before]?.text ?? '') && !starts[before + 1]) before--
  const verb = tokens[before]?.text ?? ''
  if (USES.has(verb) && !starts[from]) return true
  if (/^(?:called|named)$/.test(verb) && CALLED.test(tokens[before - 1]?.text ?? '')) return true
  const next = tokens[to]
  return next !== undefined && next.gap === ' ' && KINDS.test(next.text)
}
