import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { prepared } from '@/lib/db/prepared'

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
