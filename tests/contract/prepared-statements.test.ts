import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { prepared } from '@/lib/db/prepared'
import { sharedVersion } from '@/lib/stack/shared-version'

const READ = prepared('SELECT number FROM prepared_numbers')

let pool: Pool
beforeAll(async () => {
  pool = await sharedPool()
  await pool.query('CREATE TABLE prepared_numbers AS SELECT 1 AS number')
})
afterAll(async () => {
  await pool.query('DROP TABLE prepared_numbers')
  await closeDatabase()
})

const read = async () => (await pool.query<{ number: unknown }>(READ)).rows

test('a connection keeps a prepared statement, under a name that follows from its text', async () => {
  const client = await pool.connect()
  try {
    await client.query(READ)
    await client.query(READ)
    const { rows } = await client.query('SELECT statement FROM pg_prepared_statements WHERE name = $1', [READ.name])
    expect(rows).toEqual([{ statement: READ.text }])
  } finally {
    client.release()
  }
  expect(prepared(`${READ.text} `).name).not.toBe(READ.name)
})

test('a prepared statement answers on a connection that replaced another one', async () => {
  await read()
  const client = await pool.connect()
  client.release(new Error('lost'))
  expect(await read()).toEqual([{ number: 1 }])
})

test('versions of pages are planned once for few and many together', async () => {
  await pool.query(`INSERT INTO tech_stacks (id, share_code, name, sections, updated_at)
    SELECT 'many' || n, 'MANY' || n, repeat('x', 1000), '[]', now() FROM generate_series(1, 300) n`)
  await pool.query('ANALYZE')
  const client = await pool.connect()
  client.release()
  for (const together of [1, 1, 2, 1, 1, 1, 12, 1]) {
    const codes = Array.from({ length: together }, (_, at) => `MANY${at + 1}`)
    const versions = await Promise.all(codes.map((code) => sharedVersion(code, undefined, [])))
    expect(versions).not.toContain(undefined)
  }
  const { rows } = await client.query(
    `SELECT custom_plans::int AS custom, generic_plans::int AS generic FROM pg_prepared_statements
     WHERE statement LIKE '%AS asked(%'`,
  )
  // PostgreSQL plans a statement five times before it compares.
  expect(rows).toEqual([{ custom: 5, generic: 3 }])
})
