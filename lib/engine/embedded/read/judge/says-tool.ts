import { isBrand } from '@/lib/catalog/brands'
import type { Token } from '@/lib/catalog/tokens'
import { enumerated, leadsItsUse, type Place } from '../signs/evidence'
import { behindKind, DETERMINERS, GOES_ON, isAllOfItsKind } from '../signs/kind-of-thing'
import { isAnswerToKind, isAnswerToLabel } from '../signs/labels'
import type { ReadText } from '../text'

/** Whether the sentence says that an unknown name is a tool. */

export const USES = new Set('use uses used using via'.split(' '))
const RELIES = new Set('rely relies relied relying lean leans leaned leaning experimented'.split(' '))
const ON = new Set(['on', 'with'])
const HAS = new Set('have has own owns bought got'.split(' '))
const LINKING = new Set('a an the my our own with via on in and like new old'.split(' '))
const KINDS =
  /^(?:apps?|plugins?|plug-in|extension|software|theme|font|machine|kit|library|framework|editor|browser|client)$/
const CALLED =
  /^(?:app|apps|tool|program|software|plugin|service|site|website|extension|script|library|language|editor|font|theme|client|thing|game)$/

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

/** "Bleacher Report for sports", not "Design Thinking for Social Change". */
export const isForUse = (place: Place, text: ReadText): boolean =>
  text.tokens[place.to]?.text === 'for' &&
  !/^\p{Lu}/u.test(text.tokens[place.to + 1]?.raw ?? '') &&
  leadsItsUse(place, text) > 0

