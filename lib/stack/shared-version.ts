import { batched } from '@/lib/db/batched'
import { readPool } from '@/lib/db/pool'
import { prepared } from '@/lib/db/prepared'
import { addressKey } from '@/lib/http/client-address'
import { requireNotRefused } from '@/lib/http/rate-limit'
import { STALE_DEPENDENCY, type CacheDependencies } from './cache-dependencies'
import { readRemixTree } from './remix-tree'
import { remixTitles } from './remix-titles'
import { readSharedRow, STACK_AND_ORIGIN, VERSION_PARTS, versionFrom, type SharedRow } from './shared-row'
import { visibleIn } from './visibility'

/**
 * The condition on positions holds for all. With it the planner expects one row for any number of
 * codes, so that a connection keeps the plan by indexes instead of planning each time.
 */
const VERSIONS = prepared(`SELECT asked.position::int AS position, version.*,
    ${STALE_DEPENDENCY(`string_to_array(asked.dependencies, ',')`)} AS "isDependencyStale"
  FROM (SELECT * FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked(code, dependencies, position)
    WHERE position BETWEEN 1 AND cardinality($1::text[])) asked
  CROSS JOIN LATERAL (SELECT ${VERSION_PARTS}
    FROM ${STACK_AND_ORIGIN} WHERE stack.share_code = asked.code AND ${visibleIn('stack')}) version`)

type VersionRow = Pick<SharedRow, 'ownVersion' | 'originVersion' | 'ownerId' | 'by' | 'isInRemixTree'> & {
  isDependencyStale: boolean
}

/** Key: share code and the dependencies of the cached response, separated by commas. */
const readVersionBeside = batched(async (keys) => {
  const pool = await readPool()
  const parts = keys.map((key) => key.split(','))
  const { rows } = await pool.query<VersionRow & { position: number }>(VERSIONS, [
    parts.map(([code]) => code),
    parts.map(([, ...dependencies]) => dependencies.join(',')),
  ])
  return new Map(rows.map((row) => [keys[row.position - 1] ?? '', row]))
})

/** Without a cached response, the version is read together with all other data of the page. */
async function readVersion(code: string, kept: CacheDependencies | undefined): Promise<VersionRow | undefined> {
  if (kept !== undefined) return readVersionBeside([code, ...kept].join(','))
  const row = await readSharedRow(code)
  return row && !row.hiddenAt && !row.deletedAt ? { ...row, isDependencyStale: false } : undefined
}

const textOf = (row: VersionRow, kept: CacheDependencies | undefined): string =>
  [versionFrom(row), ...(row.isDependencyStale ? (kept ?? []) : [])].join(' ')

export interface PageVersion {
  readonly text: string
  /** The owner of the stack of the page. */
  readonly ownerId?: string | null
}

/**
 * The version of a shared stack, which changes also with its origin and the page of its owner.
 * Undefined if there is no such stack; the page itself counts that as a guess. Without an address
 * nothing is refused: files for other sites are not counted by address.
 */
export async function sharedVersion(
  code: string,
  address: string | undefined,
  kept: CacheDependencies | undefined,
): Promise<PageVersion | undefined> {
  if (address !== undefined) requireNotRefused('codeMiss', addressKey(address))
  const row = await readVersion(code, kept)
  return row && { text: textOf(row, kept) }
}

/**
 * The version of its page, which changes also with the other stacks on it: remix tree, remixes and
 * dependencies.
 */
export async function sharedPageVersion(
  code: string,
  address: string,
  kept: CacheDependencies | undefined,
): Promise<PageVersion | undefined> {
  requireNotRefused('codeMiss', addressKey(address))
  const row = await readVersion(code, kept)
  if (!row) return undefined
  const { ownerId } = row
  if (!row.isInRemixTree) return { text: textOf(row, kept), ownerId }
  const others = await Promise.all([readRemixTree(code), remixTitles(code)])
  return { text: [textOf(row, kept), JSON.stringify(others)].join(' '), ownerId }
}
