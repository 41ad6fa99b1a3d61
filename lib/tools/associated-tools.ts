import { readPool } from '@/lib/db/pool'
import { catalogEntry } from '@/lib/catalog/entries'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { UNKNOWN_TOOL } from '@/lib/stack/tool-keys'
import { association } from './association'
import { countListedStacks, countsOf } from './counts'

export interface AssociatedTool {
  id: string
  name: string
  /** The number of listed stacks with both. */
  count: number
}

export interface AssociatedTools {
  tools: AssociatedTool[]
  /** Whether the counts are estimates, because more stacks use the tool than were read. */
  isEstimate: boolean
}

const MAX_TOOLS = 8
/**
 * The number of newest stacks that are read: enough for significance, and equally fast for every
 * tool.
 */
const SAMPLE = 500
const MAX_CANDIDATES = 200

/**
 * Only the newest stacks of different makers that are no near-copies are evidence: frequent saves
 * and copies of one maker show no common use. `OFFSET 0` makes PostgreSQL look up the tools of each
 * stack, where it would read the whole table.
 */
const BESIDE = `WITH users AS MATERIALIZED (
    SELECT stack FROM stack_tools WHERE tool = $1 AND listed ORDER BY stack DESC LIMIT ${SAMPLE}),
  evidence AS MATERIALIZED (
    SELECT DISTINCT ON (coalesce(user_id, stack_id)) stack FROM users JOIN stack_index ON number = stack
    JOIN tech_stacks ON id = stack_id WHERE near_copy_of IS NULL ORDER BY coalesce(user_id, stack_id), stack DESC)
  SELECT tool, count(*)::int AS together, count(evidence.stack)::int AS independent,
    (SELECT count(*)::int FROM users) AS read, (SELECT count(*)::int FROM evidence) AS sample
  FROM users LEFT JOIN evidence USING (stack) CROSS JOIN LATERAL (
    SELECT tool FROM stack_tools WHERE stack_tools.stack = users.stack AND tool <> $1 AND tool < '${UNKNOWN_TOOL}'
    OFFSET 0) AS others
  GROUP BY tool ORDER BY independent DESC, tool LIMIT ${MAX_CANDIDATES}`

interface Beside {
  tool: string
  together: number
  independent: number
  read: number
  sample: number
}

/**
 * Tools associated with this one in stacks; while there are few, those that the catalogue lists as
 * companions.
 */
export async function associatedTools(entry: CatalogEntry, count: number): Promise<AssociatedTools> {
  const pool = await readPool()
  const { rows } = await pool.query<Beside>(BESIDE, [entry.id])
  const [others, all] = await Promise.all([countsOf(rows.map(({ tool }) => tool)), countListedStacks()])
  const { read, sample } = rows[0] ?? { read: 0, sample: 0 }
  // Tested on the sample itself, because scaled numbers would make chance look significant.
  const share = count > 0 ? sample / count : 1
  const strength = ({ tool, independent }: Beside) =>
    association({
      both: independent,
      one: sample,
      other: Math.max(independent, (others.get(tool) ?? 0) * share),
      all: Math.max(all, count) * share,
    })
  const associated = rows
    .map((row) => ({ tool: row.tool, strength: strength(row) }))
    .filter((row) => row.strength > 0)
    .sort((a, b) => b.strength - a.strength)
  const scale = read > 0 ? Math.max(1, count / read) : 1
  const shared = new Map(rows.map(({ tool, together }) => [tool, Math.round(together * scale)]))
  const ids = new Set([...associated.map(({ tool }) => tool), ...entry.goesWith])
  const tools = [...ids].flatMap((id) => {
    const other = catalogEntry(id)
    return other ? [{ id, name: other.name, count: shared.get(id) ?? 0 }] : []
  })
  return { tools: tools.slice(0, MAX_TOOLS), isEstimate: count > read && read === SAMPLE }
}
