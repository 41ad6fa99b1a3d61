import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { iconMappings } from '@/lib/icons/mappings'
import { fillIconMappings, resetIconMapping, setIconMapping } from '@/lib/icons/stored-mappings'

const CUSTOM = {
  term: 'figma',
  link: 'https://figma.example',
  label: 'Our Figma',
  icon_id: 'marks:ours',
  description: '',
}

let pool: Pool
beforeAll(async () => (pool = await sharedPool()))
afterAll(closeDatabase)
beforeEach(async () => {
  await pool.query('DELETE FROM icon_mappings')
  await pool.query('DELETE FROM icon_mapping_source')
  await fillIconMappings(pool)
})

test('the table has a row for every name of the catalogue', async () => {
  const { rows } = await pool.query<{ rows: number }>('SELECT count(*)::int AS rows FROM icon_mappings')
  expect(rows[0]?.rows).toBeGreaterThan(20_000)
})

test('the answer is that of the table, also for another name of an entry', async () => {
  await pool.query(`UPDATE icon_mappings SET label = 'from the table' WHERE term IN ('react', 'postgresql')`)
  expect((await iconMappings(['React', 'postgres', 'frobnicator 9'])).map(({ term, label }) => [term, label])).toEqual([
    ['react', 'from the table'],
    ['postgres', 'from the table'],
  ])
})

test('an operator sets a mapping, which a new catalogue does not change, and resets it', async () => {
  await setIconMapping(pool, CUSTOM)
  await pool.query('DELETE FROM icon_mapping_source')
  await fillIconMappings(pool)
  expect(await iconMappings(['Figma'])).toEqual([CUSTOM])
  expect(await resetIconMapping(pool, 'figma')).toBe(true)
  expect(await iconMappings(['Figma'])).toMatchObject([{ label: 'Figma' }])
  expect(await resetIconMapping(pool, 'figma')).toBe(false)
})

test('a new catalogue changes its rows and removes those that it no longer has', async () => {
  await pool.query(`UPDATE icon_mappings SET icon_id = 'marks:old' WHERE term = 'figma'`)
  await pool.query(
    `INSERT INTO icon_mappings (term, link, label, icon_id, description, is_custom) VALUES ('gone', '', '', 'x:y', '', false)`,
  )
  await fillIconMappings(pool)
  expect(await iconMappings(['gone'])).toHaveLength(1)
  await pool.query('DELETE FROM icon_mapping_source')
  await fillIconMappings(pool)
  expect(await iconMappings(['gone'])).toEqual([])
  expect((await iconMappings(['figma']))[0]?.icon_id).not.toBe('marks:old')
})
