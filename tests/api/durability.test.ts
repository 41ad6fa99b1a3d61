import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase, overBothDatabases } from '../support/api'
import { Guest, signUp } from '../support/people'
import { startProduct } from '../support/product'
import { stack, tool } from '../support/stacks'

overBothDatabases('durability', (running) => {
  // promise: durable-saves, revisions-kept
  test('an acknowledged save and the state before it survive a kill of the process directly after it', async () => {
    const { product, databaseUrl } = running()
    const owner = await signUp(product.origin)
    const made = await owner.post('/api/techstack', stack({ name: 'before' }))
    const changed = await owner.put(`/api/techstack/${made.json.id}`, { name: 'survivor' })
    await product.kill('SIGKILL')
    expect([made.status, changed.status]).toEqual([201, 200])
    const again = await startProduct(databaseUrl ? { DATABASE_URL: databaseUrl } : {}, product.dataDir)
    try {
      // All at once, because the first requests of a process that opens an existing database are
      // the critical ones.
      const saved = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          new Guest(again.origin).post(
            '/api/techstack',
            stack({ name: `after the restart ${n}`, htmlContent: `<h1>${n}</h1>${'<p>again</p>'.repeat(200)}` }),
          ),
        ),
      )
      expect(saved.map(({ status }) => status)).toEqual(Array<number>(12).fill(201))
      const back = new Guest(again.origin, { authorization: `Bearer ${owner.token}` })
      const got = await back.get(`/api/techstack/${made.json.shareCode}`)
      expect(got.json).toMatchObject({ name: 'survivor', version: 2 })
      const versions = await back.get(`/api/techstack/${made.json.id}/versions`)
      expect(versions.json).toMatchObject([{ version: 1 }])
      const restored = await back.call('POST', `/api/techstack/${made.json.id}/versions/1/restore`)
      expect(restored.json).toMatchObject({ name: 'before' })
    } finally {
      await again.kill()
    }
  })
})

// promise: durable-saves, revisions-kept
test('a save that is killed between the earlier version and the stack stores neither', async () => {
  const DATABASE_URL = await freshDatabase()
  const killed = await startProduct({ DATABASE_URL })
  const [holder, observer] = [1, 2].map(() => new pg.Client({ connectionString: DATABASE_URL })) as [
    pg.Client,
    pg.Client,
  ]
  await Promise.all([holder.connect(), observer.connect()])
  try {
    const owner = await signUp(killed.origin)
    const made = (await owner.post('/api/techstack', stack({ name: 'before' }))).json
    await holder.query('BEGIN; LOCK TABLE stack_tools')
    const sections = { Desk: [tool('Figma')] }
    const answer = owner
      .put(`/api/techstack/${made.id}`, { name: 'after', sections, sectionOrder: ['Desk'] })
      .then(({ status }) => status)
      .catch(() => 'no answer')
    // The index waits for the same lock with a statement that skips locked stacks.
    const waiting = `SELECT query FROM pg_stat_activity WHERE datname = current_database()
      AND wait_event_type = 'Lock' AND query LIKE '%INTO stack_tools%' AND query NOT LIKE '%SKIP LOCKED%'`
    await expect
      .poll(async () => (await observer.query(waiting)).rows.length, { timeout: 60_000, interval: 20 })
      .toBe(1)
    await killed.kill('SIGKILL')
    expect(await answer).toBe('no answer')
    await holder.query('ROLLBACK')
    const stored = `SELECT name, version, (SELECT count(*)::int FROM stack_revisions WHERE stack_id = id) AS revisions
      FROM tech_stacks WHERE id = $1 FOR UPDATE`
    expect((await observer.query(stored, [made.id])).rows).toEqual([{ name: 'before', version: 1, revisions: 0 }])
  } finally {
    await Promise.all([holder.end(), observer.end()])
    await killed.stop()
  }
})

// promise: durable-saves
test('views queued by two instances are each counted once, also those of an instance that is killed', async () => {
  const DATABASE_URL = await freshDatabase()
  const env = { DATABASE_URL, TRUST_PROXY_HOPS: '1' }
  const [killed, other] = await Promise.all([startProduct(env), startProduct(env)])
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  try {
    const made = await new Guest(killed.origin).post('/api/techstack', stack())
    const code = made.json.shareCode as string
    const open = (origin: string, visitor: number) =>
      new Guest(origin).get(`/?share=${code}`, {
        'x-forwarded-for': `203.0.113.${visitor}`,
        'user-agent': 'Mozilla/5.0 Firefox/140.0',
      })
    const number = async (sql: string) => Number((await client.query<{ n: string }>(sql, [code])).rows[0]?.n)
    // A transaction holds the rows, as an instance that dies while counting would.
    await client.query('BEGIN')
    await client.query('SELECT 1 FROM tech_stacks WHERE share_code = $1 FOR NO KEY UPDATE', [code])
    await Promise.all([1, 2, 3].flatMap((visitor) => [open(killed.origin, visitor), open(other.origin, visitor + 1)]))
    const queued = () => number('SELECT count(*) AS n FROM view_queue WHERE code = $1')
    await expect.poll(queued, { timeout: 60_000 }).toBe(4)
    await killed.kill('SIGKILL')
    await client.query('ROLLBACK')
    await expect.poll(queued, { timeout: 60_000 }).toBe(0)
    expect(await number('SELECT views AS n FROM tech_stacks WHERE share_code = $1')).toBe(4)
  } finally {
    await client.end()
    await Promise.all([killed.stop(), other.stop()])
  }
})

// promise: safe-migrations, many-instances
test('three instances that start at once on an empty database migrate and seed it once, and serve the same stacks', async () => {
  const env = { DATABASE_URL: await freshDatabase() }
  const instances = await Promise.all([startProduct(env), startProduct(env), startProduct(env)])
  try {
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    const { rows: migrations } = await client.query<{ migration_name: string; times: string }>(
      'SELECT migration_name, count(*) AS times FROM _prisma_migrations GROUP BY 1',
    )
    const { rows: seeded } = await client.query<{ count: string }>('SELECT count(*) FROM tech_stacks WHERE seeded')
    await client.end()
    expect(migrations.length).toBeGreaterThan(0)
    expect(migrations.every((row) => row.times === '1')).toBe(true)
    expect(seeded[0]?.count).toBe('12')
    const [first, ...others] = instances.map(({ origin }) => new Guest(origin))
    const made = await first?.post('/api/techstack', stack({ name: 'shared' }))
    for (const other of others)
      expect((await other.get(`/api/techstack/${made?.json.shareCode}`)).json).toMatchObject({ name: 'shared' })
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()))
  }
})
