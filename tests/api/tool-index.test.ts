import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '@/lib/db/migrate'
import { freshDatabase } from '../support/api'
import { Guest, signUp } from '../support/people'
import { startProduct } from '../support/product'
import { stack, tool } from '../support/stacks'

/** Runs `work` over a fresh database, with a client that can hold locks. */
async function withDatabase(work: (client: pg.Client, url: string) => Promise<void>): Promise<void> {
  const url = await freshDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client, url)
  } finally {
    await client.end()
  }
}

const figma = { sections: { Desk: [tool('Figma')] }, sectionOrder: ['Desk'] }

test('a save is stored while rows that refer to its stack are added, and the index skips a stack that is being saved', () =>
  withDatabase(async (client, DATABASE_URL) => {
    const product = await startProduct({ DATABASE_URL })
    const other = new pg.Client({ connectionString: DATABASE_URL })
    await other.connect()
    try {
      const owner = await signUp(product.origin)
      const saved = await Promise.all([1, 2].map(() => owner.post('/api/techstack', stack())))
      const [first, second] = saved.map(({ json }) => json.id as string)
      await client.query('BEGIN')
      await client.query('SELECT 1 FROM tech_stacks WHERE id = $1 FOR KEY SHARE', [first])
      expect((await owner.put(`/api/techstack/${first}`, figma)).status).toBe(200)
      await client.query('SELECT 1 FROM tech_stacks WHERE id = $1 FOR NO KEY UPDATE', [first])
      const queued = async () =>
        (await other.query<{ id: string }>(`SELECT stack_id AS id FROM index_queue WHERE task = 'tools'`)).rows
      await other.query(`INSERT INTO index_queue SELECT 'tools', unnest($1::text[])`, [[first, second]])
      await expect.poll(queued, { timeout: 60_000 }).toEqual([{ id: first }])
      expect((await owner.put(`/api/techstack/${second}`, figma)).status).toBe(200)
      await client.query('COMMIT')
      await expect.poll(queued, { timeout: 60_000 }).toEqual([])
    } finally {
      await other.end()
      await product.stop()
    }
  }))

test('a catalogue comparison that failed at the start is repeated', () =>
  withDatabase(async (client, DATABASE_URL) => {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 1 })
    await migrate(pool)
    await pool.end()
    await client.query('BEGIN; LOCK TABLE indexed_catalogue')
    const product = await startProduct({ DATABASE_URL })
    try {
      await expect.poll(product.output, { timeout: 60_000 }).toContain('indexing tools failed')
      await client.query('COMMIT')
      const rows = async () => (await client.query('SELECT done_up_to FROM indexed_catalogue')).rows
      await expect.poll(rows, { timeout: 60_000 }).toEqual([{ done_up_to: null }])
      const { json } = await new Guest(product.origin).get('/api/tools?category=editor')
      expect(json.tools[0].count).toBeGreaterThan(0)
    } finally {
      await product.stop()
    }
  }))
