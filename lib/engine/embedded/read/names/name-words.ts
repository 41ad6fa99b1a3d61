import type { NameHit } from '@/lib/catalog/name-index'
import type { Token } from '@/lib/catalog/tokens'
import type { Mention } from '../mention'

/** How the words of one name hang together. */

/**
 * Inside a name: a space, a dash, a dot, a slash, a colon without a space. Not the end of a
 * sentence or a line.
 */
const JOINS = /^$|^(?:!_|[ \t]{1,2}|[-‐‑–./&+:_’']|[ \t]?&[ \t]?|\. )$/
/**
 * Words that begin or end a phrase that only looks like a name in two words: "in design", "on one".
 */
export const SMALL = new Set(
  'a an the im ive id ill in on at of to for from by with and or as is it its my our your his her their this that i we you they he she be do go so no not if up out off over under after before all any every each some many one two more new old own air just like live free open'.split(
    ' ',
  ),
)

/** "Dr. Martin" goes on after its dot; a sentence that ends does not. */
export const joins = (token: Token, previous: Token | undefined): boolean =>
  token.gap === ' ' || (JOINS.test(token.gap) && (token.gap !== '. ' || (previous?.raw.length ?? 9) <= 2))

export const mention = ({ entry, name, everyday }: NameHit, from: number, to: number, loose = false): Mention => ({
  entry,
  name,
  everyday,
  loose,
  from,
  to,
})
