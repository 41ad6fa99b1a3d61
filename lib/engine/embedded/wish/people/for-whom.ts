import { namesCalling, namesSomebody } from '../../knowledge/occupations'
import { stems } from '../../knowledge/stem'
import { PROGRAMS_ONLY } from '../conditions/demands'

/** For whom something is: "for my clinic", "for a bakery", "for jewellery shops". */

/** What stands before the first "in", "for" or "who" says who wishes; the rest says where, with what and what for. */
export function headOf(wish: string): string {
  const plain = wish
    .replace(/^.*?\b(?:stack|setup|set-up|kit|tools|software|apps|gear)\s+(?:for|of)\s+/i, '')
    .replace(/^.*?\balternatives?\s+(?:(?:to|of)\s+\S+\s+)?for\s+/i, '')
  return (
    forWhom(plain)
      .split(/\b(?:in|on|at|for|from|with|without|about|over|who|that|which)\b|[:(,;]/i)
      .find((part) => stems(part).length > 0) ?? plain
  )
}

/** Those for whom people do what they like, and who say nothing of what it is. */
const LOVED_ONES =
  /(?<=\b(?:for|with|of) )(?:(?:an?|my|our|the|his|her|their|two|three|four|five) )?(?:(?:own|whole|little|small|young|busy|big) )*(?:family|families|household|kids?|children|child|sons?|daughters?|wife|husband|partner|girlfriend|boyfriend|friends?|spouse)\b(?: of (?:\d+|two|three|four|five|six|seven)\b)?/gi
export const withoutLovedOnes = (wish: string): string => wish.replace(LOVED_ONES, ' ')

/** Who makes one of these makes it, whoever it is for; who asks for apps makes none. */
const MADE =
  /\b(?:apps?|saas|software|platform|bot|extension|plugin|games?|api|backend|dashboard|mvp|prototype|pipelines?|build(?:ing)?|develop(?:ing|er)?|cod(?:e|ing))\b/i
export const isMade = ({ what }: ForSomebody, wish: string): boolean =>
  MADE.test(what) && !PROGRAMS_ONLY.test(wish.toLowerCase())

/** Nobody is a room. */
const ROOM = /\b(?:office|studio|workshop)\b/gi
export const withoutRooms = (text: string): string => text.replace(ROOM, ' ')

interface ForSomebody {
  readonly what: string
  readonly whom: string
}

const ONE = /\bfor (?=(?:an?|my|our|the|two|three)\b)/i
/** Several of a kind, who are customers unless they ask themselves; what is sold to them is sold for them. */
const SEVERAL =
  /\b(?:for|(?<=\b(?:sell|supply|rent)(?:s|ing)? .+)to) (?=((?:[\p{L}'’&-]+ ){0,3}?[\p{L}-]+s)\s*(?:$|[,.;:!?(]|(?:in|on|with|without|who|that|and|from|at|under|to|using)\b))/iu

/** What stands before the first of them, and whom it is for. */
export function forSomebody(wish: string): ForSomebody | undefined {
  const several = SEVERAL.exec(wish)
  const areCustomers = several && namesSomebody(withoutLovedOnes(`for ${several[1] ?? ''}`))
  const one = ONE.exec(wish)
  const at = areCustomers && !(one && one.index < several.index) ? several : one
  return at ? { what: wish.slice(0, at.index), whom: wish.slice(at.index + at[0].length) } : undefined
}

/** "A home office for an accountant" and "invoicing for plumbers" speak of those whom it is for, "a writer for a newspaper" of the writer. */
export function forWhom(wish: string): string {
  const found = forSomebody(wish)
  if (!found) return wish
  const { what, whom } = found
  return namesSomebody(withoutRooms(what)) || isMade(found, wish) || !namesSomebody(withoutLovedOnes(`for ${whom}`))
    ? wish
    : whom
}

/** "Website builder" and "quiz maker" are programs. */
const PROGRAM_OF =
  /\b((?:web ?)?sites?|(?:landing )?pages?|forms?|surveys?|quiz|cv|resume|invoices?|online shop|store|chatbots?|portfolio|newsletter|menu) (?:builders?|makers?|creators?|generators?)\b/gi
export const withoutProgramNames = (wish: string): string => wish.replace(PROGRAM_OF, '$1')

/** "We make scheduling software for hospitals", "I sell apps to dentists": whoever does so writes programs. */
const makerOf = (thing: string): RegExp =>
  new RegExp(
    `\\b(?:i|we)(?:['’]re| are|['’]m| am)? (?:build|mak|develop|cod|writ|creat|ship|sell)(?:e|ing)? (?:[\\p{L}-]+ ){0,3}?${thing} (?:for|to)\\b`,
    'iu',
  )
const MAKES_APPS = makerOf('apps?')
const MAKES_SOFTWARE = makerOf('(?:software|saas)')

/** Whoever works for several of a kind is none of them: "SEO consultant for jewellery shops", "I build apps for farmers". */
export function withoutCustomers(wish: string): string {
  const plain = wish.replace(MAKES_APPS, 'mobile app developer for').replace(MAKES_SOFTWARE, 'software developer for')
  const several = SEVERAL.exec(plain)
  const customers = several?.[1] ?? ''
  const what = plain.slice(0, several?.index)
  return several && namesCalling(withoutRooms(what)) && namesSomebody(withoutLovedOnes(`for ${customers}`))
    ? what + plain.slice(several.index + several[0].length + customers.length)
    : wish
}
