import type { Token } from '@/lib/catalog/tokens'
import type { NameContext } from './name-context'
import type { ReadText } from '../text'

/** Tools that were tried and not kept. */

/** "I tried programs like yWriter": examples, one after another. */
const TRIED_SOME =
  / (?:tried|tested|sampled)(?: (?:out|a|few|some|several|many|lots|of|other|various|different|all|the|usual))*(?: \w+)? (?:like|such as)(?: (?:¤|and|or))*$/
/** "I tried Roam and Logseq; they weren't for me." and "I tried Etsy, but the fees …" */
const TRIED =
  / (?:tried|tested|sampled|trying|gave)(?: (?!¤)\w+ing(?: \S+){0,2} (?:with|in|on))?(?: (?:¤|and|or|both|out|then|for (?:\S+ ){1,2}(?:days?|weeks?|months?|years?|while|bit)))*$/
const DID_NOT_LAST =
  /^(?:they|it|neither|both|none|that) (?:just |kept |always )?(?:(?:was|were) (?:\w+ )?(?:terrible|awful|horrible|bad|unusable|slow|a mess|a nightmare)\b|werent|wasnt|were not|was not|didnt|did not|never|failed|felt|stuck|dropp|los[te]|crash|broke|ate|corrupt|freez|froze)/
const TOO_MUCH =
  /^(?:way |far |much |just |a bit )?(?:too \w+|(?:and |but )?(?:i |we )?(?:really |quickly |soon |absolutely |just )?(?:hated|disliked|loathed|returned|uninstalled|dropped|abandoned|deleted|regretted|gave up on|bounced off) (?:it|them|both|all)|overkill|meh|not for me|no thanks)\b/
/** "I tried Notion for a month". */
const FOR_A_TIME = /^ (?:¤ |and |or )*for (?:\S+ ){0,3}(?:days?|weeks?|months?|years?|while|bit|weekend|summer)\b/
/** "I gave Lightroom three chances". */
const CHANCES =
  /^ (?:a|an|another|two|three|four|five|several|many|a few|enough) (?:second |third |fair |honest |good )?(?:chances?|tr(?:y|ies)|goes?|shots?|whirls?)\b/
/** "I've tried Blender": tools that were kept are said so in the same sentence. */
const HAVE_TRIED = / (?:have|ive|weve) (?:\w+ )?tried(?: (?:¤|and|or|both|out))*$/
const PLEASED = /\b(?:great|amazing|brilliant|fantastic|excellent|best|now)\b/
const SAME_BREATH = 14
const CAME_TO_STAY =
  /\b(?:love|loved|(?:kept|keep)(?! (?!using|coming|going)\w+ing\b)|stayed|stuck with|now use|use it|use them)\b/
/** "Tried Bear and Craft, settled on Obsidian": one of all those that were tried. */
const SETTLED =
  /^(?:(?:i|we|and|but|then|finally|eventually|have|ve) )*(?:(?:settled|landed) (?:on|for|with)|ended up (?:with|on|using|back)|went (?:back to|with|for)|stuck with|always (?:came |come |went |going |end up )?back (?:to|on|with))\b(?! (?:it|them|this|that)\b)/
const REST_OF_ENUMERATION = 8

export function isTriedNotKept(to: number, { before, after }: NameContext, { tokens }: ReadText): boolean {
  if (isAmongOthers(to, tokens)) return true
  if (HAVE_USED.test(before) && BUT_SETTLED.test(restOfSentence(to, tokens))) return true
  if (TRIED.test(before) && DESPAIRED.test(after)) return true
  if (TRIED_SOME.test(before)) return !CAME_TO_STAY.test(restOfSentence(to, tokens))
  if (!TRIED.test(before)) return false
  if (before.endsWith(' gave')) return CHANCES.test(after) && !CAME_TO_STAY.test(after)
  if (FOR_A_TIME.test(after)) return !CAME_TO_STAY.test(after)
  if (HAVE_TRIED.test(before)) {
    const rest = restOfSentence(to, tokens)
    return !CAME_TO_STAY.test(rest) && !PLEASED.test(rest)
  }
  for (let index = to; index < Math.min(tokens.length, to + REST_OF_ENUMERATION); index++) {
    const sequel = tokens.slice(index, index + REST_OF_ENUMERATION).map((token) => token.text)
    if (SETTLED.test(sequel.join(' '))) return true
    const { gap = '' } = tokens[index] ?? {}
    const isOver = DID_NOT_LAST.test(sequel.join(' ')) || TOO_MUCH.test(sequel.join(' '))
    if (/[.;]/.test(gap) || (isOver && (gap.startsWith(',') || sequel[0] === 'and'))) return isOver
    if (sequel[0] === 'but') return !CAME_TO_STAY.test(sequel.join(' '))
  }
  return false
}

/** "I've used Word, but I've settled on Scrivener". */
const HAVE_USED = / (?:i have|ive|we have|weve) (?:\w+ )?used(?: (?:¤|and|or|both))*$/
const BUT_SETTLED = /\bbut (?:i|ive|we|weve)(?: \w+)? (?:settled|landed|ended up|stuck)\b/
/** "I tried SketchUp and despaired". */
const DESPAIRED = /^ (?:\w+ )?and (?:i |we )?(?:despaired|gave up|failed|regretted it|ran away|hated it)\b/

/** "I tested several others (Mendeley, Citavi)": names in the bracket. */
function isAmongOthers(to: number, tokens: ReadText['tokens']): boolean {
  let at = to - 1
  while (at > Math.max(0, to - LONGEST_BRACKET) && !/[().!?]/.test(tokens[at]?.gap ?? '')) at--
  if (!/^\s?\($/.test(tokens[at]?.gap ?? '')) return false
  const ahead = tokens.slice(Math.max(0, at - 5), at).map(({ text }) => text)
  return OTHERS.test(ahead.join(' '))
}
const LONGEST_BRACKET = 16
const OTHERS =
  /\b(?:tried|tested|sampled|auditioned|trialled)(?: \w+){0,3} (?:others|alternatives|competitors|rivals|contenders)$/

function restOfSentence(to: number, tokens: readonly Token[]): string {
  let end = to
  while (end < Math.min(tokens.length, to + SAME_BREATH) && !/[.!?\n]/.test(tokens[end]?.gap ?? '')) end++
  return tokens
    .slice(to, end)
    .map((token) => token.text)
    .join(' ')
}
