import { catalogEntries } from '@/lib/catalog/entries'
import { goesWithCount } from '@/lib/catalog/goes-with'
import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { normaliseSearchText } from '@/lib/stack/search-columns'
import { nameFit } from '@/lib/catalog/name-fit'
import { countsOfEntries, countsOfMostUsed } from './counts'
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

/** The counts of stacks and the places in the catalogue that a rank has room for. */
const MAX_COUNT = 2 ** 32
const MAX_ENTRIES = 2 ** 18

const idsOf = (category: Category): string[] =>
  searchedEntries().flatMap(({ entry }) => (entry.category === category ? [entry.id] : []))

const placeOf = (rank: number): number => ((rank % MAX_ENTRIES) + MAX_ENTRIES) % MAX_ENTRIES

/**
 * The entries of the catalogue, most used first; with a query, the best matches first. Ranks are
 * numbers, because sorting the whole catalogue by a function takes ten times as long.
 */
export async function listTools({ query, category, page }: ToolListQuery): Promise<ToolList> {
  const words = normaliseSearchText(query)
  const tools = searchedEntries()
  // Without a query only the first pages have to be in order.
  const counts =
    words === '' ? await countsOfMostUsed(page * TOOLS_A_PAGE, category && idsOf(category)) : await countsOfEntries()
  const ranks = new Float64Array(tools.length)
  let total = 0
  for (const [at, { entry, names }] of tools.entries()) {
    if (category !== undefined && entry.category !== category) continue
    const fit = nameFit(names, words)
    if (fit === 0) continue
    ranks[total++] = at - (fit * MAX_COUNT + (counts.get(entry.id) ?? 0)) * MAX_ENTRIES
  }
  const shown = ranks
    .subarray(0, total)
    .sort()
    .subarray((page - 1) * TOOLS_A_PAGE, page * TOOLS_A_PAGE)
  return {
    tools: [...shown].flatMap((rank) => {
      const entry = tools[placeOf(rank)]?.entry
      if (!entry) return []
      const { id, name, category: of, icon, color } = entry
      return [{ id, name, category: of, icon, color, count: counts.get(id) ?? 0 }]
    }),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / TOOLS_A_PAGE)),
  }
}
