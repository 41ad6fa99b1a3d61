import { isCommonWord, isFirstName, isOrdinary } from '@/lib/catalog/everyday'
import { isBrand } from '@/lib/catalog/brands'
import { isPlace } from '@/lib/catalog/geography'
import { enumerated, leadsItsUse } from './evidence'
import type { Token } from '@/lib/catalog/tokens'
import { isCapital, type ReadText } from './text'
import type { UnknownTool } from './unknown'
import { isNotUsed } from './not-used'
import { isPerson } from './wish/occupations'

/** Names that the catalogue does not know, in a text that tells: only where the sentence says that it is a tool. */

const USES = new Set('use uses used using via'.split(' '))
const LINKING = new Set('a an the my our own with via on in and like new old'.split(' '))
const NO_NAME = new Set(
  'a an im ive id ill unlike like instead i we you they he she it its and but so if when my our the for to in on at is was as ok oh yes no english german french spanish italian japanese chinese korean russian american british european usb hdmi dvd cd tv hd wifi bluetooth ram ssd cpu gpu led lcd oled amazon mp3 mp4 ddr4 ddr5 cnc vpn ajax cmyk diy pr us uk eu nyc la sf'.split(
    ' ',
  ),
)
const KINDS =
  /^(?:app|apps|plugin|plugins|plug-in|extension|software|theme|font|synth|synthesizer|pedal|microphone|mic|headphones|earbuds|keyboard|chair|desk|backpack|lens|camera|monitors?|speakers?|printer|scanner|tripod|scale|stand|needles?|machine|kit|library|framework|editor|browser|client|interface|tablet|mouse|trackball|notebooks?|pens?|pencils?)$/
const CALLED =
  /^(?:app|apps|tool|program|software|plugin|service|site|website|extension|script|library|language|editor|font|theme|client|thing|game)$/
const MAX_WORDS = 4

export function unknownInProse(text: ReadText, taken: readonly boolean[], tools: ReadonlySet<number>): UnknownTool[] {
  const { tokens, starts, cased } = text
  if (!cased) return []
  const found: UnknownTool[] = []
  const named = new Set(tools)
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
      saysTool(text, place, named) &&
      !isNotUsed(from, to, text, named, true)
    ) {
      const name = text.text.slice(first.start, last.end).replace(/['’]s$/, '')
      if (!isPerson(name) && !isPlace(name)) {
        found.push({ text: name, start: first.start, end: last.end })
        for (let index = from; index < to; index++) named.add(index)
      }
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

/** "Dell 27\" monitors": how large it is, and no name. */
const MEASURED = /^(?:\.\d|\s?["”″]|-?inch\b)/i

function goesOn({ text, tokens, starts }: ReadText, at: number): boolean {
  const token = tokens[at]
  if (!token || starts[at] || !/^[ -]$|^$/.test(token.gap)) return false
  if (/^\d+$/.test(token.raw) && MEASURED.test(text.slice(token.end, token.end + 6))) return false
  return (isCapital(token) || /^\d+[\p{L}\d]*$/u.test(token.raw)) && !NO_NAME.has(token.text)
}

/** A single ordinary word or a first name is no name of a tool here, and neither is a line in capitals. */
function isTelling({ tokens }: ReadText, from: number, to: number): boolean {
  const words = tokens.slice(from, to)
  if (words.every((word) => isFirstName(word.text) || isCommonWord(word.text)) && words.length < 3) return false
  if (isFirstName(words[0]?.text ?? '')) return false
  return words.some((word) => !isOrdinary(word.text))
}

interface Place {
  readonly from: number
  readonly to: number
}

function saysTool(text: ReadText, place: Place, tools: ReadonlySet<number>): boolean {
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
  if (next !== undefined && next.gap === ' ' && KINDS.test(next.text)) return true
  const around = toolsAround(place, tools)
  if (around >= COINED_AMONG && isCoined(place, text)) return true
  return (
    around >= NAMED_AMONG &&
    !isMakerOrAcronym(place, tokens) &&
    (isOneOf(place, text) || WITH.has(tokens[from - 1]?.text ?? ''))
  )
}

/** Who names tools left and right names one more here: two are enough for a coined word, three for any name. */
const COINED_AMONG = 2
const NAMED_AMONG = 3
const AROUND = 20

function toolsAround({ from, to }: Place, tools: ReadonlySet<number>): number {
  let count = 0
  for (let index = from - AROUND; index < to + AROUND; index++) if (tools.has(index) && !tools.has(index - 1)) count++
  return count
}

/** "On Amazon", "with CMYK": a maker alone is none of its things, and letters name a technique. */
function isMakerOrAcronym({ from, to }: Place, tokens: readonly Token[]): boolean {
  const words = tokens.slice(from, to)
  if (isBrand(words.map(({ text }) => text).join(' '))) return true
  return words.length === 1 && /^(?:\p{Lu}{2,4}s?|\p{Lu}h\p{Lu})$/u.test(words[0]?.raw ?? '')
}

/** "RootsMagic", "NewPipe", "ASI533", "DX-700": nothing but a product is written so. */
const isCoined = ({ from, to }: Place, { text, tokens }: ReadText): boolean =>
  text
    .slice(tokens[from]?.start, tokens[to - 1]?.end)
    .split(' ')
    .some(
      (word) =>
        /^(?!Mc|Mac|De|La|Le|Van)\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(word) || /^\p{Lu}(?:\p{Lu}+-?\d|-?\d{2})/u.test(word),
    )

const ARTICLES = new Set(['a', 'an', 'my', 'our', 'her', 'his', 'their', 'old', 'two'])
const GOES_ON = new Set('and or with for in on at to from as when while because so but'.split(' '))
const WITH = new Set('with via through using on'.split(' '))

/** "A Cheyenne Hawk and", "my Stanwood.": one of a kind, unless the name only says what kind of thing follows. */
function isOneOf({ from, to }: Place, { tokens, starts }: ReadText): boolean {
  const next = tokens[to]
  const ends = !next || starts[to] || next.gap !== ' ' || GOES_ON.has(next.text)
  return ARTICLES.has(tokens[from - 1]?.text ?? '') && tokens[from]?.gap === ' ' && ends
}
