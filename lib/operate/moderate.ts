import type { Pool } from 'pg'
import { confirmStored } from '@/lib/db/pool'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { removeStalePictures } from '@/lib/preview/picture-store'
import { CommandRefused, type Command } from './command'
import { escapedJson } from './escape-json'

const USAGE = 'npm run stack -- show|hide|unhide|remove SHARECODE'

/** The fields of one stack that the operator sees. */
const DETAILS = `SELECT s.share_code AS "shareCode", s.id, s.name, s.title, s.twitter_handle AS "twitterHandle", u.email AS owner,
  s.tool_count AS tools, s.views, s.duplicates, s.listed, s.created_at AS "createdAt", s.updated_at AS "updatedAt",
  s.hidden_at AS "hiddenAt", s.deleted_at AS "deletedAt",
  (SELECT coalesce(json_agg(json_build_object('at', r.created_at, 'reason', r.reason) ORDER BY r.created_at), '[]')
   FROM reports r WHERE r.code = s.share_code) AS reports
  FROM tech_stacks s LEFT JOIN users u ON u.id = s.user_id WHERE s.share_code = $1`

type Action = (pool: Pool, code: string) => Promise<string>

async function change(pool: Pool, code: string, sql: string, done: string): Promise<string> {
  const { rowCount } = await pool.query(sql, [code])
  if (rowCount === 0) throw unknown(code)
  await confirmStored()
  return done
}

const unknown = (code: string) => new CommandRefused(`No stack has the share code ${code}.`)

const ACTIONS = new Map<string, Action>([
  [
    'show',
    async (pool, code) => {
      const { rows } = await pool.query<object>(DETAILS, [code])
      if (!rows[0]) throw unknown(code)
      return escapedJson({ ...rows[0], address: publicOrigin + paths.share(code) }, 2)
    },
  ],
  [
    'hide',
    async (pool, code) => {
      const done = await change(
        pool,
        code,
        'UPDATE tech_stacks SET hidden_at = coalesce(hidden_at, now()) WHERE share_code = $1',
        `${code} is hidden: its page answers 410, and no list shows it. "unhide" brings it back.`,
      )
      await removeStalePictures(pool)
      return done
    },
  ],
  [
    'unhide',
    (pool, code) =>
      change(pool, code, 'UPDATE tech_stacks SET hidden_at = NULL WHERE share_code = $1', `${code} is shown again.`),
  ],
  [
    'remove',
    async (pool, code) => {
      const done = await change(
        pool,
        code,
        'DELETE FROM tech_stacks WHERE share_code = $1',
        `${code} is removed for good. Copies that others made of it stay.`,
      )
      await pool.query('DELETE FROM stack_views WHERE code = $1', [code])
      await pool.query('DELETE FROM view_queue WHERE code = $1', [code])
      await removeStalePictures(pool)
      return done
    },
  ],
])

/** `npm run stack`: shows, hides, unhides or deletes a stack. */
export const moderate: Command = async function* (pool, [verb = '', code = '', ...rest]) {
  const action = ACTIONS.get(verb)
  if (!action || code === '' || rest.length > 0) throw new CommandRefused(`Usage: ${USAGE}`)
  yield await action(pool, code)
}
