import { readPool } from '@/lib/db/pool'
import { LISTED } from './visibility'

/**
 * The share codes of other stacks that a response shows, with the version where a new title counts,
 * too.
 */
export type Neighbours = readonly string[]

export const neighbourOf = (shareCode: string, version: number): string => `${shareCode} ${version}`

/**
 * A condition, given a parameter with neighbours: whether one is listed no more, or has another
 * version.
 */
export const GONE_NEIGHBOUR = (neighbours: string) => `EXISTS (
  SELECT 1 FROM unnest(${neighbours}::text[]) AS neighbour WHERE NOT EXISTS (
    SELECT 1 FROM tech_stacks WHERE share_code = split_part(neighbour, ' ', 1)
      AND split_part(neighbour, ' ', 2) IN ('', version::text) AND ${LISTED}))`

export async function isNeighbourGone(kept: Neighbours): Promise<boolean> {
  if (kept.length === 0) return false
  const pool = await readPool()
  const { rows } = await pool.query<{ gone: boolean }>(`SELECT ${GONE_NEIGHBOUR('$1')} AS gone`, [kept])
  return rows[0]?.gone ?? false
}
