import { readPool } from '@/lib/db/pool'
import { prepared } from '@/lib/db/prepared'
import { LISTED } from './visibility'

export interface PopularStack {
  shareCode: string
  title: string
  twitterHandle: string
  views: number
  duplicates: number
}

/** With the version, which names the picture of its tools on the start page. */
export interface PopularRow extends PopularStack {
  version: number
  /** A seeded example of the site. */
  example: boolean
}

interface Candidate extends PopularRow {
  /** The account of its maker, and the stack of which it is a copy. */
  userId: string | null
  originCode: string | null
}

const MAX_ROWS = 12
/**
 * Rows are read by popularity until twelve of different makers are found: one maker rarely has
 * more.
 */
const MAX_CANDIDATES = 300

const COLUMNS = `share_code AS "shareCode", coalesce(nullif(title, ''), name) AS title,
  twitter_handle AS "twitterHandle", views, duplicates, version, seeded AS example, user_id AS "userId", origin_code AS "originCode"`

const NOT_OF_HIDDEN = `NOT EXISTS (SELECT 1 FROM tech_stacks origin
    WHERE origin.share_code = tech_stacks.origin_code AND origin.hidden_at IS NOT NULL)`

/**
 * Stacks that other visitors opened or copied. Copies of a hidden stack stay reachable, but are not
 * listed.
 */
const SEEN_BY_OTHERS =
  prepared(`SELECT ${COLUMNS} FROM tech_stacks WHERE ${LISTED} AND NOT seeded AND audience > 0 AND ${NOT_OF_HIDDEN}
  ORDER BY popularity DESC, created_at DESC LIMIT ${MAX_CANDIDATES}`)

const EXAMPLES = prepared(`SELECT ${COLUMNS} FROM tech_stacks WHERE ${LISTED} AND seeded
  ORDER BY popularity DESC, created_at DESC, id LIMIT ${MAX_ROWS}`)

/** Ids begin with the time at which they were made. */
const NEWEST = `SELECT ${COLUMNS} FROM tech_stacks WHERE ${LISTED} AND NOT seeded AND id LIKE 'c%' AND ${NOT_OF_HIDDEN}
  ORDER BY id DESC LIMIT ${MAX_CANDIDATES}`

const TREND_DAYS = 7
const TRENDING = `WITH week AS MATERIALIZED (
    SELECT code, sum(score) AS score FROM stack_days WHERE day > current_date - ${TREND_DAYS} GROUP BY code
    ORDER BY sum(score) DESC LIMIT ${MAX_CANDIDATES})
  SELECT ${COLUMNS} FROM week JOIN tech_stacks ON share_code = code WHERE ${LISTED} AND NOT seeded AND ${NOT_OF_HIDDEN}
  ORDER BY week.score DESC, created_at DESC, id`

/** The newest stacks, one of each account and of each original. */
export const newRows = (): Promise<PopularRow[]> => firstOfEach(NEWEST)

/**
 * The stacks that visitors other than the maker opened and copied most in seven days, without
 * seeded examples.
 */
export const trendingRows = (): Promise<PopularRow[]> => firstOfEach(TRENDING)

async function firstOfEach(sql: string): Promise<PopularRow[]> {
  const pool = await readPool()
  const { rows } = await pool.query<Candidate>(sql)
  return oneOfEach(rows).slice(0, MAX_ROWS).map(withoutMaker)
}

export const popularRows = async (): Promise<PopularRow[]> => (await popularCandidates()).map(withoutMaker)

/** In the form of the API. */
export const popularStacks = async (): Promise<PopularStack[]> => (await popularRows()).map(toPopularStack)
export const newStacks = async (): Promise<PopularStack[]> => (await newRows()).map(toPopularStack)
export const trendingStacks = async (): Promise<PopularStack[]> => (await trendingRows()).map(toPopularStack)

/** One stack of each account and origin, followed by the site's examples. */
async function popularCandidates(): Promise<Candidate[]> {
  const pool = await readPool()
  const { rows } = await pool.query<Candidate>(SEEN_BY_OTHERS)
  const chosen = oneOfEach(rows).slice(0, MAX_ROWS)
  const examples = chosen.length < MAX_ROWS ? (await pool.query<Candidate>(EXAMPLES)).rows : []
  return [...chosen, ...examples].slice(0, MAX_ROWS)
}

/** One of each account and of each original: a copy never replaces its original. */
function oneOfEach(candidates: readonly Candidate[]): Candidate[] {
  const present = new Set(candidates.map(({ shareCode }) => shareCode))
  const owners = new Set<string>()
  const originals = new Set<string>()
  return candidates.filter(({ userId, originCode, shareCode }) => {
    const original = originCode ?? shareCode
    const isBesideOriginal = originCode !== null && present.has(originCode)
    if (isBesideOriginal || (userId !== null && owners.has(userId)) || originals.has(original)) return false
    if (userId !== null) owners.add(userId)
    originals.add(original)
    return true
  })
}

const withoutMaker = ({ userId: _maker, originCode: _origin, ...row }: Candidate): PopularRow => row

const toPopularStack = ({ version: _version, example: _example, ...stack }: PopularRow): PopularStack => stack
