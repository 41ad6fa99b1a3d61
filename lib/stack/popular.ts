import { sharedPool } from '@/lib/db/pool'
import { LISTED } from './visibility'

export interface PopularStack {
  shareCode: string
  title: string
  twitterHandle: string
  views: number
  duplicates: number
}

interface Candidate extends PopularStack {
  /** The account of its maker, and the stack that it is a copy of. */
  userId: string | null
  originCode: string | null
}

const MAX_ROWS = 12
/** Read by popularity until twelve of different makers are found: one maker rarely fills more. */
const MAX_CANDIDATES = 300

const COLUMNS = `share_code AS "shareCode", coalesce(nullif(title, ''), name) AS title,
  twitter_handle AS "twitterHandle", views, duplicates, user_id AS "userId", origin_code AS "originCode"`

/** Somebody else has opened or copied it. Copies of a stack that was taken down stay reachable, and are not shown off. */
const SEEN_BY_OTHERS = `SELECT ${COLUMNS} FROM tech_stacks WHERE ${LISTED} AND NOT seeded AND audience > 0
  AND NOT EXISTS (SELECT 1 FROM tech_stacks origin
    WHERE origin.share_code = tech_stacks.origin_code AND origin.hidden_at IS NOT NULL)
  ORDER BY popularity DESC, created_at DESC LIMIT ${MAX_CANDIDATES}`

const EXAMPLES = `SELECT ${COLUMNS} FROM tech_stacks WHERE ${LISTED} AND seeded
  ORDER BY popularity DESC, created_at DESC, id LIMIT ${MAX_ROWS}`

/** One of each account and of each original, and behind them the site's own examples. */
export async function popularStacks(): Promise<PopularStack[]> {
  const pool = await sharedPool()
  const { rows } = await pool.query<Candidate>(SEEN_BY_OTHERS)
  const chosen = oneOfEach(rows).slice(0, MAX_ROWS)
  const examples = chosen.length < MAX_ROWS ? (await pool.query<Candidate>(EXAMPLES)).rows : []
  return [...chosen, ...examples].slice(0, MAX_ROWS).map(withoutMaker)
}

function oneOfEach(candidates: readonly Candidate[]): Candidate[] {
  const owners = new Set<string>()
  const originals = new Set<string>()
  return candidates.filter(({ userId, originCode, shareCode }) => {
    const original = originCode ?? shareCode
    if ((userId !== null && owners.has(userId)) || originals.has(original)) return false
    if (userId !== null) owners.add(userId)
    originals.add(original)
    return true
  })
}

const withoutMaker = ({ shareCode, title, twitterHandle, views, duplicates }: Candidate): PopularStack => ({
  shareCode,
  title,
  twitterHandle,
  views,
  duplicates,
})
