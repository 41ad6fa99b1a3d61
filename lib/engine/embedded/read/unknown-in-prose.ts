import { isCommonWord, isFirstName, isOrdinary } from '@/lib/catalog/everyday'
import { isBrand } from '@/lib/catalog/brands'
import { isPlace } from '@/lib/catalog/geography'
import { enumerated, leadsItsUse } from './evidence'
import { ARTICLES, behindKind, GOES_ON, isAllOfItsKind, type Place } from './kind-of-thing'
import type { Token } from '@/lib/catalog/tokens'
import { isCapital, type ReadText } from './text'
import type { UnknownTool } from './unknown'
import { isNotUsed } from './not-used/not-used'
import { isPerson } from '../wish/occupations'

/** Names that the catalogue does not know, in a text that tells: only where the sentence says that it is a tool. */

const USES = new Set('use uses used using via'.split(' '))
const RELIES = new Set('rely relies relied relying lean leans leaned leaning experimented'.split(' '))
const ON = new Set(['on', 'with'])
const HAS = new Set('have has own owns bought got'.split(' '))
const LINKING = new Set('a an the my our own with via on in and like new old'.split(' '))
const NO_NAME = new Set(
  'a an im ive id indian swedish finnish norwegian danish dutch polish czech turkish greek portuguese brazilian mexican canadian australian swiss austrian scottish irish welsh victorian edwardian scandinavian soviet nvme sata retina ill unlike like instead i we you they he she it its and but so if when my our the for to in on at is was as ok oh yes no english german french spanish italian japanese chinese korean russian american british european usb thunderbolt lightning firewire displayport ethernet zigbee hdmi dvd cd tv hd wifi bluetooth ram ssd cpu gpu led lcd oled amazon mp3 mp4 ddr4 ddr5 cnc vpn ajax cmyk diy pr us uk eu nyc la sf'.split(
    ' ',
  ),
)
const KINDS =
  /^(?:apps?|plugins?|plug-in|extension|software|theme|font|machine|kit|library|framework|editor|browser|client)$/
const CALLED =
  /^(?:app|apps|tool|program|software|plugin|service|site|website|extension|script|library|language|editor|font|theme|client|thing|game)$/
const MAX_WORDS = 4

export function unknownInProse(text: ReadText, taken: readonly boolean[], tools: ReadonlySet<number>): UnknownTool[] {
  const { tokens, starts, cased } = text
  if (!cased || capitalisesNouns(text)) return []
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
        // "Nabertherm" is a maker; "Nabertherm kiln" is what somebody has.
        const end = to === from + 1 ? (tokens[behindKind(place, text) - 1]?.end ?? last.end) : last.end
        found.push({ text: end === last.end ? name : text.text.slice(first.start, end), start: first.start, end })
        for (let index = from; index < to; index++) named.add(index)
      }
    }
    from = to - 1
  }
  return found
}

/** In German every noun has a capital, and none of them says that it is a name. */
function capitalisesNouns({ tokens }: ReadText): boolean {
  const german = tokens.filter(({ text }) => GERMAN.has(text)).length
  return german >= ENOUGH_GERMAN && german > tokens.length / 12
}

const GERMAN = new Set(
  'der die das und ich mit fur ist auf den dem ein eine meine nicht auch im zum bei wir nutze'.split(' '),
)
const ENOUGH_GERMAN = 3

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
function isTelling(text: ReadText, from: number, to: number): boolean {
  const { tokens } = text
  const words = tokens.slice(from, to)
  // "I use News Explorer", "Dark Noise for drowning out the world": two capitals make a name of ordinary words.
  const isSaid = words.length > 1 && (USES.has(tokens[from - 1]?.text ?? '') || isForUse({ from, to }, text))
  if (isSaid && !words.some((word) => isFirstName(word.text))) return true
  // "The Challenger pan": in the middle of a sentence the capital makes a maker of an ordinary word.
  const isMaker = !text.starts[from] && words.length === 1 && !isAcronym({ from, to }, tokens)
  if (isMaker && behindKind({ from, to }, text) > to && !OF_THE_CALENDAR.test(words[0]?.text ?? '')) return true
  // "Tyres are Rene Herse": whose kind is said may be called like somebody.
  if (isAllOfItsKind({ from, to }, text) && words.length > 1) return true
  if (words.every((word) => isFirstName(word.text) || isCommonWord(word.text)) && words.length < 3) return false
  if (isFirstName(words[0]?.text ?? '')) return false
  return words.some((word) => !isOrdinary(word.text))
}

const OF_THE_CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|halloween|thanksgiving)$/

/** "A press that I found on Marktplaats". */
const isShop = ({ from }: Place, tokens: readonly Token[]): boolean =>
  /^(?:on|from|at|off)$/.test(tokens[from - 1]?.text ?? '') &&
  tokens.slice(Math.max(0, from - 5), from - 1).some(({ text }) => FOUND.has(text))

const FOUND = new Set(['found', 'bought', 'ordered', 'scored', 'grabbed', 'snagged'])

