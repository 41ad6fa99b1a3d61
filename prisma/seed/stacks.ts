import type { Pool, PoolClient } from 'pg'
import type { Persona } from '@/lib/engine/types'
import { inTransaction } from '@/lib/db/transaction'
import { pageMark } from '@/lib/persona/page-mark'
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
  /** The gallery's filter that shows it. */
  category: string
  /** The texts of its persona page. */
  persona: Persona
  sections: Section[]
}

/** A stack with its persona page, already sanitised. */
export interface PagedSeedStack extends SeedStack {
  htmlContent: string
}

/**
 * Inserts a gallery item and its stack in one transaction. Idempotent: a second start inserts
 * nothing.
 */
export async function seedStacks(pool: Pool, stacks: PagedSeedStack[]): Promise<void> {
  for (const [position, stack] of stacks.entries()) {
    await inTransaction(pool, 'BEGIN', async (client) => {
      const shareCode = newShareCode()
      const { rowCount } = await client.query(
        `INSERT INTO explore_items (id, title, image, url, position, category) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING`,
        [
          stack.id,
          stack.title,
          paths.preview(shareCode, FIRST_VERSION),
          paths.stack(shareCode),
          position,
          stack.category,
        ],
      )
      if (rowCount === 1) await insertStack(client, stack, shareCode)
    })
  }
}

async function insertStack(client: PoolClient, stack: PagedSeedStack, shareCode: string): Promise<void> {
  const { searchText, handleKey } = searchColumns(stack)
  await client.query(
    `INSERT INTO tech_stacks (id, share_code, name, title, description, twitter_handle, theme, sections, tool_count, search_text, handle_key, html_content, html_mark, seeded, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, true, now())`,
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
      stack.htmlContent,
      pageMark(stack.htmlContent),
    ],
  )
}