export function saysTool(text: ReadText, place: Place, tools: ReadonlySet<number>): boolean {
  const { tokens, starts } = text
  const { from, to } = place
  // "The Rolls Royce of chalk."
  if (tokens[from - 1]?.text === 'the' && tokens[to]?.text === 'of') return false
  if (isShop(place, tokens)) return false
  // "Benchling as ELN": what it is to them.
  if (tokens[from - 1]?.text === 'as' && tools.has(from - 2)) return false
  const isOneOfMany = enumerated(place, tokens, tools) && !isHeadOfRow(place, text) && !areKinds(place, tokens)
  if (isOneOfMany || isOfLabelledKind(place, text)) return true
  const isAnnounced = isAnswerToLabel(place, text) && toolsAround(place, tools) >= NAMED_AMONG
  if ((isAnnounced || isAnswerToKind(place, text)) && !isAcronym(place, tokens)) return true
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
  if (isModelOfOnes(place, text)) return true
  if (!isAcronym(place, tokens)) {
    const next = tokens[to]
    // "Book 3's camera" is its own; "Pedro's levers" are by Pedro.
    const isItsOwn = to > from + 1 && /['’]s$/.test(tokens[to - 1]?.raw ?? '')
    if (
      !isItsOwn &&
      (behindKind(place, text) > to || (next?.gap === ' ' && KINDS.test(next.text) && !isMakerOrAcronym(place, tokens)))
    )
      return true
    if (isAllOfItsKind(place, text)) return true
  }
  const around = toolsAround(place, tools)
  if (around >= COINED_AMONG && (isCoined(place, text) || isDoneIn(place, text))) return true
  if (around >= NAMED_AMONG && isWhatItIs(place, text)) return true
  return (
    around >= NAMED_AMONG &&
    !isMakerOrAcronym(place, tokens) &&
    (isOneOf(place, text) || WITH.has(tokens[from - 1]?.text ?? ''))
  )
}

/** "DSLRs", "SSDs": a kind of thing in letters, and several of them. */
const areKinds = ({ from, to }: Place, tokens: readonly Token[]): boolean =>
  to === from + 1 && /^\p{Lu}{2,}s$/u.test(tokens[from]?.raw ?? '')

/** "| Shotgun | Sanken CS-3e |": what the row is for. */
const isHeadOfRow = ({ from, to }: Place, { tokens, starts }: ReadText): boolean =>
  starts[from] === true && /^\s*\|\s*$/.test(tokens[to]?.gap ?? '')

/** "A Giffin Grip for trimming.": an item of an enumeration that goes over sentences. */
const isFirstOfSentence = ({ from, to }: Place, { tokens, starts }: ReadText): boolean =>
  starts[from - 1] === true &&
  DETERMINERS.has(tokens[from - 1]?.text ?? '') &&
  tokens[to]?.text === 'for' &&
  tokens[to]?.gap === ' '

/** "We look up doses in Lexicomp", "invoices go out through Fakturownia": a deed, and what it is done in. */
function isDoneIn({ from, to }: Place, { tokens, starts }: ReadText): boolean {
  const into = DETERMINERS.has(tokens[from - 1]?.text ?? '') ? from - 2 : from - 1
  if (!IN.has(tokens[into]?.text ?? '') || tokens[from]?.gap !== ' ' || isAcronym({ from, to }, tokens)) return false
  for (let at = into - 1; at >= Math.max(0, from - LONGEST_DEED); at--) {
    if (DEEDS.has(tokens[at]?.text ?? '')) return true
    if (starts[at] || /[,;(]/.test(tokens[at + 1]?.gap ?? '')) return false
  }
  return false
}

const IN = new Set(['in', 'through', 'into'])
const LONGEST_DEED = 7
const DEEDS = new Set(
  'look looked check checked keep kept track tracked log logged chart invoice invoiced bill billed plan planned stitch stitched edit edited cut draw drawn draft drafted sketch store stored organise organize organised organized catalogue schedule scheduled transcribe transcribed annotate annotated analyse analyze simulate render rendered goes go live lives'.split(
    ' ',
  ),
)

/** "Art is Aseprite, sound is FMOD, tracking is Codecks." */
const isWhatItIs = ({ from, to }: Place, { text, tokens }: ReadText): boolean =>
  /^(?:is|are)$/.test(tokens[from - 1]?.text ?? '') &&
  /^\p{L}{3,}$/u.test(tokens[from - 2]?.text ?? '') &&
  !NO_FIELD.has(tokens[from - 2]?.text ?? '') &&
  !isAcronym({ from, to }, tokens) &&
  /^(?:[,.;]|\s*$)/.test(text.slice(tokens[to - 1]?.end))

/** "My name is …", "she is …": who, and not what. */
const NO_FIELD = new Set(
  'name she they you wife husband partner son daughter brother sister boss friend dog cat mother father hero heroes idol influence favourite favorite client clients customer customers employer company that this there here who what which'.split(
    ' ',
  ),
)

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
export const isAcronym = ({ from, to }: Place, tokens: readonly Token[]): boolean =>
  to === from + 1 && /^(?:\p{Lu}{2,4}s?|\p{Lu}{1,3}\p{Ll}\p{Lu}?|\p{Lu}\p{Ll}\p{Lu})$/u.test(tokens[from]?.raw ?? '')

/** "RootsMagic", "NewPipe", "ASI533", "DX-700", "DJM-A9": nothing but a product is written so. */
const isCoined = ({ from, to }: Place, { text, tokens }: ReadText): boolean =>
  text
    .slice(tokens[from]?.start, tokens[to - 1]?.end)
    .split(' ')
    .some(
      (word) =>
        /^(?!Mc|Mac|De|La|Le|Van)\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(word) ||
        /^\p{Lu}(?:\p{Lu}+(?:-\p{Lu}?)?\d|-?\d{2})/u.test(word),
    )

/** "A Diamond X50", "a CN-160 panel", "my Astra 6X": one of those that have a number. */
function isModelOfOnes({ from, to }: Place, { text, tokens }: ReadText): boolean {
  if (!DETERMINERS.has(tokens[from - 1]?.text ?? '') || tokens[from]?.gap !== ' ') return false
  const words = text.slice(tokens[from]?.start, tokens[to - 1]?.end).split(' ')
  const isModel = words.length > 1 ? MODEL : LONE_MODEL
  return words.slice(words.length > 1 ? 1 : 0).some((word) => isModel.test(word) && !NO_MODEL.test(word))
}

/** "V2000A", "6X", "IC-705". */
const MODEL = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d]{2,}(?:-[\p{Lu}\d]+)*$/u
/** "CN-160", "TH-D74A": without a name before it, it has to be long. */
const LONE_MODEL = /^\p{Lu}{1,4}-\p{Lu}?\d{2,4}\p{Lu}{0,3}$/u
/** Diseases, norms, sizes of paper and the like. */
const NO_MODEL =
  /^(?:covid|gpt|utf|iso|din|en|rs|rj|usb|pg|mp|sars|[abfghq])-?\d|^\d+(?:[kdpm]|gb|tb|mb|am|pm|kg|lb|hz|mm|cm)$/i

const WITH = new Set('with via through using on'.split(' '))

/** "A Cheyenne Hawk and", "my Stanwood.": one of a kind, unless the name only says what kind of thing follows. */
function isOneOf({ from, to }: Place, { tokens, starts }: ReadText): boolean {
  const next = tokens[to]
  const ends = !next || starts[to] || next.gap !== ' ' || GOES_ON.has(next.text)
  return DETERMINERS.has(tokens[from - 1]?.text ?? '') && tokens[from]?.gap === ' ' && ends
}
