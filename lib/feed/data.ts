import 'server-only'
import { readPool } from '@/lib/db/pool'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { toolSentence } from '@/lib/stack/metadata'
import type { Section } from '@/lib/stack/schema'
import { INDEXABLE } from '@/lib/stack/visibility'
import { atomFeed, type FeedEntry } from './atom'

const MAX_ENTRIES = 50

interface Row {
  shareCode: string
  title: string
  twitterHandle: string
  /** Written by the product alone, from sections that the schema has read. */
  sections: Section[]
  createdAt: Date
  updatedAt: Date
}

const COLUMNS = `share_code AS "shareCode", coalesce(nullif(title, ''), name) AS title, twitter_handle AS "twitterHandle",
  sections, created_at AS "createdAt", updated_at AS "updatedAt"`

const NEWEST = `SELECT ${COLUMNS} FROM tech_stacks WHERE ${INDEXABLE} ORDER BY created_at DESC, id LIMIT ${MAX_ENTRIES}`

const NEWEST_OF_USER = `SELECT ${COLUMNS} FROM tech_stacks WHERE user_id = $1 AND ${INDEXABLE}
  ORDER BY created_at DESC, id LIMIT ${MAX_ENTRIES}`

/** The newest stacks of the whole site. */
export const siteFeed = (): Promise<string> =>
  feedOf({
    title: `New stacks on ${site.name}`,
    self: publicOrigin + paths.feed,
    page: `${publicOrigin}${paths.home}`,
  })

interface Feed {
  readonly title: string
  readonly self: string
  readonly page: string
  /** The owner of the stacks; without one, those of all users. */
  readonly userId?: string
}

export async function feedOf({ userId, ...head }: Feed): Promise<string> {
  const pool = await readPool()
  const { rows } =
    userId === undefined ? await pool.query<Row>(NEWEST) : await pool.query<Row>(NEWEST_OF_USER, [userId])
  return atomFeed({ ...head, entries: rows.map(feedEntry) })
}

const feedEntry = ({ shareCode, title, twitterHandle, sections, createdAt, updatedAt }: Row): FeedEntry => ({
  title,
  link: publicOrigin + paths.share(shareCode),
  author: twitterHandle ? `@${twitterHandle}` : site.name,
  published: createdAt.toISOString(),
  updated: updatedAt.toISOString(),
  summary: toolSentence({ sections, twitterHandle }),
})
