import { readdirSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { schemaDiff } from '@/scripts/schema-diff'

test('the migrations give exactly the schema', async () => {
  expect(await schemaDiff()).toBe('')
}, 60_000)

// promise: safe-migrations
test('migrations after the first only add, so that an instance of the previous release can go on serving', () => {
  const folders = readdirSync('prisma/migrations', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const [, ...later] = folders.map(({ name }) => name).sort()
  expect(later.length).toBeGreaterThan(0)
  for (const name of later) {
    const sql = readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8')
    expect(sql, name).not.toMatch(
      /\b(?:DROP (?:TABLE|COLUMN)|RENAME|SET NOT NULL|TRUNCATE|ALTER COLUMN \S+ (?:SET DATA )?TYPE)\b/i,
    )
    for (const [column] of sql.matchAll(/ADD COLUMN[^,;]+/gi))
      expect(/NOT NULL/i.test(column) && !/DEFAULT/i.test(column), `${name}: ${column}`).toBe(false)
  }
})

test('accents are removed from the search text of older stacks as from that of new ones', async () => {
  const database = new PGlite()
  const names = [' café \n ñandú', ' plain', ' ガ 한글 हिन्दी', ' ёлка']
  await database.exec('CREATE TABLE tech_stacks (place serial, search_text text)')
  for (const name of names) await database.query('INSERT INTO tech_stacks (search_text) VALUES ($1)', [name])
  await database.exec(readFileSync('prisma/migrations/20261123120000_search_without_accents/migration.sql', 'utf8'))
  const { rows } = await database.query<{ search_text: string }>('SELECT search_text FROM tech_stacks ORDER BY place')
  await database.close()
  expect(rows.map(({ search_text }) => search_text)).toEqual([' cafe \n nandu', ...names.slice(1, 3), ' елка'])
})
