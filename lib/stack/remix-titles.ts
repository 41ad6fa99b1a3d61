import { readPool } from '@/lib/db/pool'
import { oncePerRequest } from '@/lib/http/request-state'
import { MAX_REMIXES } from './shown-remixes'
import { listedIn } from './visibility'

const TITLES = `SELECT share_code AS "shareCode", coalesce(nullif(title, ''), name) AS title,
    twitter_handle AS "twitterHandle", tool_count AS "toolCount", version
  FROM tech_stacks stack WHERE stack.origin_code = $1 AND ${listedIn('stack')}
  ORDER BY stack.created_at DESC, stack.id LIMIT ${MAX_REMIXES + 1}`

export interface RemixTitle {
  shareCode: string
  title: string
  twitterHandle: string
  toolCount: number
  version: number
}

/**
 * The listed copies of a stack without icons, newest first, and one more than the list shows if
 * there are more.
 */
export const remixTitles = (shareCode: string): Promise<RemixTitle[]> =>
  oncePerRequest(`remixes ${shareCode}`, async () => {
    const pool = await readPool()
    return (await pool.query<RemixTitle>(TITLES, [shareCode])).rows
  })
