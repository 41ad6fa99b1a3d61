import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '@/lib/db/transaction'
import { countTools } from '@/lib/stack/content'
import { searchColumns } from '@/lib/stack/search-columns'
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
    await inTransaction(pool, 'BEGIN', async (client) => {
      const shareCode = newShareCode()
      const { rowCount } = await client.query(
        `INSERT INTO explore_items (id, title, image, url, position) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING`,
        [stack.id, stack.card.title, paths.preview(shareCode, FIRST_VERSION), paths.stack(shareCode), position],
      )
      if (rowCount === 1) await insertStack(client, stack, shareCode)
    })
  }
}

async function insertStack(client: PoolClient, stack: SeedStack, shareCode: string): Promise<void> {
  const { searchText, handleKey } = searchColumns(stack)
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
      countTools(stack.sections),
      searchText,
      handleKey,
    ],
  )
}
