import 'server-only'
import { cache } from 'react'
import { CATEGORIES, type Category } from '@/lib/catalog/categories'
import { catalogEntry } from '@/lib/catalog/entries'
import { isOutage } from '@/lib/db/outage'
import { AppError } from '@/lib/errors'
import { setPageStatus, setPageUnavailable } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { countsOf } from './counts'
import { listTools, type ListedTool, type ToolList } from './list'
import { countExamples, toolWithAssociations, type ToolDetails } from './queries'
import { ToolListQuery } from './schema'

type LinkedTool = Pick<ListedTool, 'id' | 'name' | 'icon' | 'color' | 'count'>

export interface ToolPage {
  tool: ToolDetails
  /** How many of the stacks that use it are examples of the site. */
  examples: number
  beside: LinkedTool[]
  /** Whether the counts are estimates. */
  isEstimate: boolean
  others: LinkedTool[]
}

type Loaded<T> = { state: 'found'; page: T } | { state: 'unknown' | 'unavailable' }

async function loaded<T>(load: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { state: 'found', page: await load() }
  } catch (error) {
    if (isOutage(error)) {
      log.error({ err: error }, 'a page of tools could not be read')
      setPageUnavailable()
      return { state: 'unavailable' }
    }
    if (!(error instanceof AppError) || error.status >= 500) throw error
    setPageStatus(error.status)
    return { state: 'unknown' }
  }
}

/** Cached for the tags and the page of one request. */
export const loadTool = cache((id: string) =>
  loaded(async (): Promise<ToolPage> => {
    const { tool, isEstimate } = await toolWithAssociations(id)
    const [counts, examples] = await Promise.all([
      countsOf(tool.alternatives.map((other) => other.id)),
      countExamples(id),
    ])
    const linked = (other: { id: string; name: string }, count: number): LinkedTool[] => {
      const entry = catalogEntry(other.id)
      return entry ? [{ id: entry.id, name: entry.name, icon: entry.icon, color: entry.color, count }] : []
    }
    return {
      tool,
      examples,
      isEstimate,
      beside: tool.oftenWith.flatMap((other) => linked(other, other.count)),
      others: tool.alternatives.flatMap((other) => linked(other, counts.get(other.id) ?? 0)),
    }
  }),
)

export type ToolsParams = Promise<Record<string, string | string[] | undefined>>

export const categoryNamed = (name: string): Category | undefined => CATEGORIES.find((id) => id === name)

/** The list that an address asks for; invalid parts mean the first page of all tools. */
export async function readToolsParams(params: ToolsParams, category?: Category): Promise<ToolListQuery> {
  const { query, page } = await params
  const read = ToolListQuery.safeParse({ query, page, category })
  return read.success ? read.data : ToolListQuery.parse({ category })
}

export const loadTools = (query: ToolListQuery): Promise<Loaded<ToolList>> => loaded(() => listTools(query))
