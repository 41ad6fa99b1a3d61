import 'server-only'
import { readPool } from '@/lib/db/pool'
import { LIST_ROW, withIcons, type StackListRow } from '@/lib/stack/list-row'
import { INDEXABLE, listedIn } from '@/lib/stack/visibility'

/** A user who shows their page. */
export interface PublicPerson {
  readonly id: string
  readonly userName: string
  readonly links: readonly string[]
}

const PERSON = `SELECT users.id, user_names.name AS "userName", users.links
  FROM user_names JOIN users ON users.id = user_names.user_id WHERE user_names.name = $1 AND users.is_page_public`

/**
 * Undefined for an unknown name and for a page that is switched off, which visitors cannot
 * distinguish.
 */
export async function findPerson(userName: string): Promise<PublicPerson | undefined> {
  const pool = await readPool()
  const { rows } = await pool.query<PublicPerson>(PERSON, [userName])
  return rows[0]
}

/** The number of stacks on a page; the feed has the newest fifty. */
const MAX_STACKS = 100

const STACKS = `SELECT ${LIST_ROW} FROM tech_stacks stack WHERE stack.user_id = $1 AND ${listedIn('stack')}
  ORDER BY stack.created_at DESC, stack.id LIMIT ${MAX_STACKS}`

/** The listed stacks of a user, newest first. */
export async function listedStacksOf(userId: string): Promise<StackListRow[]> {
  const pool = await readPool()
  const { rows } = await pool.query<StackListRow>(STACKS, [userId])
  return rows.map(withIcons)
}

const WITH_PAGES = `SELECT user_names.name FROM user_names JOIN users ON users.id = user_names.user_id
  WHERE users.is_page_public AND EXISTS (
    SELECT 1 FROM stack_index JOIN tech_stacks ON id = stack_id WHERE tech_stacks.user_id = users.id AND ${INDEXABLE})
  ORDER BY user_names.name LIMIT $1`

/** Users with a public page and an indexable stack. */
export async function userNamesWithPages(most: number): Promise<string[]> {
  const pool = await readPool()
  const { rows } = await pool.query<{ name: string }>(WITH_PAGES, [most])
  return rows.map(({ name }) => name)
}
