import { type Category, isHardware } from '@/lib/catalog/categories'
import type { CatalogEntry, Tag } from '@/lib/catalog/schema'

/** Fields that hold things and programs alike. */
const MIXED: ReadonlySet<Category> = new Set<Category>([
  'health',
  'clinic',
  'smart-home',
  'household',
  'garden',
  'network',
  'travel',
  'vehicle',
  'reading',
])

const LICENCES: readonly Tag[] = ['free', 'freemium', 'paid', 'open-source']

/** Things that one can hold have a price and no licence. */
export const isThing = ({ category, tags }: CatalogEntry): boolean =>
  isHardware(category)
    ? !(tags.includes('free') || tags.includes('freemium') || tags.includes('open-source'))
    : MIXED.has(category) && (tags.includes('portable') || !LICENCES.some((licence) => tags.includes(licence)))
