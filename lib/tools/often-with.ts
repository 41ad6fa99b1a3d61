import { readPool } from '@/lib/db/pool'
import { catalogEntry } from '@/lib/catalog/entries'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { UNKNOWN_TOOL } from '@/lib/stack/tool-keys'
import { association } from './association'
import { countListedStacks, countsOf } from './counts'

export interface ToolBeside {
  id: string
  name: string
  /** Listed stacks with both. */
  count: number
}

export interface OftenWith {
  tools: ToolBeside[]
  /** More stacks use the tool than were read, so the counts are about right. */
  isEstimate: boolean
}

const MAX_TOOLS = 8
/**
 * How many of the newest stacks are read: enough for significance, and equally fast for every tool.
 */
const SAMPLE = 500
const MAX_CANDIDATES = 200

/**
 * Evidence are the newest stacks of different makers that are no near-copies: who saves often or
 * copies is no habit of many.
 */
const BESIDE = `WITH users AS MATERIALIZED (
    SELECT stack FROM stack_tools WHERE tool = $1 AND listed ORDER BY stack DESC LIMIT ${SAMPLE}),
  evidence AS MATERIALIZED (
    SELECT DISTINCT ON (coalesce(user_id, stack_id)) stack FROM users JOIN stack_index ON number = stack
    JOIN tech_stacks ON id = stack_id WHERE near_copy_of IS NULL ORDER BY coalesce(user_id, stack_id), stack DESC)
  SELECT tool, count(*)::int AS together, count(evidence.stack)::int AS independent,
    (SELECT count(*)::int FROM users) AS read, (SELECT count(*)::int FROM evidence) AS sample
  FROM users JOIN stack_tools USING (stack) LEFT JOIN evidence USING (stack)
  WHERE tool <> $1 AND tool < '${UNKNOWN_TOOL}'
  GROUP BY tool ORDER BY independent DESC, tool LIMIT ${MAX_CANDIDATES}`

interface Beside {
  tool: string
  together: number
  independent: number
  read: number
  sample: number
}

/**
 * What stacks with this tool have more often than others; while there are few, what the catalogue
 * says goes with it.
 */
export async function oftenWith(entry: CatalogEntry, count: number): Promise<OftenWith> {
  const pool = await readPool()
  const { rows } = await pool.query<Beside>(BESIDE, [entry.id])
  const [others, all] = await Promise.all([countsOf(rows.map(({ tool }) => tool)), countListedStacks()])
  const { read, sample } = rows[0] ?? { read: 0, sample: 0 }
  // Tested on the sample: scaled up, chance would look significant.
  const share = count > 0 ? sample / count : 1
  const strength = ({ tool, independent }: Beside) =>
    association({
      both: independent,
      one: sample,
      other: Math.max(independent, (others.get(tool) ?? 0) * share),
      all: Math.max(all, count) * share,
    })
  const habits = rows
    .map((row) => ({ tool: row.tool, strength: strength(row) }))
    .filter((row) => row.strength > 0)
    .sort((a, b) => b.strength - a.strength)
  const scale = read > 0 ? Math.max(1, count / read) : 1
  const shared = new Map(rows.map(({ tool, together }) => [tool, Math.round(together * scale)]))
  const ids = new Set([...habits.map(({ tool }) => tool), ...entry.goesWith])
  const tools = [...ids].flatMap((id) => {
    const other = catalogEntry(id)
    return other ? [{ id, name: other.name, count: shared.get(id) ?? 0 }] : []
  })
  return { tools: tools.slice(0, MAX_TOOLS), isEstimate: count > read && read === SAMPLE }
}
