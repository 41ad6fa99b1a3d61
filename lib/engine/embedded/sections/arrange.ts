import type { Category } from '@/lib/catalog/categories'
import { FAMILIES, familiesIn, FIELDS } from '../knowledge/section-titles'
import { inParts } from './parts'
import type { Arranged, Sorting } from './sorting'

/**
 * Sorts things into sections: three to twelve, none with more than two fifths once there is enough
 * to divide.
 */

export const MAX_SECTIONS = 12
export const MIN_SECTIONS = 3
/** Fewer tools may stand in one or two sections. */
const ENOUGH_FOR_SECTIONS = 9
const minSections = (total: number): number => (total < ENOUGH_FOR_SECTIONS ? 1 : MIN_SECTIONS)
const LARGEST_SHARE = 0.4
const ENOUGH_TO_DIVIDE = 12
/**
 * From here on one field reads better in parts; "More monitoring" with two tools reads worse than
 * four in one.
 */
const LARGE = 8

interface Pile<T> extends Arranged<T> {
  family: string
}

const GROUP_OF = new Map<Category, { group: string; family: string; rank: number }>()
let rank = 0
for (const family of FAMILIES) {
  for (const group of family.groups) {
    rank++
    for (const category of group.categories) GROUP_OF.set(category, { group: group.title, family: family.title, rank })
  }
}

export const holdsTooMuch = ({ items }: { items: readonly unknown[] }, total: number): boolean =>
  total >= ENOUGH_TO_DIVIDE && items.length > total * LARGEST_SHARE

export function arrange<T>(items: readonly T[], sorting: Sorting<T>): Arranged<T>[] {
  let piles = byGroup(items, sorting.categoryOf)
  const total = items.length
  const fits = (pile: { items: unknown[] }) => !holdsTooMuch(pile, total)
  const joinInto = (unions: Union[], room?: number) => {
    piles = join(piles, total, fits, (pile) => pile.family, unions, room)
  }
  // Small neighbours join first, then whole fields, until a reader can take the stack in at a
  // glance.
  joinInto(FAMILIES.map(({ title }) => ({ title, members: [title] })))
  // A pile that will be divided takes the room of its parts.
  const parts = piles.reduce((sum, pile) => sum + (fits(pile) ? 1 : partsOf(pile, total)), 0)
  const room = MAX_SECTIONS - (parts - piles.length)
  if (piles.length > room)
    joinInto(
      FIELDS.map((field) => ({ title: field.title, members: familiesIn(field) })),
      room,
    )
  else if (piles.filter(({ items: { length } }) => length === 1).length > piles.length / 2)
    joinInto(FIELDS.map(({ title, near }) => ({ title, members: near })))
  return divided(piles, total, sorting)
}

const partsOf = ({ items }: { items: unknown[] }, total: number) =>
  Math.ceil(items.length / Math.floor(total * LARGEST_SHARE))

/**
 * Sections none of which holds too much, and three of them where a section is large enough to be
 * told in parts.
 */
export function divided<T>(
  sections: readonly Arranged<T>[],
  total: number,
  { wordsOf }: Pick<Sorting<T>, 'wordsOf'>,
): Arranged<T>[] {
  const lopsided = sections.filter((section) => holdsTooMuch(section, total)).length
  const room = Math.floor((MAX_SECTIONS - sections.length) / Math.max(1, lopsided)) + 1
  const byKind = (section: Arranged<T>): Arranged<T>[] => {
    const own = inParts(section, wordsOf, room).flatMap((one) =>
      holdsTooMuch(one, total) ? inTurn(one, partsOf(one, total)) : [one],
    )
    return own.length > room ? [section] : own
  }
  const divide = (section: Arranged<T>, count: number): Arranged<T>[] => {
    const own = byKind(section)
    return own.length > 1 ? own : inTurn(section, count)
  }
  const parts = sections.flatMap((section) =>
    holdsTooMuch(section, total) ? divide(section, partsOf(section, total)) : [section],
  )
  while (parts.length > 0 && parts.length < MIN_SECTIONS) {
    const largest = parts.reduce((a, b) => (b.items.length > a.items.length ? b : a))
    const told =
      largest.items.length < LARGE
        ? byKind(largest)
        : divide(largest, parts.length === 1 && largest.items.length > LARGE ? 3 : 2)
    if (told.length < 2) break
    parts.splice(parts.indexOf(largest), 1, ...told)
  }
  return parts.map(({ title, items }) => ({ title, items }))
}

function byGroup<T>(items: readonly T[], categoryOf: (item: T) => Category): Pile<T>[] {
  const piles = new Map<string, Pile<T> & { rank: number }>()
  for (const item of items) {
    const place = GROUP_OF.get(categoryOf(item))
    if (!place) throw new Error(`no section for the category ${categoryOf(item)}`)
    const pile = piles.get(place.group) ?? { title: place.group, family: place.family, rank: place.rank, items: [] }
    pile.items.push(item)
    piles.set(place.group, pile)
  }
  return [...piles.values()].sort((a, b) => a.rank - b.rank)
}

interface Union {
  title: string
  members: readonly string[]
}

/**
 * Joins the unions whose piles are smallest, one union at a time, while there are too many sections
 * or lonely tools.
 */
function join<T>(
  piles: Pile<T>[],
  total: number,
  fits: (pile: { items: unknown[] }) => boolean,
  familyOf: (pile: Pile<T>) => string,
  unions: Union[],
  room = MAX_SECTIONS,
): Pile<T>[] {
  const fewest = minSections(total)
  const target = Math.min(room, Math.max(fewest, Math.ceil(total / 3)))
  let current = piles
  for (;;) {
    const candidates = unions
      .map((union) => ({ union, parts: current.filter((pile) => union.members.includes(familyOf(pile))) }))
      .filter(({ parts }) => parts.length > 1 && fits({ items: parts.flatMap((part) => part.items) }))
      .sort((a, b) => size(a.parts) - size(b.parts))
    const next = candidates[0]
    const wanted =
      current.length > target ||
      (next !== undefined && current.length > fewest && next.parts.some((part) => part.items.length === 1))
    if (!next || !wanted || current.length - next.parts.length + 1 < Math.min(fewest, piles.length)) return current
    const joined: Pile<T> = {
      title: next.union.title,
      family: familyOf(next.parts[0] as Pile<T>),
      items: next.parts.flatMap((part) => part.items),
    }
    current = current.flatMap((pile) => (pile === next.parts[0] ? [joined] : next.parts.includes(pile) ? [] : [pile]))
  }
}

const size = (piles: { items: unknown[] }[]) => piles.reduce((sum, pile) => sum + pile.items.length, 0)

const MORE = ['', 'More', 'Even more', 'Further', 'Yet more'] as const

/** A field without subfields is split by number: "Databases", "More databases". */
function inTurn<T>({ title, items }: Arranged<T>, parts: number): Arranged<T>[] {
  const each = Math.ceil(items.length / Math.min(parts, MORE.length))
  const small = /^[A-Z][a-z]/.test(title) ? `${title.charAt(0).toLowerCase()}${title.slice(1)}` : title
  return MORE.map((more, index) => ({
    title: more === '' ? title : `${more} ${small}`,
    items: items.slice(index * each, (index + 1) * each),
  })).filter((part) => part.items.length > 0)
}
