import { entryNamed } from '@/lib/catalog/name-index'
import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { picksOf } from '../../knowledge/pick'
import { rivalsOf } from '../../knowledge/rivals'
import type { Archetype } from '../../knowledge/schema'
import { findArchetypes } from './find-archetypes'

/** What somebody who does it for fun has no use for, and who does the same for fun. */

const EARNING: ReadonlySet<Category> = new Set<Category>(['payments', 'clients', 'finance', 'business', 'marketing'])
const SOLD =
  /\b(?:sell\w*|sold|stall|orders?|postage|shipping|customers?|clients?|prices?|invoic\w*|quotes?|fees|staff)\b/i
const SHOP = /\bshops?\b/i

/** Money is what an investor does first, and no trade. */
export const isForEarning = (section: Archetype['sections'][number], { sections: [first] }: Archetype): boolean =>
  SOLD.test(section.title) ||
  (EARNING.has(section.category) && first?.category !== section.category) ||
  (SHOP.test(section.title) && picksOf(section).some((entry) => isShopSystem(entry)))

/** In "Yarn shops" one buys, and with a system for shops one sells. */
function isShopSystem(entry: CatalogEntry): boolean {
  const known = entryNamed('Shopify')
  return known !== undefined && (entry === known || (rivalsOf(known)?.entries.includes(entry) ?? false))
}

/** Whoever keeps so much to earn with does it for a living. */
const OF_A_LIVING = 0.4
const isTrade = (person: Archetype): boolean =>
  person.sections.filter((section) => isForEarning(section, person)).length >= person.sections.length * OF_A_LIVING

/** Half of the wish speaks of it. */
const ABOUT_IT = 0.5

/** Who loves to bake has no bakery, as far as somebody is known who bakes at home. */
export function forFunOf(person: Archetype, about: string): Archetype {
  if (!isTrade(person)) return person
  const amateur = findArchetypes(about).find(
    ({ archetype, covered, named }) => (named || covered >= ABOUT_IT) && !isTrade(archetype),
  )
  return amateur?.archetype ?? person
}
