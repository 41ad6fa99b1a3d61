import type { Token } from '@/lib/catalog/tokens'
import type { ReadText } from './text'

/** What the text names only to say that it is not used: given up, refused, or compared with. */

const LOOK_BACK = 10
const LOOK_AHEAD = 10

/** Small words and other tools of the same enumeration (¤) may stand between the phrase and the name. */
const SMALL =
  '(?: (?:of|on|off|the|my|our|an?|any|all|using|with|from|and|or|old|both|either|¤|der|die|das|den|und|le|la|les|el|los|o|os|y|e|et))*$'
const NOT = '(?:do|does|did|is|are|was|has|have|ca|wo|would)(?:nt| not)'
/** The same in German, French, Spanish and Portuguese. */
const ELSEWHERE = [
  'fruher(?: \\S+){0,3}',
  'nicht mehr',
  'arrete (?:dutiliser|de)',
  'abandonne',
  'antes (?:usaba|usava|utilizaba)',
  'ya no (?:uso|utilizo)',
  'deje de usar',
  'deixei de usar',
  'ja nao uso',
]
const LEFT_BEHIND = new RegExp(
  ` (?:${[
    'stop(?:ped|ping)? (?:using|paying for)',
    'quit(?:ting)?',
    '(?:ditch|dump|abandon|uninstall|retir|avoid)(?:e?d|ing)',
    'drop(?:ped|ping)',
    '(?:delet|replac)(?:ed|es|ing)',
    'cancell?(?:ed|ing)',
    'outgr(?:ew|own)',
    '(?:trad|exchang)(?:ed|ing|e)',
    'swap(?:ped|ping)?',
    '(?:g[ai]ven? up|giving up)(?: on)?',
    'g[oe]t(?:ting)? rid',
    '(?:mov|switch|migrat|chang|transition|graduat)(?:ed|ing|e) (?:over |away |on )?(?:from|off)',
    '(?:(?:mov|switch|migrat|transition|graduat|jump|shift|port)(?:ed|ing)|rewrote|rewritten|rewriting|went|gone) (?:\\S+ ){1,3}?(?:from|off)',
    '(?:went|comes?|coming|came) (?:over )?from',
    'from ¤(?: to ¤)+ from',
    'before ¤ (?:i|we|it|there) (?:was|were|used|had|ran|worked|lived)',
    '(?:taken|takes?|taking|took) (?:the place of|over from)',
    'rip',
    'no longer (?:use|using|need|run|have|own|on|pay for)',
    `${NOT} (?:really |even |actually |ever |currently |like |to )*(?:use|used|using|want|need|own|have|touch|run|install|installed)`,
    'not (?:using|running|on)',
    'never (?:really )?(?:use|used|touch|touched|got into|tried|owned|installed|liked|warmed to)',
    'used to (?:be \\S+ )?(?:use|run|have|own|rely|code|write|edit|love|swear|live|work)(?: in| on| with| by)?',
    'used to \\S+(?: \\S+){0,2}? (?:in|with|on)',
    'refuse(?:d|s)? to (?:use|touch)',
    '(?:goodbye|farewell|sayonara)(?: to)?',
    '(?:formerly|previously)(?: used)?',
    'once used',
    '(?:hate|hated|cannot stand|cant stand)',
    'sold',
    'wish (?:i|we) (?:used|knew|were using|had|owned|could (?:afford|use|have|buy))',
    '(?:nobody|no one|none of (?:us|them)) (?:\\S+ ){0,2}?(?:use|uses|used|likes?|wants?|needs?)',
    'if (?:\\S+ ){2,7}would (?:buy|get|use)',
    ...ELSEWHERE,
  ].join('|')})${SMALL}`,
)
/** These speak of the next name and of what is joined to it. */
const REFUSED =
  / (?:no|not|nor|neither|without|anything but|everything but|instead of|rather than|away from|tired of|fed up with|alternatives? to|replacement for|left|no more|(?:better|worse|faster|slower|nicer|cheaper|simpler|lighter|easier|quicker) than|statt|anstelle von|au lieu d[eu]|en vez de|em vez de|unlike|compared to|enough of|pas d[eu]|sans|ohne|keine?[nrms]?|sin|sem|nada de)(?: (?:the|my|our|an?|any|¤|and|or|both|using))*$/
/** Words that sound like a refusal and are none. */
const STILL =
  / (?:not only|not just|no doubt|not to mention|why not|if not|(?:ca|could)nt live without|cannot live without|not without|wouldnt have|have to use|no problem|not bad|(?:wont|cant|cannot|couldnt|never|not|nt) (?:stop|quit|g[ai]ve up|drop|ditch|leave)(?:ped|ping|ed)?)(?: \S+)*$/

const GONE =
  '(?:replaced|ditched|dropped|retired|abandoned|gone|dead|cancelled|discontinued|sunset|killed|history|no more|banned|forbidden|off limits|shut(?:ting)? down|closed down|going away|no longer (?:with us|around|available|supported|in use))'
const MOVED =
  '(?:i |we )?(?:since |then |have |ve |recently |now |later |just |always |keep |finally |eventually )*(?:switched|moved|stopped|dropped|gave up|quit|uninstalled|migrated|ditched|(?:came|come|coming|went|go|going) back to)'
