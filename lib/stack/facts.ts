import 'server-only'
import { sharedPool } from '@/lib/db/pool'

/** What the header of a shared stack says besides its content. As old as the rendered page, which is cached by version. */
export interface StackFacts {
  readonly shareCode: string
  readonly views: number
  readonly copies: number
  readonly updatedAt: string
  /** What the stack was copied from; without a code when the origin cannot be opened any more. */
  readonly basedOn: { readonly title: string; readonly shareCode?: string } | undefined
}

const FACTS = `SELECT stack.views, stack.duplicates AS copies, stack.updated_at AS "updatedAt",
    stack.origin_code AS "originCode",
    CASE WHEN origin.title = '' THEN origin.name ELSE origin.title END AS "originTitle"
  FROM tech_stacks stack
  LEFT JOIN tech_stacks origin
    ON origin.share_code = stack.origin_code AND origin.deleted_at IS NULL AND origin.hidden_at IS NULL
  WHERE stack.share_code = $1`

interface FactsRow {
  views: number
  copies: number
  updatedAt: Date
  originCode: string | null
  originTitle: string | null
}

export async function readFacts(shareCode: string): Promise<StackFacts | undefined> {
  const pool = await sharedPool()
  const { rows } = await pool.query<FactsRow>(FACTS, [shareCode])
  const row = rows[0]
  if (!row) return undefined
  const { views, copies, updatedAt, originCode, originTitle } = row
  return {
    shareCode,
    views,
    copies,
    updatedAt: new Date(updatedAt).toISOString(),
    basedOn: basedOn(originCode, originTitle),
  }
}

function basedOn(code: string | null, title: string | null): StackFacts['basedOn'] {
  if (code === null) return undefined
  return title === null ? { title: 'a stack that was deleted' } : { title, shareCode: code }
}
