import { CommandRefused, type Command } from './command'
import { escapedJson } from './escape-json'

/**
 * Keyset pagination: each query continues after the last row, so that none is slow for a long list.
 */
const AFTER = '(t.created_at, t.id) > ($1::timestamptz, $2) ORDER BY t.created_at, t.id LIMIT 500'

const LISTS = new Map<string, string>([
  ['feedback', `SELECT t.id, t.created_at AS "createdAt", t.feedback FROM feedback t WHERE ${AFTER}`],
  ['subscriptions', `SELECT t.id, t.created_at AS "createdAt", t.email, t.handle FROM subscriptions t WHERE ${AFTER}`],
  [
    'reports',
    `SELECT t.id, t.created_at AS "createdAt", t.code, t.reason, s.name,
       CASE WHEN s.id IS NULL THEN 'removed' WHEN s.deleted_at IS NOT NULL THEN 'deleted by its owner'
            WHEN s.hidden_at IS NOT NULL THEN 'hidden' ELSE 'shown' END AS state
     FROM reports t LEFT JOIN tech_stacks s ON s.share_code = t.code WHERE ${AFTER}`,
  ],
])

interface Row {
  id: string
  createdAt: Date
}

/** `npm run export`: what visitors have submitted, oldest first, one JSON object a line. */
export const exportRows: Command = async function* (pool, [list = '', ...rest]) {
  const sql = LISTS.get(list)
  if (!sql || rest.length > 0) throw new CommandRefused('Usage: npm run export -- feedback|subscriptions|reports')
  let last = { createdAt: '-infinity', id: '' }
  for (;;) {
    const { rows } = await pool.query<Row>(sql, [last.createdAt, last.id])
    for (const row of rows) yield escapedJson(row)
    const end = rows.at(-1)
    if (!end) return
    last = { createdAt: end.createdAt.toISOString(), id: end.id }
  }
}
