import { sharedPool } from '@/lib/db/pool'
import { LISTED } from './shown'

export interface PopularStack {
  shareCode: string
  title: string
  twitterHandle: string
  views: number
  duplicates: number
}

const POPULAR = `SELECT share_code AS "shareCode", coalesce(nullif(title, ''), name) AS title,
  twitter_handle AS "twitterHandle", views, duplicates FROM tech_stacks
  WHERE ${LISTED} ORDER BY popularity DESC, created_at DESC LIMIT 12`

export async function popularStacks(): Promise<PopularStack[]> {
  const pool = await sharedPool()
  const { rows } = await pool.query<PopularStack>(POPULAR)
  return rows
}
