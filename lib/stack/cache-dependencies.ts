import { readPool } from '@/lib/db/pool'
import { prepared } from '@/lib/db/prepared'
import { LISTED } from './visibility'

/**
 * The other stacks that a cached response shows: share codes, with the version if a new title
 * matters.
 */
export type CacheDependencies = readonly string[]

export const dependencyOn = (shareCode: string, version: number): string => `${shareCode} ${version}`

/**
 * The condition that one of the dependencies in a parameter is no longer listed, or has another
 * version.
 */
export const STALE_DEPENDENCY = (dependencies: string) => `EXISTS (
  SELECT 1 FROM unnest(${dependencies}::text[]) AS dependency WHERE NOT EXISTS (
    SELECT 1 FROM tech_stacks WHERE share_code = split_part(dependency, ' ', 1)
      AND split_part(dependency, ' ', 2) IN ('', version::text) AND ${LISTED}))`

const ANY_STALE = prepared(`SELECT ${STALE_DEPENDENCY('$1')} AS gone`)

export async function isDependencyStale(kept: CacheDependencies): Promise<boolean> {
  if (kept.length === 0) return false
  const pool = await readPool()
  const { rows } = await pool.query<{ gone: boolean }>(ANY_STALE, [kept])
  return rows[0]?.gone ?? false
}
