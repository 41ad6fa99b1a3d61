import 'server-only'
import { readPool } from '@/lib/db/pool'
import { PUBLIC_OWNER } from './public-owner'
import { indexableIn, visibleIn } from './visibility'

/** What the page of a shared stack needs besides its content. Cached with the page, by version. */
export interface StackFacts {
  readonly shareCode: string
  readonly views: number
  readonly copies: number
  readonly updatedAt: string
  /** Whether search engines may show it. */
  readonly isIndexable: boolean
  /** The user name of the owner, when their page is switched on. */
  readonly by: string | undefined
  /** What the stack was copied from; without a code when the origin was removed. */
  readonly basedOn: { readonly title: string; readonly shareCode?: string } | undefined
}

const FACTS = `SELECT stack.views, stack.duplicates AS copies, stack.updated_at AS "updatedAt",
    stack.origin_code AS "originCode",
    coalesce(nullif(origin.title, ''), origin.name) AS "originTitle", origin.listed AS "originListed",
    (${PUBLIC_OWNER}) AS by, (${indexableIn('stack')}) AS "isIndexable"
  FROM tech_stacks stack
  LEFT JOIN tech_stacks origin ON origin.share_code = stack.origin_code AND ${visibleIn('origin')}
  WHERE stack.share_code = $1`

interface FactsRow {
  views: number
  copies: number
  updatedAt: Date
  originCode: string | null
  originTitle: string | null
  originListed: boolean | null
  by: string | null
  isIndexable: boolean
}

export async function readFacts(shareCode: string): Promise<StackFacts | undefined> {
  const pool = await readPool()
  const { rows } = await pool.query<FactsRow>(FACTS, [shareCode])
  const row = rows[0]
  if (!row) return undefined
  const { views, copies, updatedAt, isIndexable } = row
  return {
    shareCode,
    views,
    copies,
    updatedAt: new Date(updatedAt).toISOString(),
    isIndexable,
    by: row.by ?? undefined,
    basedOn: basedOn(row),
  }
}

/** An origin that was taken down counts as deleted. The code of an unlisted one is not published by its copies. */
function basedOn({ originCode, originTitle, originListed }: FactsRow): StackFacts['basedOn'] {
  if (originCode === null) return undefined
  if (originTitle === null) return { title: 'a stack that was deleted' }
  return originListed ? { title: originTitle, shareCode: originCode } : undefined
}
