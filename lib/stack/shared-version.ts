import { readPool } from '@/lib/db/pool'
import { addressKey } from '@/lib/http/client-address'
import { requireNotRefused } from '@/lib/http/rate-limit'
import { PUBLIC_OWNER } from './public-owner'
import { SHOWN_REMIXES } from './shown-remixes'
import { LISTED, listedIn, VISIBLE, visibleIn } from './visibility'

/** With the time: a backup that was restored counts versions once more. */
const VERSION = `SELECT concat_ws(' ', version, updated_at, user_id, (
    SELECT string_agg(share_code, ' ' ORDER BY share_code) FROM tech_stacks WHERE share_code = ANY($2) AND ${LISTED}), (
    SELECT concat_ws(' ', origin.version, origin.updated_at, origin.listed) FROM tech_stacks origin
      WHERE origin.share_code = stack.origin_code AND ${visibleIn('origin')}), (
    SELECT string_agg(concat_ws('.', share_code, version), ' ') FROM (
      SELECT remix.share_code, remix.version FROM tech_stacks remix
      WHERE remix.origin_code = $1 AND ${listedIn('remix')}
      ORDER BY remix.created_at DESC, remix.id LIMIT ${SHOWN_REMIXES}) shown), (${PUBLIC_OWNER})) AS version
  FROM tech_stacks stack WHERE share_code = $1 AND ${VISIBLE}`

/**
 * Changes whenever the page of a shared stack does: also with its origin, its remixes, the page of its owner, and a neighbour that is listed no
 * more. Undefined when there is no such page, which only the page itself may say: it counts who guesses at codes.
 */
export async function sharedVersion(
  code: string,
  address: string,
  neighbours: readonly string[] = [],
): Promise<string | undefined> {
  requireNotRefused('codeMiss', addressKey(address))
  const pool = await readPool()
  const { rows } = await pool.query<{ version: string }>(VERSION, [code, neighbours])
  return rows[0]?.version
}
