import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { freshDatabase } from '../support/api'
import { unique } from '../support/people'
import { startProduct } from '../support/product'

/**
 * A database that Stackbook cannot use stops the start with one line that names the variable or the
 * remedy.
 */

/** The output of a start that failed with exit code 1. */
async function refusedStart(url: string): Promise<string[]> {
  const words = await startProduct({ DATABASE_URL: url, RATE_LIMIT: 'on' }).then(
    () => 'it started',
    (error: unknown) => String(error),
  )
  expect(words).toContain('the product ended with 1')
  expect(words).not.toMatch(/^ +at |Warning/m)
  return words.match(/^(?:Stackbook cannot start.*|.*"level":.*)$/gm) ?? []
}

const asAdmin = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

test('a database that is not UTF8 is refused before anything is created in it', async () => {
  const name = unique('latin')
  await asAdmin(`${inject('postgresUrl')}/postgres`, (client) =>
    client.query(`CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`),
  )
  const url = `${inject('postgresUrl')}/${name}`
  expect(await refusedStart(url)).toEqual([
    expect.stringMatching(/^Stackbook cannot start: .*DATABASE_URL .*encoding LATIN1; expected UTF8/),
  ])
  const tables = await asAdmin(url, (client) => client.query(`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`))
  expect(tables.rows).toEqual([])
})

test('a URL that requires TLS for a server without TLS is refused with a message about both', async () => {
  const url = await freshDatabase()
  expect(await refusedStart(`${url}?sslmode=require`)).toEqual([
    expect.stringMatching(/^Stackbook cannot start: DATABASE_URL asks for an encrypted connection, .*sslmode=disable/),
  ])
})

test('a migration lock that is never released is waited for with a message, and then reported', async () => {
  const url = await freshDatabase()
  await asAdmin(url, async (client) => {
    await client.query('SELECT pg_advisory_lock(72707369)')
    expect(await refusedStart(url)).toEqual([
      expect.stringContaining(
        'another process migrates the database; waiting until it has done nothing for 30 seconds',
      ),
      expect.stringMatching(
        /^Stackbook cannot start: .*DATABASE_URL .*locked by another migration that has done nothing for 30 seconds/,
      ),
    ])
  })
})

test('a migration lock that is released in time only delays the start', async () => {
  const url = await freshDatabase()
  await asAdmin(url, async (client) => {
    await client.query('SELECT pg_advisory_lock(72707369)')
    const starting = startProduct({ DATABASE_URL: url })
    const asked = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()
      AND state = 'idle' AND query LIKE '%pg_try_advisory_lock%' AND pid <> pg_backend_pid()`
    await expect
      .poll(async () => (await client.query<{ count: number }>(asked)).rows[0]?.count, { timeout: 60_000 })
      .toBe(1)
    await client.query('SELECT pg_advisory_unlock(72707369)')
    await (await starting).stop()
  })
})
