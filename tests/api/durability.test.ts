import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '@/lib/db/migrate'
import { freshDatabase, overBothDatabases } from '../support/api'
import { Guest, signUp } from '../support/people'
import { startProduct } from '../support/product'
import { stack } from '../support/stacks'

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

// promise: safe-migrations
test('of three processes that reach an empty database at once one migrates it, and the others wait', async () => {
  const connectionString = await freshDatabase()
  const pools = Array.from({ length: 3 }, () => new pg.Pool({ connectionString, max: 1 }))
  try {
    const applied = await Promise.all(pools.map((pool) => migrate(pool)))
    const [one, ...others] = applied.toSorted((a, b) => b.length - a.length)
    expect(one?.length).toBeGreaterThan(0)
    expect(others).toEqual([[], []])
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
  }
})

// promise: safe-migrations
test.each([
  ['the database refuses it', 'CREATE TABLE half (i int); SELECT nonsense', /column "nonsense" does not exist/],
  ['its connection dies', 'SELECT pg_terminate_backend(pg_backend_pid())', /terminating connection/],
])('a migration that fails because %s says so, and leaves nothing behind', async (_why, sql, said) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stackbook-migrations-'))
  const pool = new pg.Pool({ connectionString: await freshDatabase(), max: 1 })
  // A broken connection emits an error event.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await mkdir(path.join(folder, '1_broken'))
    await writeFile(path.join(folder, '1_broken/migration.sql'), sql)
    await expect(migrate(pool, folder)).rejects.toThrow(said)
    await writeFile(path.join(folder, '1_broken/migration.sql'), 'CREATE TABLE half (i int)')
    expect(await migrate(pool, folder)).toEqual(['1_broken'])
  } finally {
    await pool.end()
    await rm(folder, { recursive: true, force: true })
  }
})