/** "A few plug-ins that help me edit: Motion Bro, …": the first of what the label announces. */
function isOfLabelledKind({ from, to }: Place, { tokens, starts }: ReadText): boolean {
  if (tokens[from]?.gap !== ': ' || !/^(?:,|\sand\b|$)/.test(tokens[to]?.gap ?? '')) return false
  for (let at = from - 1; at >= Math.max(0, from - LONGEST_LABEL); at--) {
    if (
      /^(?:apps|plugins|tools|games|extensions|programs|libraries|packages|fonts|typefaces|themes|services)$/.test(
        tokens[at]?.text ?? '',
      )
    )
      return true
    if (starts[at]) return false
  }
  return false
}

const LONGEST_LABEL = 8

/** "Anchor: Rocna." */
const isAnswerToLabel = ({ from, to }: Place, { tokens, starts }: ReadText): boolean =>
  tokens[from]?.gap === ': ' &&
  (starts[from - 1] === true || starts[from - 2] === true) &&
  (tokens[to] === undefined || /^[.;]/.test(tokens[to].gap))

/** "Bleacher Report for sports", not "Design Thinking for Social Change". */
const isForUse = (place: Place, text: ReadText): boolean =>
  text.tokens[place.to]?.text === 'for' &&
  !/^\p{Lu}/u.test(text.tokens[place.to + 1]?.raw ?? '') &&
  leadsItsUse(place, text) > 0

function saysTool(text: ReadText, place: Place, tools: ReadonlySet<number>): boolean {
  const { tokens, starts } = text
  const { from, to } = place
  // "The Rolls Royce of chalk."
  if (tokens[from - 1]?.text === 'the' && tokens[to]?.text === 'of') return false
  if (isShop(place, tokens)) return false
  if (enumerated(place, tokens, tools) || isOfLabelledKind(place, text)) return true
  if (isAnswerToLabel(place, text) && toolsAround(place, tools) >= NAMED_AMONG && !isAcronym(place, tokens)) return true
  if (starts[from] && leadsItsUse(place, text) > 0 && !isAcronym(place, tokens)) return true
  if (isForUse(place, text) && toolsAround(place, tools) > 1 && !isAcronym(place, tokens)) return true
  if (isFirstOfSentence(place, text)) return true
  if (starts[from]) return false
  let before = from - 1
  while (before > from - 4 && LINKING.has(tokens[before]?.text ?? '') && !starts[before + 1]) before--
  const verb = tokens[before]?.text ?? ''
  if (USES.has(verb) || (RELIES.has(verb) && ON.has(tokens[before + 1]?.text ?? ''))) return true
  if (HAS.has(verb) && isOneOf(place, text) && toolsAround(place, tools) > 0 && !isMakerOrAcronym(place, tokens))
    return true
  if (/^(?:called|named)$/.test(verb) && CALLED.test(tokens[before - 1]?.text ?? '')) return true
  if (!isAcronym(place, tokens)) {
    const next = tokens[to]
    // "Book 3's camera" is its own; "Pedro's levers" are by Pedro.
    const isItsOwn = to > from + 1 && /['’]s$/.test(tokens[to - 1]?.raw ?? '')
    if (!isItsOwn && (behindKind(place, text) > to || (next?.gap === ' ' && KINDS.test(next.text)))) return true
    if (isAllOfItsKind(place, text)) return true
  }
  const around = toolsAround(place, tools)
  if (around >= COINED_AMONG && isCoined(place, text)) return true
  return (
    around >= NAMED_AMONG &&
    !isMakerOrAcronym(place, tokens) &&
    (isOneOf(place, text) || WITH.has(tokens[from - 1]?.text ?? ''))
  )
}

/** "A Giffin Grip for trimming.": an item of an enumeration that goes over sentences. */
const isFirstOfSentence = ({ from, to }: Place, { tokens, starts }: ReadText): boolean =>
  starts[from - 1] === true &&
  ARTICLES.has(tokens[from - 1]?.text ?? '') &&
  tokens[to]?.text === 'for' &&
  tokens[to]?.gap === ' '

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
  return isBrand(words.map(({ text }) => text).join(' ')) || isAcronym({ from, to }, tokens)
}

/** "MIDI", "NVMe", "GiB". */
const isAcronym = ({ from, to }: Place, tokens: readonly Token[]): boolean =>
  to === from + 1 && /^(?:\p{Lu}{2,4}s?|\p{Lu}{1,3}\p{Ll}\p{Lu}?|\p{Lu}\p{Ll}\p{Lu})$/u.test(tokens[from]?.raw ?? '')

/** "RootsMagic", "NewPipe", "ASI533", "DX-700": nothing but a product is written so. */
const isCoined = ({ from, to }: Place, { text, tokens }: ReadText): boolean =>
  text
    .slice(tokens[from]?.start, tokens[to - 1]?.end)
    .split(' ')
    .some(
      (word) =>
        /^(?!Mc|Mac|De|La|Le|Van)\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(word) || /^\p{Lu}(?:\p{Lu}+-?\d|-?\d{2})/u.test(word),
    )

const WITH = new Set('with via through using on'.split(' '))

/** "A Cheyenne Hawk and", "my Stanwood.": one of a kind, unless the name only says what kind of thing follows. */
function isOneOf({ from, to }: Place, { tokens, starts }: ReadText): boolean {
  const next = tokens[to]
  const ends = !next || starts[to] || next.gap !== ' ' || GOES_ON.has(next.text)
  return ARTICLES.has(tokens[from - 1]?.text ?? '') && tokens[from]?.gap === ' ' && ends
}
