import 'server-only'
import type { Category } from '@/lib/catalog/categories'
import { catalogEntry } from '@/lib/catalog/entries'
import { readPool } from '@/lib/db/pool'
import { AppError } from '@/lib/errors'
import { LIST_ROW, withIcons, type StackListRow } from '@/lib/stack/list-row'
import { listedIn } from '@/lib/stack/visibility'
import { alternativesTo } from './alternatives'
import { countsOf } from './counts'
import { associatedTools, type AssociatedTool } from './associated-tools'

export interface ToolStackRow extends StackListRow {
  totalCount: number
}

export interface ToolDetails {
  id: string
  name: string
  maker: string
  link: string
  description: string
  category: Category
  icon: string
  color: string
  /** The number of listed stacks that use it. */
  count: number
  stacks: ToolStackRow[]
  /** Whether counts are estimates, because more stacks use the tool than are read for this list. */
  oftenWith: AssociatedTool[]
  alternatives: { id: string; name: string }[]
}

const MAX_STACKS = 20
/**
 * The most popular of this number of newest stacks are shown, so that the query is equally fast for
 * every tool.
 */
const CANDIDATES = 300

const STACKS = `WITH users AS MATERIALIZED (
    SELECT stack FROM stack_tools WHERE tool = $1 AND listed ORDER BY stack DESC LIMIT ${CANDIDATES}),
  best AS MATERIALIZED (
    SELECT stack.id FROM users JOIN stack_index ON number = users.stack JOIN tech_stacks stack ON stack.id = stack_id
    WHERE ${listedIn('stack')} ORDER BY stack.seeded, stack.popularity DESC, stack.created_at DESC, stack.id LIMIT ${MAX_STACKS})
  SELECT ${LIST_ROW} FROM best JOIN tech_stacks stack USING (id)
  ORDER BY stack.seeded, stack.popularity DESC, stack.created_at DESC, stack.id`

export async function stacksWithTool(key: string): Promise<StackListRow[]> {
  const pool = await readPool()
  const { rows } = await pool.query<StackListRow>(STACKS, [key])
  return rows.map(withIcons)
}

/** The gallery names the seeded stacks, so the count is equally fast for every tool. */
const EXAMPLES = `SELECT count(*)::int AS examples FROM explore_items item
  JOIN tech_stacks stack ON stack.id = 'seed-' || item.id AND stack.seeded AND ${listedIn('stack')}
  JOIN stack_index ON stack_id = stack.id JOIN stack_tools used ON used.stack = number AND used.tool = $1`

/** How many of the listed stacks that use an entry are examples of the site. */
export async function countExamples(id: string): Promise<number> {
  const pool = await readPool()
  const { rows } = await pool.query<{ examples: number }>(EXAMPLES, [id])
  return rows[0]?.examples ?? 0
}

/** How many listed stacks use an entry. */
export async function countOfTool(id: string): Promise<number> {
  requireEntry(id)
  return (await countsOf([id])).get(id) ?? 0
}

export const toolDetails = async (id: string): Promise<ToolDetails> => (await toolWithAssociations(id)).tool

/** With whether the counts of associated tools are estimates. */
export async function toolWithAssociations(id: string): Promise<{ tool: ToolDetails; isEstimate: boolean }> {
  const entry = requireEntry(id)
  const [count, stacks] = await Promise.all([countOfTool(id), stacksWithTool(id)])
  const { name, maker, link, description, category, icon, color } = entry
  const associated = await associatedTools(entry, count)
  const tool = {
    id,
    name,
    maker,
    link,
    description,
    category,
    icon,
    color,
    count,
    stacks: stacks.map((row) => ({ ...row, totalCount: count })),
    oftenWith: associated.tools,
    alternatives: alternativesTo(entry).map((other) => ({ id: other.id, name: other.name })),
  }
  return { tool, isEstimate: associated.isEstimate }
}

function requireEntry(id: string) {
  const entry = catalogEntry(id)
  if (!entry) throw new AppError('not_found', 'The catalogue has no tool with this id.')
  return entry
}
