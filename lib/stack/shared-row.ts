import { readPool } from '@/lib/db/pool'
import { prepared } from '@/lib/db/prepared'
import type { TechStack } from '@/lib/generated/prisma/client'
import { oncePerRequest } from '@/lib/http/request-state'
import { PUBLIC_OWNER } from './public-owner'
import { STACK_COLUMNS, type StackRow } from './stack-columns'
import { indexableIn, visibleIn } from './visibility'

/**
 * Columns by which the version of a page is computed, for a query with the aliases `stack` and
 * `origin` (the visible origin).
 */
interface VersionParts {
  /** With the time, because a restored backup repeats version numbers. */
  ownVersion: string
  originVersion: string
  ownerId: string | null
  /** The user name of the owner, when their page is switched on. */
  by: string | null
  /**
   * Whether it is a copy or has copies: its page shows other stacks (lib/stack/shared-version.ts).
   */
  isInRemixTree: boolean
}

export const VERSION_PARTS = `concat_ws(' ', stack.version, stack.updated_at, stack.user_id) AS "ownVersion",
  concat_ws(' ', origin.version, origin.updated_at, origin.listed) AS "originVersion",
  stack.user_id AS "ownerId", (${PUBLIC_OWNER}) AS by,
  (stack.origin_code IS NOT NULL OR EXISTS (
    SELECT 1 FROM tech_stacks copy WHERE copy.origin_code = stack.share_code)) AS "isInRemixTree"`

export const STACK_AND_ORIGIN = `tech_stacks stack
  LEFT JOIN tech_stacks origin ON origin.share_code = stack.origin_code AND ${visibleIn('origin')}`

export const versionFrom = ({ ownVersion, originVersion, by, isInRemixTree }: VersionParts): string =>
  [ownVersion, originVersion, by, isInRemixTree].join(' ')

export interface SharedRow extends StackRow, VersionParts, Pick<TechStack, 'hiddenAt' | 'deletedAt' | 'updatedAt'> {
  views: number
  copies: number
  originCode: string | null
  originTitle: string | null
  originListed: boolean | null
  isIndexable: boolean
}

const SHARED_ROW = prepared(`SELECT ${STACK_COLUMNS}, stack.hidden_at AS "hiddenAt", stack.deleted_at AS "deletedAt",
    stack.updated_at AS "updatedAt", stack.views, stack.duplicates AS copies, stack.origin_code AS "originCode",
    coalesce(nullif(origin.title, ''), origin.name) AS "originTitle", origin.listed AS "originListed",
    (${indexableIn('stack')}) AS "isIndexable", ${VERSION_PARTS}
  FROM ${STACK_AND_ORIGIN} WHERE stack.share_code = $1`)

/**
 * The row that pages, previews and programs show, by share code. One statement per request: the
 * response cache reads the version from it, too.
 */
export const readSharedRow = (shareCode: string): Promise<SharedRow | undefined> =>
  oncePerRequest(`stack ${shareCode}`, async () => {
    const pool = await readPool()
    const { rows } = await pool.query<SharedRow>(SHARED_ROW, [shareCode])
    return rows[0]
  })