const GONE_AFTER = new RegExp(
  `^ (?:\\w+ ){0,2}?(?:${[
    'until (?:i|we|it)',
    'before (?:switching|moving|i switched|i moved|we moved|we switched)',
    `(?:was|were|got|has been|been|is|are|being) (?!not )(?:\\w+ )?${GONE}`,
    `but ${MOVED}`,
    '(?:and )?then (?:i |we )?(?:switched|moved|migrated)',
    'which i (?:no longer|dont|stopped)',
    'died\\b',
    'shut down',
    'went (?:away|under|out of business)',
    'going away',
    '(?:makes?|made|gave|gives) way (?:for|to)',
    'used to be\\b',
    '(?:was|were) (?:my|our) (?:first|old|previous|former)\\b',
    'back in the day',
    'in the past',
    'years ago',
  ].join(
    '|',
  )})|^ (?:¤ |and |or )*(?:but )?(?:neither|none of them) |^ (?:¤ |and |or )*but ${MOVED}|^ for (?:\\w+ ){0,3}(?:years?|months?|weeks?|while) but |^ (?:for (?:\\w+ ){0,3}(?:years?|months?|weeks?|days?|while|bit) )?(?:but|and|then) (?:then |i |we |finally |eventually )*(?:settled|landed|ended up) |^ but (?:we|i) (?:just |only |still |really )*(?:use|run|stick|ended)\\b`,
)
/** "Ditched Gmail for Fastmail, Chrome for Firefox": the first of each pair is what was left. */
const SWAPPED =
  / (?:left|dumped|(?:ditch|trad|swapp|exchang|dropp|replac|abandon|switch|mov)(?:ed|ing|e)?)(?: (?:the|my|our|from))* ¤(?: (?:for|by|with|to) ¤)+(?: and)?$/
const REPLACED_BY = / (?:replaced|superseded) by ¤(?: by ¤)*(?: and)?$/
const IN_ITS_PLACE = /^ (?:for|by|with|to) ¤/
/** "Went from Evernote to Notion to Obsidian": who goes on did not stay. */
const ON_THE_WAY =
  / (?:went|gone|moved|switched|migrated|jumped|graduated)(?: \S+){0,3}? from ¤(?: (?:and )?(?:then )?to ¤)* (?:and )?(?:then )?to$/
const ONWARDS = /^ (?:and )?(?:then )?to ¤/
/** "Emacs? Never again." */
const ANSWERED_NO = /^(?:never(?: again)?|no(?: thanks)?|nope|not (?:any ?more|for me|since|me)|gone|deleted|dead)\b/

/** "X, Y and Z years ago" must not reach over a whole sentence. */
const BACK_THEN = /^ (?:¤ |and |or )*(?:in the past|back in the day|back then|years ago)\b/

/** Positions of words that belong to any mention: they stand as ¤ in the phrases above. */
export function isGivenUp(from: number, to: number, text: ReadText, mentioned: ReadonlySet<number>): boolean {
  const before = phraseBefore(text, from, mentioned)
  const after = phraseAfter(text, to, mentioned)
  if ((LEFT_BEHIND.test(before) || REFUSED.test(before)) && !STILL.test(before)) return true
  if ((SWAPPED.test(before) || REPLACED_BY.test(before)) && IN_ITS_PLACE.test(after)) return true
  if (ON_THE_WAY.test(before) && ONWARDS.test(after)) return true
  return GONE_AFTER.test(after) || BACK_THEN.test(after) || isAnsweredNo(to, text)
}

function isAnsweredNo(to: number, { tokens }: ReadText): boolean {
  if (!/^\?\s*$/.test(tokens[to]?.gap ?? '')) return false
  const answer = tokens.slice(to, to + 3).map((token) => token.text)
  return ANSWERED_NO.test(answer.join(' '))
}

const ends = (gap: string) => /[.;!?\n()]|\s[-–—]\s/.test(gap)

export function phraseBefore({ tokens, starts }: ReadText, from: number, mentioned: ReadonlySet<number>): string {
  const words: string[] = []
  for (let index = from - 1; index >= Math.max(0, from - 18) && words.length < LOOK_BACK; index--) {
    if (ends(tokens[index + 1]?.gap ?? '')) break
    const word = wordAt(tokens, index, mentioned)
    if (word !== '¤' || words.at(-1) !== '¤') words.push(word)
    if (starts[index]) break
  }
  return ` ${words.reverse().join(' ')}`
}

function phraseAfter({ tokens, starts }: ReadText, to: number, mentioned: ReadonlySet<number>): string {
  const words: string[] = []
  for (let index = to; index < Math.min(tokens.length, to + LOOK_AHEAD); index++) {
    if (starts[index] || ends(tokens[index]?.gap ?? '')) break
    words.push(wordAt(tokens, index, mentioned))
  }
  return ` ${words.join(' ')}`
}

const wordAt = (tokens: readonly Token[], index: number, mentioned: ReadonlySet<number>): string =>
  mentioned.has(index) ? '¤' : (tokens[index]?.text ?? '')
