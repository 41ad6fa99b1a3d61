import { linesOf } from './heading'
import type { TextLayout } from './layout'
import { headsOf, isTableHead, placesOfCells } from './table'

/**
 * Parts of a text that name what its writer does not use: below a heading, behind a label, in
 * answer to a question.
 */

/** "Not using: Notion", "Sold", "Wish list". */
const REFUSES =
  /^(?:(?:what|things?|tools?|stuff|apps?|gear|hardware|software|projects?) )?(?:(?:i|we)['’]? ?(?:ve|have)? ?)?(?:(?:(?:m|am) )?(?:want|watching|eyeing)|would (?:like|love)|offer|not (?:using|used|needed|wanted|required|necessary|chosen|taken)|no longer(?: us(?:e|ing))?|never used?|retired|sold|former(?:ly)?|previous(?:ly)?(?: used)?|used to (?:use|own)|abandoned|graveyard|do(?:n['’]t| not) use|tried (?:and|but) .*|(?:that )?did(?:n['’]t| not) (?:work|stick|last|make it)|stopped using|gave up(?: on)?|ditched|reject(?:ed|s)?|no|hate[ds]?|dislike[ds]?|before|tried|old (?:stack|set-?up|gear|kit)|considering|considered|not (?:any ?more|in use)|ruled out|past|turned down|discarded|avoid(?:ed|ing)?|skipped|left behind|gone|out|hard pass|evaluating|dropped|cancell?ed|replaced|uninstalled|wish ?list|(?:(?:my|the|our) )?(?:dream|ideal|fantasy)(?: (?:set-?up|gear|kit|rig|machine))?|next(?: (?:up|maybe|perhaps|probably))?|maybe(?: (?:next|later|someday|one day))?|someday|one day|eventually|to (?:try|buy|learn)|road ?map|prior art|inspired by|education|benefits|perks|licen[cs]e|(?:not |un)supported|out of scope|non-?goals|alias(?:es)?|handles?|user ?names?|nick ?names?|pronouns|change ?log|revision history|historical)(?: (?:list|tools?|apps?|gear|any ?more|but .*))?$/i
/** "Lo que ya no llevo", "Was ich nicht mehr nutze". */
const REFUSES_ELSEWHERE =
  /^(?:lo que ya no|was ich nicht mehr|nicht mehr|nicht (?:nötig|benötigt|genutzt)|früher|ce que je n\S* \S+ plus|plus utilisés?|o que já não|não uso mais|wat ik niet meer|niet meer|wunschliste|lista de deseos|lista de desejos|liste de souhaits|envies|verlanglijst)\b/i
/** "使わなくなったもの": no letter of it ends a word for a pattern. */
const REFUSES_IN_JAPANESE = /^(?:使わなく|使わない|使っていない|やめた|手放した|以前使)/
/**
 * "Things I'm staring at with no money: …", "Nope: …", "Lo que miro de reojo: …": a label of a
 * line, however long.
 */
const LABEL =
  /^[ \t]*(?:[-*•][ \t]+)?(?:\*\*)?(?:(?:things?|stuff|gear|what|tools?|apps?)\b[^:\n.]{0,30}\b(?:staring at|eyeing|coveting|lusting after|dreaming of|saving (?:up )?for|no longer|gave up|sold|don['’]t use|regret\w*)\b[^:\n.]{0,30}|next (?:year|month|purchase|upgrade)['’]?s?(?: list| purchases?| upgrades?)?|nope|(?:on )?(?:my |the )?wish ?list|lo que (?:ya no|miro de reojo|quiero)\b[^:\n.]{0,20}|(?:was ich nicht mehr|nicht mehr)\b[^:\n.]{0,20})(?:\*\*)?:(?=[ \t*]*\S)[^\n]*?(?:[.!?](?=\s)|$)/gim
/**
 * "Chosen: Svelte. Rejected: Angular, Firebase. We host on Vercel.": a label inside a line, and the
 * sentence behind it.
 */
const LABELLED_SENTENCE = /(?<=^|[.!?;|][ \t])(\p{L}[\p{L}'’ ]{1,60}):[ \t]+\S.*?(?:[.!?](?=\s|$)|(?=\n)|$)/gmu
/** "Things we deliberately do not use". */
const DOES_NOT_USE =
  /\b(?:i|we)\b.*\b(?:do(?:n['’]t| not)|never|no longer|stopped|refuse to|won['’]t|avoid)\b.*\b(?:us(?:e|ing)|touch|need|want|buy|run|recommend|pay for)\b/i
/** "## Why not Next.js?" heads the reasons. */
const WHY_NOT = /^ {0,3}#{1,6}[ \t]+why (?:not|no)\b[^\n]*$/gim
/**
 * "On my wishlist: a Cintiq. On my desk: a Kamvas.": the next label of the same line, or "We use
 * …", ends what the first says.
 */
const NEXT_LABEL = /[.!?;|][ \t](?=\p{Lu}[^.:;\n]{1,40}:\s|(?:I|We|My|Our)\s)/u
/** In capitals it heads what is to come; "To-do" heads the app for it. */
const TO_COME = /^TODOs?$/
/** "What would be your dream setup?": what follows, up to the next question, is a dream. */
const DREAM = /\b(?:dream|ideal|perfect|fantasy|ultimate|would you (?:like|love|want|buy|wish))\b[^.?!\n]{0,60}\?/gi
const NEXT_QUESTION =
  /(?:^|\n|[.!?] )(?:and |so |finally,? )?(?:what|who|how|which|where|when|why|do|are|is|any|anything)\b[^.?!\n]{0,200}\?|\n#{1,6} /i
/** "Competitors? Dentrix and Curve Dental, both from the Stone Age." */
const RIVALS =
  /(?:^|[.!?] |\n(?:[-*] )?)(?:(?:our|the|main|biggest|my) ){0,3}(?:competitors|competition|rivals)\s?[?:]/gi

/** "(Old) Corsair M65", "Apollo Solo (returned)": words that cross out one line. */
const MARKED =
  /^[^\n(]{0,80}\((?:old|retired|sold|returned|refunded|stolen|broken|dead|given away|cancell?ed|expired|lapsed|ended|paused|discontinued|uninstalled|not used|unused|wish ?list|someday)\b[^)\n]{0,60}\)[^\n]*$/gim
/** "| Splunk | dropped |": a row whose other cell says that it is over. */
const ROW_OF_WHAT_IS_OVER =
  /^ {0,3}\|[^\n]{0,300}\|[ \t]{0,9}(?:dropped|retired|replaced|abandoned|rejected|deprecated|removed|sold|gone|no longer(?: used| in use)?|not used|unused|former|ditched|cancelled|canceled|discontinued)[ \t]*\|[^\n]*$/gim
/** "❌ LastPass", "LastPass ❌". */
const CROSSED =
  /(?<=^|[\n,;|])[^\n,;|✅✔☑✓❌✗✘✖🚫👎]{0,60}[❌✗✘✖🚫👎]\uFE0F?(?=[ \t]*(?:[\n,;|]|$))|[❌✗✘✖🚫👎]\uFE0F?[ \t]*[^\n,;|✅✔☑✓❌✗✘✖🚫👎]{1,60}/gu
/** "  - For playing GBA games": a nested bullet that says what a tool is for and names no tool. */
const WHAT_FOR = /^(?: {2,}|\t+)[-*•][ \t]+For \p{Ll}{1,30}ing\b(?![^\n]*\b(?:I|we|use)\b)[^:\n]*$/gmu
/** "Data Analyst, Booking.com, Amsterdam (2017–2021)": a past job with its years. */
const SPAN_OF_LIFE =
  /^(?![ \t]*[-*•])[^\n]{3,120}[(, |]\s?(?:(?:19|20)\d\d)\s?[-–—]\s?(?:(?:19|20)\d\d|present|now|today|current|heute)\)?\s*$/gim

/** Headings of table columns with unused tools: "Why not", "Replaces". */
const HEADS_REFUSED =
  /^(?:why not|not|instead of|alternatives?|replaces|replaced|rejected(?: because)?|considered|runners?[ -]up|previous(?:ly)?|former(?:ly)?|before|old|was|from|dropped|retired)$/i

interface Part {
  readonly start: number
  readonly end: number
}

export function inRefusedPart(layout: TextLayout, text: string): (start: number) => boolean {
  const parts = [
    ...belowHeadings(layout, text),
    ...dreamsIn(text),
    ...rivalsIn(text),
    ...labelled(text),
    ...marked(text),
    ...refusedCells(text),
  ]
  const sorted = parts.sort((a, b) => a.start - b.start)
  let next = 0
  let end = -1
  let last = -1
  // Asked from the beginning of a text to its end, one look at each part is enough.
  return (start) => {
    if (start < last) [next, end] = [0, -1]
    last = start
    for (; (sorted[next]?.start ?? Infinity) <= start; next++) end = Math.max(end, sorted[next]?.end ?? -1)
    return start <= end
  }
}

const refuses = (title: string): boolean =>
  [REFUSES, REFUSES_ELSEWHERE, REFUSES_IN_JAPANESE, TO_COME, DOES_NOT_USE].some((refusal) => refusal.test(title.trim()))

const labelled = (text: string): Part[] =>
  [...text.matchAll(LABELLED_SENTENCE)].flatMap(({ index, 0: sentence, 1: label }) =>
    label !== undefined && refuses(label) ? [{ start: index, end: index + sentence.length }] : [],
  )

/** Only within a line, because lines below a heading have other labels. */
function untilNextLabel(text: string, start: number, end: number): number {
  const line = end === Infinity ? '' : text.slice(start, end)
  const next = line.includes('\n') ? null : NEXT_LABEL.exec(line)
  return next ? start + next.index : end
}

const belowHeadings = ({ headings }: TextLayout, text: string): Part[] =>
  headings.flatMap(({ title, level, start, until }, index) => {
    if (!refuses(title)) return []
    const next = headings.slice(index + 1).find((other) => other.level <= level)
    return [{ start, end: untilNextLabel(text, start, Math.min(until, next?.start ?? Infinity)) }]
  })

const marked = (text: string): Part[] =>
  [MARKED, ROW_OF_WHAT_IS_OVER, CROSSED, SPAN_OF_LIFE, LABEL, WHAT_FOR, WHY_NOT].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: line }) => ({
      start: index,
      end: untilNextLabel(text, index, index + line.length),
    })),
  )

function refusedCells(text: string): Part[] {
  if (!text.includes('|')) return []
  const lines = linesOf(text)
  let refused: number[] = []
  return lines.flatMap((line, at) => {
    if (!line.text.includes('|')) refused = []
    if (isTableHead(lines[at + 1]))
      refused = headsOf(line).flatMap((head, column) => (HEADS_REFUSED.test(head) ? [column] : []))
    const cells = refused.length > 0 ? placesOfCells(line) : []
    return refused.flatMap((column) => cells[column] ?? [])
  })
}

function dreamsIn(text: string): Part[] {
  const dreams: Part[] = []
  for (const { index, 0: question } of text.matchAll(DREAM)) {
    const start = index + question.length
    if (start < (dreams.at(-1)?.end ?? 0)) continue
    const next = NEXT_QUESTION.exec(text.slice(start))
    dreams.push({ start, end: next ? start + next.index : text.length })
  }
  return dreams
}

const rivalsIn = (text: string): Part[] =>
  [...text.matchAll(RIVALS)].map(({ index, 0: label }) => {
    const start = index + label.length
    const end = /[.!?](?:\s|$)|\n/.exec(text.slice(start))?.index
    return { start, end: end === undefined ? text.length : start + end }
  })
