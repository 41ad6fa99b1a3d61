import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaDiff } from '@/scripts/schema-diff'

test('the migrations make exactly the schema', async () => {
  expect(await schemaDiff()).toBe('')
}, 60_000)

test('after the first, migrations only add: an instance of the release before goes on serving', () => {
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
