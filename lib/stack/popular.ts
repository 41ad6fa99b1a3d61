import { sharedPool } from '@/lib/db/pool'

export interface PopularStack {
  shareCode: string
  title: string
  twitterHandle: string
  views: number
  duplicates: number
}

const POPULAR = `SELECT share_code AS "shareCode", coalesce(nullif(title, ''), name) AS title,
  twitter_handle AS "twitterHandle", views, duplicates FROM tech_stacks
  WHERE listed AND hidden_at IS NULL AND deleted_at IS NULL ORDER BY popularity DESC, created_at DESC LIMIT 12`

export async function popularStacks(): Promise<PopularStack[]> {
  const pool = await sharedPool()
  const { rows } = await pool.query<PopularStack>(POPULAR)
  return rows
}
