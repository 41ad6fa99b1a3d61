import { batched } from '@/lib/db/batched'
import { readPool } from '@/lib/db/pool'
import { addressKey } from '@/lib/http/client-address'
import { requireNotRefused } from '@/lib/http/rate-limit'
import { readSharedRow, STACK_AND_ORIGIN, VERSION_PARTS, versionFrom, type SharedRow } from './shared-row'
import { LISTED, visibleIn } from './visibility'

const NO_LONGER_LISTED = `EXISTS (SELECT 1 FROM unnest(string_to_array(asked.neighbours, ' ')) AS neighbour
  WHERE NOT EXISTS (SELECT 1 FROM tech_stacks WHERE share_code = neighbour AND ${LISTED}))`

const VERSIONS = `SELECT asked.position::int AS position, version.*, ${NO_LONGER_LISTED} AS "isNeighbourGone"
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked(code, neighbours, position)
  CROSS JOIN LATERAL (SELECT ${VERSION_PARTS}
    FROM ${STACK_AND_ORIGIN} WHERE stack.share_code = asked.code AND ${visibleIn('stack')}) version`

type VersionRow = Pick<SharedRow, 'ownVersion' | 'originVersion' | 'remixVersions' | 'by'> & {
  position: number
  isNeighbourGone: boolean
}

/** By share code and the neighbours of the kept response, separated by spaces. */
const readVersion = batched(async (keys) => {
  const pool = await readPool()
  const parts = keys.map((key) => key.split(' '))
  const { rows } = await pool.query<VersionRow>(VERSIONS, [
    parts.map(([code]) => code),
    parts.map(([, ...neighbours]) => neighbours.join(' ')),
  ])
  return new Map(rows.map((row) => [keys[row.position - 1] ?? '', row]))
})

/** The codes of other stacks that a response shows. */
export type Neighbours = readonly string[]

/**
 * Changes whenever the page of a shared stack does: also with its origin, its remixes, the page of its owner, and a
 * neighbour that is listed no more. Undefined when there is no such page, which only the page itself may say: it counts
 * who guesses at codes. Without a response that is kept, the version is read with all that the page needs.
 * Without an address nothing is refused: files for other sites are not counted by address.
 */
export async function sharedVersion(
  code: string,
  address: string | undefined,
  kept: Neighbours | undefined,
): Promise<string | undefined> {
  if (address !== undefined) requireNotRefused('codeMiss', addressKey(address))
  if (kept === undefined) {
    const row = await readSharedRow(code)
    return row && !row.hiddenAt && !row.deletedAt ? versionFrom(row) : undefined
  }
  const row = await readVersion([code, ...kept].join(' '))
  return row && [versionFrom(row), ...(row.isNeighbourGone ? kept : [])].join(' ')
}
