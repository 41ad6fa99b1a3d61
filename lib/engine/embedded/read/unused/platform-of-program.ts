import type { Mention } from '../mention'
import type { ReadText } from '../text'
import { contextOf } from './name-context'

/** Operating systems that are named only as platforms of a program. */

/** "It runs on macOS, Windows and Linux", "on any platform: Windows, Linux, whatever". */
const EXISTS_FOR =
  / (?:(?:runs|works|available|compatible|supported|exists|comes|versions?) (?:\S+ )?(?:on|for|with|in|under|across)|platforms?)(?: (?:both|all|any|either|the|major|including|like|such|as|well|¤|and|or))*$/
/** "Everything in my office runs on Windows": the writer's own machines. */
const OF_OURS = / (?:my|our|i|we|everything)(?: \S+){0,4} (?:runs|works) (?:\S+ )?(?:on|under)(?: \S+)*$/
/** "A Linux version is in the works", "the iOS and iPadOS launch". */
const VERSION = /^(?: ¤| and| or)* (?:versions?|builds?|ports?|releases?|launch|support|counterparts?)\b(?! (?:of|\d))/
const TAKES_IT = / (?:use|using|run|running|prefer|have|installed|on|bought)(?: (?:the|its|their|¤|and|or))*$/
const IS_JOINED = /^(?: and| or)? ¤/

export function isOnlyPlatform({ entry, from, to }: Mention, text: ReadText, named: ReadonlySet<number>): boolean {
  if (entry.category !== 'os') return false
  const { before, after } = contextOf(from, to, text, named)
  if (VERSION.test(after)) return !TAKES_IT.test(before)
  // A single one may be the writer's: "my site runs on FreeBSD".
  const isOneOfSeveral = / ¤(?: and| or)?$/.test(before) || IS_JOINED.test(after)
  return isOneOfSeveral && EXISTS_FOR.test(before) && !OF_OURS.test(before)
}
