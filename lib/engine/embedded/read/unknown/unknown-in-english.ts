import { isCommonWord, isFirstName, isOrdinary } from '@/lib/catalog/everyday'
import { isPlace } from '@/lib/catalog/places'
import { isPerson } from '../../knowledge/occupations'
import { isAcronym, isForUse, saysTool, USES } from '../judge/says-tool'
import { MEASURED } from '../names/measures'
import { isNotUsed } from '../not-used/not-used'
import { behindKind, endWithKind, isAllOfItsKind } from '../signs/kind-of-thing'
import { isCapital, type ReadText } from '../text'
import type { UnknownTool } from './unknown'

/** Names that the catalogue does not know, in an English text that tells: only where the sentence says that it is a tool. */

const NO_NAME = new Set(
  'a an im ive id rj11 rj45 xlr trs gps mba phd prior previously indian swedish finnish norwegian danish dutch polish czech turkish greek portuguese brazilian mexican canadian australian swiss austrian scottish irish welsh victorian edwardian scandinavian soviet nvme sata retina ill unlike like instead i we you they he she it its and but so if when my our the for to in on at is was as ok oh yes no english german french spanish italian japanese chinese korean russian american british european usb thunderbolt lightning firewire displayport ethernet zigbee hdmi dvd cd tv hd wifi bluetooth ram ssd cpu gpu led lcd oled vm vms lxc amazon mp3 mp4 ddr ddr2 ddr3 ddr4 ddr5 ips cnc vpn ajax cmyk diy pr us uk eu nyc la sf'.split(
    ' ',
  ),
)
const MAX_WORDS = 4
/** "Neovim — with AstroNvim": what alone makes a tool of a name among words about another. */
const SAYS_WITH = new Set('with use using via through and plus my'.split(' '))

export function unknownInEnglish(
  text: ReadText,
  taken: readonly boolean[],
  tools: ReadonlySet<number>,
  remark: readonly boolean[],
): UnknownTool[] {
  const { tokens, starts, cased } = text
  if (!cased) return []
  const found: UnknownTool[] = []
  const named = new Set(tools)
  for (let from = 0; from < tokens.length; from++) {
    const first = tokens[from]
    if (!first || taken[from] || !isNameStart(text, from)) continue
    // Where every noun has a capital, one inside the word still makes a name: "SwissTransfer".
    if (text.nounsInCapitals && !/\p{Ll}\p{Lu}/u.test(first.raw)) continue
    let to = from + 1
    while (to < from + MAX_WORDS && !taken[to] && goesOn(text, to)) to++
    // "Diamond V2000A Tri-band": the half of a compound is no part of the name.
    if (to > from + 1 && tokens[to]?.gap === '-' && /^\p{Ll}/u.test(tokens[to]?.raw ?? '')) to--
    const last = tokens[to - 1]
    const place = { from, to }
    const attached = taken[to] === true && tokens[to]?.gap === ' '
    const joined = taken[from - 1] === true && first.gap === ' ' && !starts[from]
    if (
      last &&
      last.end - first.start > 2 &&
      !attached &&
      !joined &&
      !(remark[from] && (starts[from] || !SAYS_WITH.has(tokens[from - 1]?.text ?? ''))) &&
      isTelling(text, from, to) &&
      saysTool(text, place, named) &&
      !isNotUsed(from, to, text, named, true)
    ) {
      const name = text.text.slice(first.start, last.end).replace(/['’]s$/, '')
      if (!isPerson(name) && !isPlace(name)) {
        const end = endWithKind(place, text, last.end)
        found.push({ text: end === last.end ? name : text.text.slice(first.start, end), start: first.start, end })
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
    // "Spice USB Redirection": the rest of a name.
    !(token.gap === ' ' && /^\p{Lu}{2,}$/u.test(tokens[at - 1]?.raw ?? '') && isCapital(tokens[at - 2])) &&
    (isCapital(token) || /^\p{Ll}+\p{Lu}/u.test(token.raw)) &&
    // "II USM" goes on with the name of a lens and begins none.
    !/^[IVX]+$/.test(token.raw) &&
    !NO_NAME.has(token.text)
  )
}

function goesOn({ text, tokens, starts }: ReadText, at: number): boolean {
  const token = tokens[at]
  if (!token || starts[at] || !/^(?:[ -]| & |)$/.test(token.gap)) return false
  // "Path of Exile 2".
  if (token.text === 'of' && token.gap === ' ') return isCapital(tokens[at + 1]) && tokens[at + 1]?.gap === ' '
  const behind = text.slice(token.end, token.end + 10)
  if (/^\d+$/.test(token.raw) && (/^\.\d/.test(behind) || MEASURED.test(behind))) return false
  return (isCapital(token) || /^\d+[\p{L}\d]*$/u.test(token.raw)) && !NO_NAME.has(token.text)
}

/** A single ordinary word or a first name is no name of a tool here, and neither is a line in capitals. */
function isTelling(text: ReadText, from: number, to: number): boolean {
  const { tokens } = text
  const words = tokens.slice(from, to)
  // "I use News Explorer", "Dark Noise for drowning out the world": two capitals make a name of ordinary words.
  const isSaid = words.length > 1 && (USES.has(tokens[from - 1]?.text ?? '') || isForUse({ from, to }, text))
  if (isSaid && !words.some((word) => isFirstName(word.text))) return true
  // "The Challenger pan": in the middle of a sentence the capital makes a maker of an ordinary word.
  const isMaker = !text.starts[from] && words.length === 1 && !isAcronym({ from, to }, tokens)
  if (isMaker && behindKind({ from, to }, text) > to && !OF_THE_CALENDAR.test(words[0]?.text ?? '')) return true
  // "Tyres are Rene Herse": with its kind before it, a person's name is a tool.
  if (isAllOfItsKind({ from, to }, text) && words.length > 1) return true
  if (words.every((word) => isFirstName(word.text) || isCommonWord(word.text)) && words.length < 3) return false
  if (isFirstName(words[0]?.text ?? '')) return false
  return words.some((word) => !isOrdinary(word.text))
}

const OF_THE_CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|halloween|thanksgiving)$/
