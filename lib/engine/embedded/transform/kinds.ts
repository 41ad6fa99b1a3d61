import { CATEGORY_TABLE, categoryRow, type Category, type TransformKind } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'

/** Kinds within a category: a game is not a console, headphones are not a loudspeaker. */
const PARTS = ['games', 'craft', 'headphones'] as const

export type Kind = TransformKind | (typeof PARTS)[number]
export const KINDS: readonly Kind[] = [...new Set(CATEGORY_TABLE.map(({ transformKind }) => transformKind)), ...PARTS]

/** Matches "headphones", not a microphone with a headphone jack. */
const HEADPHONES = /\b(?:head(?:phones|sets?)|ear(?:buds?|phones|pods)|in-ears?)\b/i

export const kindOf = (category: Category): Kind => categoryRow(category).transformKind

export function kindOfEntry(entry: CatalogEntry): Kind {
  const { category, tags, name, description } = entry
  const isProgram = tags.some((tag) => tag === 'free' || tag === 'freemium' || tag === 'paid')
  if (category === 'gaming') return isProgram ? 'games' : 'gaming'
  if (category === 'health' || category === 'clinic') return isProgram ? 'health' : 'gear'
  // Craft tools and sports gear share categories with electronics.
  if (tags.includes('craft')) return 'craft'
  if (tags.includes('sport')) return 'gear'
  // "household" holds apps and appliances.
  if (category === 'household' && isProgram) return 'tasks'
  if (category === 'audio-gear' && HEADPHONES.test(`${name} ${description}`)) return 'headphones'
  return kindOf(category)
}
