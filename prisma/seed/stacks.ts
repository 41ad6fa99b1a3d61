import type { Pool } from 'pg'
import { searchText } from '@/lib/search/text'
import { newShareCode } from '@/lib/stack/share-code'
import type { Section } from '@/lib/stack/schema'
import { paths } from '@/lib/paths'

const FIRST_VERSION = 1

export interface SeedStack {
  id: string
  name: string
  title: string
  description: string
  twitterHandle: string
  theme: string
  /** The gallery card's line. Its picture is the preview of the stack, whose address is made here. */
  card: { title: string }
  sections: Section[]
}

/** One item of the gallery and the stack that it opens, both or neither; a second start finds them and adds nothing. */
export async function seedStacks(pool: Pool, stacks: SeedStack[]): Promise<void> {
  for (const [position, stack] of stacks.entries()) {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      const shareCode = newShareCode()
      const { rowCount } = await client.query(
        `INSERT INTO explore_items (id, title, image, url, position) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING`,
        [stack.id, stack.card.title, paths.preview(shareCode, FIRST_VERSION), paths.stack(shareCode), position],
      )
      if (rowCount === 1) await insertStack(client, stack, shareCode)
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK')
      throw error
    } finally {
      client.release()
    }
  }
}

async function insertStack(client: { query: Pool['query'] }, stack: SeedStack, shareCode: string): Promise<void> {
  await client.query(
    `INSERT INTO tech_stacks (id, share_code, name, title, description, twitter_handle, theme, sections, tool_count, search_text, handle_key, seeded, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, true, now())`,
    [
      `seed-${stack.id}`,
      shareCode,
      stack.name,
      stack.title,
      stack.description,
      stack.twitterHandle,
      stack.theme,
      JSON.stringify(stack.sections),
      stack.sections.reduce((count, section) => count + section.tools.length, 0),
      searchText(stack),
      stack.twitterHandle.toLowerCase(),
    ],
  )
}
