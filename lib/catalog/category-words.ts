import { CATEGORY_TABLE, type Category } from './categories'

const NONE: ReadonlySet<string> = new Set()
const byCategory = new Map<Category, ReadonlySet<string>>(
  CATEGORY_TABLE.flatMap((row) => ('contextWords' in row ? [[row.id, new Set(row.contextWords.split(' '))]] : [])),
)

/** The category that most of these words belong to. */
export function fieldOf(words: readonly string[]): Category | undefined {
  const hits = new Map<Category, number>()
  for (const word of words)
    for (const category of categoriesOfWord.get(word) ?? []) hits.set(category, (hits.get(category) ?? 0) + 1)
  if (hits.size === 0) return undefined
  const most = Math.max(...hits.values())
  return KINDS_OF_FIELDS.find((category) => hits.get(category) === most)
}

export const kindWordsOf = (category: Category): ReadonlySet<string> => byCategory.get(category) ?? NONE

export const KINDS_OF_FIELDS: readonly Category[] = [...byCategory.keys()]

const categoriesOfWord = new Map<string, Category[]>()
for (const [category, words] of byCategory)
  for (const word of words) categoriesOfWord.set(word, [...(categoriesOfWord.get(word) ?? []), category])
