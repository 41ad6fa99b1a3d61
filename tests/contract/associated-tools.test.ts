import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ViewerId } from '@/lib/auth/viewer'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { createStack } from '@/lib/stack/data'
import { workOffIndexQueue } from '@/lib/stack/index-queue'
import { StackDraft } from '@/lib/stack/schema'
import { countListedStacks } from '@/lib/tools/counts'
import { toolWithAssociations } from '@/lib/tools/queries'
import { stack, tool } from '../support/stacks'
import { TOOL_NAMES } from '../support/tool-names'

let pool: Pool
beforeAll(async () => {
  pool = await sharedPool()
})
afterAll(closeDatabase)
beforeEach(async () => {
  await pool.query('DELETE FROM tech_stacks; DELETE FROM users')
  await pool.query(`INSERT INTO users (id) SELECT 'maker' || n FROM generate_series(0, 9) n`)
  // Significance needs stacks without the two tools.
  for (let at = 0; at < 30; at++) await save(null, [`Unknown tool ${at}`])
})

/** Three other tools, two of them shared with the previous stack. */
const others = (at: number) => [0, 1, 2].map((step) => TOOL_NAMES[(at + step) % TOOL_NAMES.length] ?? '')

async function save(owner: string | null, names: string[], over = {}): Promise<void> {
  const sections = { Desk: names.map((name) => tool(name)) }
  const draft = StackDraft.parse(stack({ sections, sectionOrder: ['Desk'], ...over }))
  await createStack(owner as ViewerId | null, draft)
}
const besideAbleton = async () => {
  const { tool: ableton, isEstimate } = await toolWithAssociations('ableton-live')
  return { jabref: ableton.oftenWith.find(({ id }) => id === 'jabref'), isEstimate }
}

test('two tools used together by ten makers are an association, with the number of stacks', async () => {
  for (let at = 0; at < 10; at++) await save(`maker${at}`, ['Ableton Live', 'JabRef', ...others(at)])
  expect(await besideAbleton()).toEqual({ jabref: { id: 'jabref', name: 'JabRef', count: 10 }, isEstimate: false })
})

test('ten stacks of one maker are not an association', async () => {
  for (let at = 0; at < 10; at++) await save('maker1', ['Ableton Live', 'JabRef', ...others(at)])
  expect((await besideAbleton()).jabref).toBeUndefined()
})

test('ten near-copies of guests are not an association', async () => {
  for (let at = 0; at < 10; at++) await save(null, ['Ableton Live', 'JabRef', ...others(0)])
  expect((await besideAbleton()).jabref).toBeUndefined()
})

test('more than five hundred users of a tool are estimated, and marked as an estimate', async () => {
  await pool.query(`INSERT INTO tech_stacks (id, share_code, name, sections, updated_at)
    SELECT 'many' || n, 'many' || n, 'x', '[]', now() FROM generate_series(1, 1000) n`)
  await pool.query(`INSERT INTO stack_index (stack_id) SELECT id FROM tech_stacks WHERE id LIKE 'many%'`)
  await pool.query(`INSERT INTO stack_tools (stack, tool, listed) SELECT number, tool, true FROM stack_index,
    unnest(ARRAY['ableton-live', 'jabref']) AS tool WHERE stack_id LIKE 'many%' AND (tool <> 'jabref' OR number % 2 = 0)`)
  expect(await besideAbleton()).toEqual({ jabref: { id: 'jabref', name: 'JabRef', count: 500 }, isEstimate: true })
})

test('only listed stacks are counted, also in a sample of many', async () => {
  await save(null, ['React'], { listed: false })
  await save(null, ['React'])
  await pool.query(`UPDATE tech_stacks SET deleted_at = now() WHERE id = (SELECT max(id) FROM tech_stacks)`)
  expect(await countListedStacks()).toBe(30)
  await pool.query(`INSERT INTO tech_stacks (id, share_code, name, sections, updated_at, listed)
    SELECT 'many' || n, 'many' || n, 'x', '[]', now(), n % 2 = 0 FROM generate_series(1, 4000) n`)
  await pool.query('ANALYZE tech_stacks')
  const estimate = await countListedStacks()
  expect(estimate).toBeGreaterThan(1900)
  expect(estimate).toBeLessThan(2150)
  await pool.query(`DELETE FROM index_queue`)
  await workOffIndexQueue()
})
