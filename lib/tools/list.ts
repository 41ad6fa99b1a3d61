import { catalogEntries } from '@/lib/catalog/entries'
import { goesWithCount } from '@/lib/catalog/goes-with'
import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { normaliseSearchText } from '@/lib/stack/search-columns'
import { nameFit } from '@/lib/catalog/name-fit'
import { countsOfEntries } from './counts'
import { TOOLS_A_PAGE } from './limits'
import type { ToolListQuery } from './schema'

export interface ListedTool {
  id: string
  name: string
  category: Category
  icon: string
  color: string
  count: number
}

export interface ToolList {
  tools: ListedTool[]
  total: number
  page: number
  pages: number
}

interface Searched {
  readonly entry: CatalogEntry
  readonly names: readonly string[]
}

let searched: readonly Searched[] | undefined

/** Best known first, so that only used tools have to be sorted. */
const searchedEntries = (): readonly Searched[] =>
  (searched ??= catalogEntries()
    .map((entry) => ({ entry, names: [entry.name, ...entry.aliases].map(normaliseSearchText) }))
    .sort((a, b) => goesWithCount(b.entry) - goesWithCount(a.entry) || (a.entry.id < b.entry.id ? -1 : 1)))

/** The entries of the catalogue, most used first; with a query, the best matches first. */
export async function listTools({ query, category, page }: ToolListQuery): Promise<ToolList> {
  const counts = await countsOfEntries()
  const words = normaliseSearchText(query)
  const found = searchedEntries()
    .filter(({ entry }) => category === undefined || entry.category === category)
    .map(({ entry, names }) => ({ entry, fit: nameFit(names, words), count: counts.get(entry.id) ?? 0 }))
    .filter((tool) => tool.fit > 0)
    .sort((a, b) => b.fit - a.fit || b.count - a.count)
  return {
    tools: found
      .slice((page - 1) * TOOLS_A_PAGE, page * TOOLS_A_PAGE)
      .map(({ entry: { id, name, category: of, icon, color }, count }) => ({
        id,
        name,
        category: of,
        icon,
        color,
        count,
      })),
    total: found.length,
    page,
    pages: Math.max(1, Math.ceil(found.length / TOOLS_A_PAGE)),
  }
}
