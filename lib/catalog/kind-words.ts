import { CATEGORY_TABLE, type Category } from './categories'

const NONE: ReadonlySet<string> = new Set()
const byCategory = new Map<Category, ReadonlySet<string>>(
  CATEGORY_TABLE.flatMap((row) => ('contextWords' in row ? [[row.id, new Set(row.contextWords.split(' '))]] : [])),
)

/** The field that these words speak of most. */
export function fieldOf(words: readonly string[]): Category | undefined {
  let best: { category: Category; hits: number } | undefined
  for (const [category, kinds] of byCategory) {
    const hits = words.filter((word) => kinds.has(word)).length
    if (hits > (best?.hits ?? 0)) best = { category, hits }
  }
  return best?.category
}

export const kindWordsOf = (category: Category): ReadonlySet<string> => byCategory.get(category) ?? NONE

export const KINDS_OF_FIELDS: readonly Category[] = [...byCategory.keys()]
