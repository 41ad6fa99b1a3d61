import { sharedPool } from '@/lib/db/pool'
import { catalogEntry } from '@/lib/catalog/entries'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { UNKNOWN_TOOL } from '@/lib/stack/tool-keys'
import { association } from './association'
import { countsOf, countStacks } from './counts'

export interface ToolBeside {
  id: string
  name: string
  /** Listed stacks with both; an estimate from the newest thousand where more use the tool. */
  count: number
}

const MAX_TOOLS = 8
/** So many of the newest stacks are read: enough to tell a habit from chance, and as quick for every tool. */
const SAMPLE = 1_000
const MAX_CANDIDATES = 200

const BESIDE = `WITH users AS MATERIALIZED (
    SELECT stack FROM stack_tools WHERE tool = $1 AND listed ORDER BY stack DESC LIMIT ${SAMPLE})
  SELECT tool, count(*)::int AS both, (SELECT count(*)::int FROM users) AS sample
  FROM users JOIN stack_tools USING (stack) WHERE tool <> $1 AND tool < '${UNKNOWN_TOOL}'
  GROUP BY tool ORDER BY both DESC, tool LIMIT ${MAX_CANDIDATES}`

/** What stacks with this tool have more often than others; while there are few, what the catalogue says goes with it. */
export async function oftenWith(entry: CatalogEntry, count: number): Promise<ToolBeside[]> {
  const pool = await sharedPool()
  const { rows } = await pool.query<{ tool: string; both: number; sample: number }>(BESIDE, [entry.id])
  const [others, all] = await Promise.all([countsOf(rows.map(({ tool }) => tool)), countStacks()])
  const scaled = rows.map(({ tool, both, sample }) => ({ tool, both: Math.round((both * count) / sample) }))
  const strength = ({ tool, both }: { tool: string; both: number }) =>
    association({ both, one: count, other: Math.max(both, others.get(tool) ?? 0), all: Math.max(all, count) })
  const habits = scaled
    .map((row) => ({ ...row, strength: strength(row) }))
    .filter((row) => row.strength > 0)
    .sort((a, b) => b.strength - a.strength)
  const together = new Map(scaled.map(({ tool, both }) => [tool, both]))
  const ids = new Set([...habits.map(({ tool }) => tool), ...entry.goesWith])
  return [...ids]
    .flatMap((id) => {
      const other = catalogEntry(id)
      return other ? [{ id, name: other.name, count: together.get(id) ?? 0 }] : []
    })
    .slice(0, MAX_TOOLS)
}
