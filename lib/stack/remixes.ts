import 'server-only'
import { readPool } from '@/lib/db/pool'
import { AppError } from '@/lib/errors'
import { LIST_ROW, withIcons, type StackListRow } from './list-row'
import { hiddenError } from './find-stack'
import { isShareCode } from './share-code-in-link'
import { MAX_REMIXES } from './shown-remixes'
import { listedIn } from './visibility'

const ORIGIN = `SELECT share_code AS "shareCode", hidden_at AS "hiddenAt", deleted_at AS "deletedAt" FROM tech_stacks`

const REMIXES = `SELECT ${LIST_ROW} FROM tech_stacks stack WHERE stack.origin_code = $1 AND ${listedIn('stack')}
  ORDER BY stack.created_at DESC, stack.id LIMIT $2`

interface OriginRow {
  shareCode: string
  hiddenAt: Date | null
  deletedAt: Date | null
}

/** The listed copies of a stack, newest first. */
export async function remixesOf(shareCode: string, most: number = MAX_REMIXES): Promise<StackListRow[]> {
  const pool = await readPool()
  const { rows } = await pool.query<StackListRow>(REMIXES, [shareCode, most])
  return rows.map(withIcons)
}

/** The listed copies of a stack that a visitor names by its id or share code. */
export async function readRemixes(ref: string): Promise<StackListRow[]> {
  const pool = await readPool()
  const { rows } = await pool.query<OriginRow>(`${ORIGIN} WHERE ${isShareCode(ref) ? 'share_code' : 'id'} = $1`, [ref])
  const origin = rows[0]
  if (!origin || origin.deletedAt) throw new AppError('not_found', 'This stack does not exist.')
  if (origin.hiddenAt) throw hiddenError()
  return remixesOf(origin.shareCode)
}
