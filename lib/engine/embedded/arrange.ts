import type { Category } from '@/lib/catalog/schema'
import { FAMILIES, FIELDS } from './section-titles'

/** Sorts things into sections: three to twelve, none with more than two fifths once there is enough to divide. */

export const MAX_SECTIONS = 12
const MIN_SECTIONS = 3
const LARGEST_SHARE = 0.4
const ENOUGH_TO_DIVIDE = 12

export interface Arranged<T> {
  title: string
  items: T[]
}

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

export function arrange<T>(items: readonly T[], categoryOf: (item: T) => Category): Arranged<T>[] {
  let piles = byGroup(items, categoryOf)
  const total = items.length
  const fits = (pile: { items: unknown[] }) => total < ENOUGH_TO_DIVIDE || pile.items.length <= total * LARGEST_SHARE
  // Small neighbours join first, then whole fields, until a reader can take the stack in at a glance.
  piles = join(
    piles,
    total,
    fits,
    (pile) => pile.family,
    FAMILIES.map((family) => ({ title: family.title, members: [family.title] })),
  )
  if (piles.length > MAX_SECTIONS)
    piles = join(
      piles,
      total,
      fits,
      (pile) => pile.family,
      FIELDS.map((field) => ({ title: field.title, members: [...field.families] })),
    )
  return piles
    .map((pile) => (fits(pile) ? [pile] : divide(pile, total)))
    .flat()
    .map(({ title, items: own }) => ({ title, items: own }))
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
  members: string[]
}

/** Joins the unions whose piles are smallest, one union at a time, while there are too many sections or lonely tools. */
function join<T>(
  piles: Pile<T>[],
  total: number,
  fits: (pile: { items: unknown[] }) => boolean,
  familyOf: (pile: Pile<T>) => string,
  unions: Union[],
): Pile<T>[] {
  const target = Math.min(MAX_SECTIONS, Math.max(MIN_SECTIONS, Math.ceil(total / 3)))
  let current = piles
  for (;;) {
    const candidates = unions
      .map((union) => ({ union, parts: current.filter((pile) => union.members.includes(familyOf(pile))) }))
      .filter(({ parts }) => parts.length > 1 && fits({ items: parts.flatMap((part) => part.items) }))
      .sort((a, b) => size(a.parts) - size(b.parts))
    const next = candidates[0]
    const wanted =
      current.length > target ||
      (next !== undefined && current.length > MIN_SECTIONS && next.parts.some((part) => part.items.length === 1))
    if (!next || !wanted || current.length - next.parts.length + 1 < Math.min(MIN_SECTIONS, piles.length))
      return current
    const joined: Pile<T> = {
      title: next.union.title,
      family: familyOf(next.parts[0] as Pile<T>),
      items: next.parts.flatMap((part) => part.items),
    }
    current = current.flatMap((pile) => (pile === next.parts[0] ? [joined] : next.parts.includes(pile) ? [] : [pile]))
  }
}

const size = (piles: { items: unknown[] }[]) => piles.reduce((sum, pile) => sum + pile.items.length, 0)

/** A field that is most of the stack is told in parts: "Frontend", "More frontend". */
function divide<T>(pile: Pile<T>, total: number): Pile<T>[] {
  const largest = Math.floor(total * LARGEST_SHARE)
  const parts = Math.ceil(pile.items.length / largest)
  const each = Math.ceil(pile.items.length / parts)
  return Array.from({ length: parts }, (_, index) => ({
    ...pile,
    title:
      index === 0
        ? pile.title
        : `${index === 1 ? 'More' : 'Even more'} ${pile.title.charAt(0).toLowerCase()}${pile.title.slice(1)}`,
    items: pile.items.slice(index * each, (index + 1) * each),
  }))
}
