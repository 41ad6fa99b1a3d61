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
  isHardware(category) ? true : MIXED.has(category) && !LICENCES.some((licence) => tags.includes(licence))
