import type { Token } from '@/lib/catalog/tokens'
import type { ReadText } from './text'

/** What the text names only to say that it is not used: given up, refused, or somebody's employer. */

const LOOK_BACK = 9
const LOOK_AHEAD = 7

/** Small words and other tools of the same enumeration (¤) may stand between the phrase and the name. */
const SMALL = '(?: (?:of|on|off|the|my|our|an?|any|all|using|with|from|and|or|old|both|to|¤))*$'
const LEFT_BEHIND = new RegExp(
  ` (?:${[
    'stop(?:ped|ping)? (?:using|paying for)',
    'quit(?:ting)?',
    '(?:ditch|dump|abandon|uninstall|retir|avoid)(?:e?d|ing)',
    'drop(?:ped|ping)',
    '(?:delet|replac)(?:ed|es|ing)',
    'cancell?(?:ed|ing)',
    'outgr(?:ew|own)',
    '(?:g[ai]ven? up|giving up)(?: on)?',
    'g[oe]t(?:ting)? rid',
    '(?:mov|switch|migrat|chang|transition|graduat)(?:ed|ing|e) (?:over |away |on )?(?:from|off)',
    '(?:comes?|coming|came) from',
    'no longer (?:use|using|need|run|have|own|on)',
    '(?:do|does|did|is|are|was|has|have|ca|wo|would)n?t (?:really |even |actually |ever |currently )?(?:use|used|using|want|need|own|have|touch|run|installed?)',
    '(?:do|does|did) not (?:use|want|need|own|have)',
    'not (?:using|running)',
    'never (?:use|used|touch|touched|got into|tried|owned|installed)',
    'used to (?:use|run|have|own|rely|code|write|edit)(?: in| on| with)?',
    'refuse to (?:use|touch)',
    '(?:goodbye|farewell)',
    '(?:formerly|previously)(?: used)?',
    'once used',
  ].join('|')})${SMALL}`,
)
/** These speak of the very next name alone. */
const REFUSED =
  / (?:no|not|nor|neither|without|except|anything but|instead of|rather than|away from|tired of|fed up with|alternatives? to|left|no more)(?: (?:the|my|our|an?|any|¤|and|or|both))*$/
/** Words that sound like a refusal and are none. */
const STILL =
  / (?:not only|not just|no doubt|not to mention|why not|if not|(?:ca|could)nt live without|not without)(?: \S+)*$/

const GONE_AFTER =
  /^ (?:\w+ ){0,2}?(?:until (?:i|we|it)|before (?:switching|moving|i switched|i moved|we moved|we switched)|(?:was|were|got|has been|been) (?:replaced|ditched|dropped|retired|discontinued by us)|but (?:i |we )?(?:since |then |have |ve )*(?:switched|moved|stopped|dropped|gave up|quit|uninstalled)|which i (?:no longer|don ?t|stopped))/

const EMPLOYER =
  / (?:work(?:ed|s|ing)?|job|jobs|role|position|engineer|engineers|designer|developer|programmer|manager|director|lead|intern(?:ed|ship|ing)?|cto|ceo|cfo|coo|founder|cofounder|joined|employed|employee|head|vp|pm|career|years|months|contract(?:or|ed|ing)?|consult(?:ed|ing|ant)|freelanc(?:ed|er|ing)|recruited|hired|team|stint|day job|acquired|bought|interned|evangelist|advocate|researcher|scientist|president|colleagues|folks|friends|people)(?: \w+){0,3}? (?:at|for|with|by|of)(?: the)?$/
const AT_PLACE = / at$/
const NOT_A_PLACE = / (?:look|looking|looked|good|great|better|bad|aimed|stare|staring|arrived|hosted|based) at$/

/** Positions of words that belong to any mention: they stand as ¤ in the phrases above. */
export function isGivenUp(
  from: number,
  to: number,
  { tokens, starts }: ReadText,
  mentioned: ReadonlySet<number>,
): boolean {
  const before = phraseBefore(tokens, starts, from, mentioned)
  if ((LEFT_BEHIND.test(before) || REFUSED.test(before)) && !STILL.test(before)) return true
  return GONE_AFTER.test(phraseAfter(tokens, starts, to, mentioned))
}

export function isEmployer(from: number, { tokens, starts }: ReadText, mentioned: ReadonlySet<number>): boolean {
  const before = phraseBefore(tokens, starts, from, mentioned)
  return EMPLOYER.test(before) || (AT_PLACE.test(before) && !NOT_A_PLACE.test(before))
}

const ends = (gap: string) => /[.;!?\n()]|\s[-–—]\s/.test(gap)

function phraseBefore(
  tokens: readonly Token[],
  starts: readonly boolean[],
  from: number,
  mentioned: ReadonlySet<number>,
): string {
  const words: string[] = []
  for (let index = from - 1; index >= Math.max(0, from - LOOK_BACK - 6) && words.length < LOOK_BACK; index--) {
    if (ends(tokens[index + 1]?.gap ?? '')) break
    const word = mentioned.has(index) ? '¤' : (tokens[index]?.text ?? '')
    if (word !== '¤' || words.at(-1) !== '¤') words.push(word)
    if (starts[index]) break
  }
  return ` ${words.reverse().join(' ')}`
}

function phraseAfter(
  tokens: readonly Token[],
  starts: readonly boolean[],
  to: number,
  mentioned: ReadonlySet<number>,
): string {
  const words: string[] = []
  for (let index = to; index < Math.min(tokens.length, to + LOOK_AHEAD); index++) {
    if (starts[index] || ends(tokens[index]?.gap ?? '')) break
    words.push(mentioned.has(index) ? '¤' : (tokens[index]?.text ?? ''))
  }
  return ` ${words.join(' ')}`
}
