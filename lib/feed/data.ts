import 'server-only'
import { readPool } from '@/lib/db/pool'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { toolSentence } from '@/lib/stack/metadata'
import type { Section } from '@/lib/stack/schema'
import { PUBLIC_OWNER } from '@/lib/stack/public-owner'
import { indexableIn } from '@/lib/stack/visibility'
import { atomFeed, type FeedEntry } from './atom'

const MAX_ENTRIES = 50

interface Row {
  shareCode: string
  title: string
  twitterHandle: string
  /** The user name of its owner, if they show their page. */
  userName: string | null
  /** An example of the site. */
  seeded: boolean
  /** Written by the product alone, from sections that the schema has read. */
  sections: Section[]
  createdAt: Date
  updatedAt: Date
}

const COLUMNS = `share_code AS "shareCode", coalesce(nullif(title, ''), name) AS title, twitter_handle AS "twitterHandle",
  (${PUBLIC_OWNER}) AS "userName", seeded, sections, created_at AS "createdAt", updated_at AS "updatedAt"`

const newestWhere = (condition: string) => `SELECT ${COLUMNS} FROM tech_stacks stack
  WHERE ${condition}${indexableIn('stack')} ORDER BY created_at DESC, id LIMIT ${MAX_ENTRIES}`

const NEWEST = newestWhere('')
const NEWEST_OF_USER = newestWhere('user_id = $1 AND ')

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

const GUEST = 'A guest'

function authorOf({ seeded, userName, twitterHandle }: Row): string {
  if (seeded) return site.name
  const name = userName ?? twitterHandle
  return name ? `@${name}` : GUEST
}

const feedEntry = (row: Row): FeedEntry => ({
  title: row.title,
  link: publicOrigin + paths.share(row.shareCode),
  author: authorOf(row),
  published: row.createdAt.toISOString(),
  updated: row.updatedAt.toISOString(),
  summary: toolSentence(row),
})
