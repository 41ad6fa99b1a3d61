import 'server-only'
import { readPool } from '@/lib/db/pool'
import { LIST_ROW, withIcons, type StackListRow } from '@/lib/stack/list-row'
import { LISTED } from '@/lib/stack/visibility'
import { SqlValues } from './sql-values'
import { parseSearchQuery, type SearchQuery, type TextQuery } from './search-query'
import { stacksUsing, USES_TOOL, type UsingStacks } from './uses'

export interface SearchRow extends StackListRow {
  totalCount: number
}

const MAX_ROWS = 20
/**
 * Ranking looks at this many matches; beyond it the total is an estimate. Both keep a common word
 * as cheap as a rare one.
 */
const CANDIDATES = 1000
/** The number of sampled rows for an estimate. */
const SAMPLE_ROWS = 10_000

/** A condition for the matches, and their order. */
interface Search {
  condition: string
  values: SqlValues
  /** Its parameters follow those of the condition. */
  order: (values: SqlValues) => string
  /**
   * The tool whose stacks follow: how many of the matches use it is counted, so that no stack
   * counts twice.
   */
  tool: string | undefined
}

interface Matches {
  rows: StackListRow[]
  total: number
  /** The number of matches that use the named tool. */
  overlap: number
}

const NONE: Matches = { rows: [], total: 0, overlap: 0 }

/** Stacks whose name, title or handle matches, then those that use the tool that the text names. */
export async function searchStacks(input: string): Promise<SearchRow[]> {
  const query = parseSearchQuery(input)
  if (!query) return []
  const { text, tools } = query
  const named = text ? await matchesOf(searchFor(text, tools)) : NONE
  const tool = text?.kind === 'words' ? text.tool : undefined
  const using = text && !tool ? undefined : await stacksUsing(tool ? [tool, ...tools] : tools)
  return withTotal(named, using)
}

/** Stacks of one exact handle in any case, newest first. */
export async function stacksByHandle(handle: string): Promise<SearchRow[]> {
  const key = handle.replace(/^@/, '').toLowerCase()
  if (key === '') return []
  const values = new SqlValues()
  const condition = `handle_key = ${values.add(key)}`
  const named = await matchesOf({ condition, values, order: () => 'created_at DESC, id', tool: undefined })
  return withTotal(named, undefined)
}

function withTotal({ rows, total, overlap }: Matches, using: UsingStacks | undefined): SearchRow[] {
  const matched = new Set(rows.map(({ id }) => id))
  const others = rows.length < MAX_ROWS ? (using?.rows.filter(({ id }) => !matched.has(id)) ?? []) : []
  const totalCount = using ? total + Math.max(others.length, using.total - overlap) : total
  return [...rows, ...others].slice(0, MAX_ROWS).map((row) => ({ ...withIcons(row), totalCount }))
}

async function matchesOf({ condition, values, order, tool }: Search): Promise<Matches> {
  const pool = await readPool()
  const conditionValues = values.all()
  const ranked = order(values)
  const overlap = tool
    ? `(SELECT count(*)::int FROM candidates WHERE ${USES_TOOL('candidates.id', values.add(tool))})`
    : '0'
  const { rows: found } = await pool.query<StackListRow & { candidates: number; overlap: number }>(
    `WITH candidates AS MATERIALIZED (
       SELECT id, popularity, created_at, search_text, handle_key
       FROM tech_stacks WHERE ${condition} AND ${LISTED} LIMIT ${CANDIDATES}),
     best AS MATERIALIZED (
       SELECT id, row_number() OVER (ORDER BY ${ranked}) AS place FROM candidates ORDER BY place LIMIT ${MAX_ROWS})
     SELECT ${LIST_ROW}, (SELECT count(*)::int FROM candidates) AS candidates, ${overlap} AS overlap
     FROM best JOIN tech_stacks stack USING (id) ORDER BY place`,
    values.all(),
  )
  const seen = found[0]?.candidates ?? 0
  const rows = found.map(({ candidates: _counted, overlap: _shared, ...row }) => row)
  const shared = found[0]?.overlap ?? 0
  if (seen < CANDIDATES) return { rows, total: seen, overlap: shared }
  const total = await estimate(condition, conditionValues)
  return { rows, total, overlap: Math.round((shared * total) / seen) }
}

const BEST_KNOWN = 'popularity DESC, created_at DESC, id'

function searchFor(text: TextQuery, tools: SearchQuery['tools']): Search {
  const values = new SqlValues()
  const search = text.kind === 'handle' ? byBeginningOfHandle(text, values) : byWords(text, values)
  const alsoUsed = tools.map((tool) => ` AND ${USES_TOOL('tech_stacks.id', values.add(tool))}`)
  return { ...search, condition: search.condition + alsoUsed.join('') }
}

function byBeginningOfHandle({ pattern }: Extract<TextQuery, { kind: 'handle' }>, values: SqlValues): Search {
  return {
    // The trigram index finds the handle after its @; a name with an @ is then filtered out.
    condition: `search_text LIKE ${values.add(`% @${pattern}`)} AND handle_key LIKE ${values.add(pattern)}`,
    values,
    order: () => `length(handle_key), ${BEST_KNOWN}`,
    tool: undefined,
  }
}

function byWords({ terms, whole, tool }: Extract<TextQuery, { kind: 'words' }>, values: SqlValues): Search {
  const oneOf = (term: string[]) => `(${term.map((pattern) => `search_text LIKE ${values.add(pattern)}`).join(' OR ')})`
  const condition = terms.map(oneOf).join(' AND ')
  // Ranks matches: equal handle, equal name, prefix, prefix of a word, anywhere.
  const order = (all: SqlValues) => {
    const exact = `${all.add(whole)}::text`
    const place = `position(${exact} in search_text)`
    return `CASE WHEN handle_key = ${exact} THEN 0
      WHEN starts_with(search_text || E' \\n ', ' ' || ${exact} || E' \\n ') THEN 1 WHEN ${place} = 2 THEN 2
      WHEN position(' ' || ${exact} in search_text) > 0 THEN 3 WHEN ${place} > 0 THEN 4 ELSE 5 END, ${BEST_KNOWN}`
  }
  return { condition, values, order, tool }
}

/** Estimates the number of matching rows from a sample of the table's pages, in constant time. */
async function estimate(condition: string, values: unknown[]): Promise<number> {
  const pool = await readPool()
  const { rows: size } = await pool.query<{ rows: number }>(
    `SELECT greatest(reltuples, 0)::float8 AS rows FROM pg_class WHERE oid = 'tech_stacks'::regclass`,
  )
  const total = size[0]?.rows ?? 0
  const percent = total > 0 ? Math.min(100, (100 * SAMPLE_ROWS) / total) : 100
  const { rows } = await pool.query<{ hits: string }>(
    `SELECT count(*) AS hits FROM tech_stacks TABLESAMPLE SYSTEM (${percent.toFixed(6)}) REPEATABLE (1) WHERE ${condition} AND ${LISTED}`,
    values,
  )
  return Math.max(CANDIDATES, Math.round((Number(rows[0]?.hits ?? 0) * 100) / percent))
}
