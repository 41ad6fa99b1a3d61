import type { Token } from '@/lib/catalog/tokens'
import type { ReadText } from '../text'

/**
 * Tools that the text takes back: in the same sentence, in a later clause or in the next sentence.
 */

/** "It is an OpenDrives… scratch that, a Jellyfish", "Arc… no wait, I'm on Dia". */
const CORRECTED =
  /^\s*(?:\.{2,}|…|,|\s[-–—])\s*(?:no[, ]+wait|wait[, ]+no|scratch that|strike that|no[, ]+sorry|(?:nah|no)[, ]+(?:just )?kidding|(?:also|ach) nein|enfin non|ah non|no[, ]+perd[oó]n)\b/i
const LONGEST_CORRECTION = 30

const PRONOUN =
  '(?:it|them|both|those|mine|that one|this one|that|the thing|the lot|it all|them all|all of (?:it|them))'
const LATER =
  '(?:(?:although|though|even|but|and|then|later|eventually|sadly|so|i|we|have|ve|ive|weve|since|just|finally|recently|only) )*'
const WHEN = '(?: (?:last|again|after|within|in|a|for|on|to|because|when|years?|months?|weeks?|soon|off)\\b.*)?'
const GONE_LATER = new RegExp(
  `^${LATER}(?:${[
    `(?:sold|returned|ditched|dropped|uninstalled|deleted|cancelled|donated|regret|regretted|stopped using|gave up on|got rid of|moved on from|washed|lost|broke|killed|drowned|smashed) ${PRONOUN}${WHEN}`,
    `(?:gave|sent|handed|traded|threw) ${PRONOUN} (?:away|back|in|out|to \\S+.*)`,
    `(?:dont|do not|no longer|never) (?:really |even |actually )?(?:use|own|have|touch) (?:it|one|them|that|those|any)(?: (?:myself|any ?more|now|these days|at all|personally|either|today)| and (?:have|never|wont) .*)*`,
    // "My brother has it now."
    `(?:my|our|his|her) \\S+(?: \\S+)? (?:has|uses|owns|got|inherited) (?:it|them|that) now`,
    'never looked at (?:it|them) again',
    // "We shut ours down in 2022."
    `(?:shut|turned|switched|tore|closed) (?:ours|mine|theirs|${PRONOUN}) (?:down|off)${WHEN}`,
    // "People assume that I live in Jupyter. I do not."
    '(?:(?:do|did|have|am|was|were|will|would|can|could) not|(?:do|did|have|was|would|could|ca|wo)nt)',
  ].join('|')})$`,
)
const FARTHEST = 18
const LONGEST_CLAUSE = 12
const beginsClause = (token: Token | undefined) =>
  token?.text === 'but' || /[.,:;!?\n()]|\s[-–—]\s/.test(token?.gap ?? '')

export function isRetracted(to: number, { text, tokens }: ReadText, named: ReadonlySet<number>): boolean {
  const end = tokens[to - 1]?.end ?? 0
  if (CORRECTED.test(text.slice(end, end + LONGEST_CORRECTION))) return true
  for (let at = to; at < Math.min(tokens.length, to + FARTHEST) && !named.has(at); at++) {
    if (!beginsClause(tokens[at])) continue
    let until = at + 1
    while (until < Math.min(tokens.length, at + LONGEST_CLAUSE) && !beginsClause(tokens[until])) until++
    const clause = tokens.slice(at, until).map((token) => token.text)
    if (GONE_LATER.test(clause.join(' '))) return true
  }
  return false
}
