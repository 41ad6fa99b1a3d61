import 'server-only'
import { readPool } from '@/lib/db/pool'
import { INDEXABLE } from './visibility'

/** Whether search engines may show this stack. */
export async function isIndexable(id: string): Promise<boolean> {
  const pool = await readPool()
  const { rows } = await pool.query<{ indexable: boolean }>(
    `SELECT (${INDEXABLE}) AS indexable FROM tech_stacks WHERE id = $1`,
    [id],
  )
  return rows[0]?.indexable === true
}
