import 'server-only'
import { sharedPool } from '@/lib/db/pool'
import { LISTED } from '@/lib/stack/visibility'
import { parseSearchQuery, type SearchQuery } from './search-query'

export interface SearchRow {
  id: string
  shareCode: string
  twitterHandle: string
  title: string
  totalCount: number
}

const MAX_ROWS = 20
/** Ranking looks at this many matches; beyond it the total is an estimate. Both keep a common word as cheap as a rare one. */
const CANDIDATES = 1000
/** Rows of a sample that an estimate reads. */
const SAMPLE_ROWS = 10_000

interface Found extends Omit<SearchRow, 'totalCount'> {
  candidates: string
}

/** Whom a search looks for, and who of them comes first. */
interface Search {
  condition: string
  values: string[]
  /** Its parameters follow those of the condition. */
  order: string
  orderValues: string[]
}

export async function searchStacks(input: string): Promise<SearchRow[]> {
  const query = parseSearchQuery(input)
  if (query.kind === 'nothing') return []
  return find(query.kind === 'handle' ? byBeginningOfHandle(query) : byWords(query))
}

/** Stacks of one exact handle, whatever its letters' case, newest first. */
export async function stacksByHandle(handle: string): Promise<SearchRow[]> {
  const key = handle.replace(/^@/, '').toLowerCase()
  if (key === '') return []
  return find({ condition: 'handle_key = $1', values: [key], order: 'created_at DESC, id', orderValues: [] })
}

async function find({ condition, values, order, orderValues }: Search): Promise<SearchRow[]> {
  const pool = await sharedPool()
  const { rows } = await pool.query<Found>(
    `WITH candidates AS MATERIALIZED (
       SELECT id, share_code, twitter_handle, title, name, popularity, created_at, search_text, handle_key
       FROM tech_stacks WHERE ${condition} AND ${LISTED} LIMIT ${CANDIDATES})
     SELECT id, share_code AS "shareCode", twitter_handle AS "twitterHandle", coalesce(nullif(title, ''), name) AS title,
       (SELECT count(*) FROM candidates) AS candidates
     FROM candidates ORDER BY ${order} LIMIT ${MAX_ROWS}`,
    [...values, ...orderValues],
  )
  const seen = Number(rows[0]?.candidates ?? 0)
  const totalCount = seen < CANDIDATES ? seen : await estimate(condition, values)
  return rows.map(({ candidates: _counted, ...row }) => ({ ...row, totalCount }))
}

const BEST_KNOWN = 'popularity DESC, created_at DESC, id'

function byBeginningOfHandle({ pattern }: Extract<SearchQuery, { kind: 'handle' }>): Search {
  return {
    // The trigram index finds the handle behind its mark; a name that happens to hold an @ is then left out.
    condition: 'search_text LIKE $1 AND handle_key LIKE $2',
    values: [`% @${pattern}`, pattern],
    order: `length(handle_key), ${BEST_KNOWN}`,
    orderValues: [],
  }
}

function byWords({ terms, whole }: Extract<SearchQuery, { kind: 'words' }>): Search {
  const patterns = terms.flat()
  let parameter = 0
  const oneOf = (term: string[]) => `(${term.map(() => `search_text LIKE $${++parameter}`).join(' OR ')})`
  const condition = terms.map(oneOf).join(' AND ')
  const exact = `$${patterns.length + 1}::text`
  const place = `position(${exact} in search_text)`
  // The whole query first: as the handle, as the name, at the beginning, at a word's beginning, anywhere.
  const rank = `CASE WHEN handle_key = ${exact} THEN 0
    WHEN starts_with(search_text || E' \\n ', ' ' || ${exact} || E' \\n ') THEN 1 WHEN ${place} = 2 THEN 2
    WHEN position(' ' || ${exact} in search_text) > 0 THEN 3 WHEN ${place} > 0 THEN 4 ELSE 5 END`
  return { condition, values: patterns, order: `${rank}, ${BEST_KNOWN}`, orderValues: [whole] }
}

/** How many rows match, from a sample of the table's pages: close enough for "about this many", and never slow. */
async function estimate(condition: string, values: string[]): Promise<number> {
  const pool = await sharedPool()
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
