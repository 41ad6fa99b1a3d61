import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { createStack } from '@/lib/stack/data'
import { StackDraft } from '@/lib/stack/schema'
import { countExamples, countOfTool, stacksWithTool } from '@/lib/tools/queries'
import { stack, tool } from '../support/stacks'

let pool: Pool
beforeAll(async () => {
  pool = await sharedPool()
})
afterAll(closeDatabase)

async function save(name: string): Promise<string> {
  const sections = { Desk: [tool(name)] }
  return (await createStack(null, StackDraft.parse(stack({ sections, sectionOrder: ['Desk'] })))).stack.id
}

async function saveExample(item: string, name: string): Promise<void> {
  const id = await save(name)
  await pool.query(`UPDATE tech_stacks SET id = $2, seeded = true WHERE id = $1`, [id, `seed-${item}`])
  await pool.query(`INSERT INTO explore_items (id, title, image, url, position) VALUES ($1, $1, '', '', 0)`, [item])
}

test('examples of the site are counted after the twenty stacks that are shown', async () => {
  await saveExample('desk', 'React')
  await saveExample('studio', 'React')
  await saveExample('garden', 'Redis')
  for (let at = 0; at < 22; at++) await save('React')
  expect((await stacksWithTool('react')).filter(({ example }) => example)).toEqual([])
  expect([await countOfTool('react'), await countExamples('react')]).toEqual([24, 2])
  await pool.query(`UPDATE tech_stacks SET hidden_at = now() WHERE id = 'seed-desk'`)
  expect([await countOfTool('react'), await countExamples('react')]).toEqual([23, 1])
})
