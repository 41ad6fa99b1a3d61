import { readPool } from '@/lib/db/pool'
import { catalogEntry } from '@/lib/catalog/entries'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { UNKNOWN_TOOL } from '@/lib/stack/tool-keys'
import { association } from './association'
import { countsOf, countStacks } from './counts'

export interface ToolBeside {
  id: string
  name: string
  /** Listed stacks with both; an estimate from the newest five hundred where more use the tool. */
  count: number
}

const MAX_TOOLS = 8
/** How many of the newest stacks are read: enough for significance, and equally fast for every tool. */
const SAMPLE = 500
const MAX_CANDIDATES = 200

const BESIDE = `WITH users AS MATERIALIZED (
    SELECT stack FROM stack_tools WHERE tool = $1 AND listed ORDER BY stack DESC LIMIT ${SAMPLE})
  SELECT tool, count(*)::int AS together, (SELECT count(*)::int FROM users) AS sample
  FROM users JOIN stack_tools USING (stack) WHERE tool <> $1 AND tool < '${UNKNOWN_TOOL}'
  GROUP BY tool ORDER BY together DESC, tool LIMIT ${MAX_CANDIDATES}`

/** What stacks with this tool have more often than others; while there are few, what the catalogue says goes with it. */
export async function oftenWith(entry: CatalogEntry, count: number): Promise<ToolBeside[]> {
  const pool = await readPool()
  const { rows } = await pool.query<{ tool: string; together: number; sample: number }>(BESIDE, [entry.id])
  const [others, all] = await Promise.all([countsOf(rows.map(({ tool }) => tool)), countStacks()])
  const sample = rows[0]?.sample ?? 0
  // Tested on the sample: scaled up, chance would look significant.
  const share = count > 0 ? sample / count : 1
  const strength = (tool: string, together: number) =>
    association({
      both: together,
      one: sample,
      other: Math.max(together, (others.get(tool) ?? 0) * share),
      all: Math.max(all, count) * share,
    })
  const habits = rows
    .map(({ tool, together }) => ({ tool, strength: strength(tool, together) }))
    .filter((row) => row.strength > 0)
    .sort((a, b) => b.strength - a.strength)
  const shared = new Map(rows.map(({ tool, together }) => [tool, Math.round(together / share)]))
  const ids = new Set([...habits.map(({ tool }) => tool), ...entry.goesWith])
  return [...ids]
    .flatMap((id) => {
      const other = catalogEntry(id)
      return other ? [{ id, name: other.name, count: shared.get(id) ?? 0 }] : []
    })
    .slice(0, MAX_TOOLS)
}
