import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '@/lib/account/data'
import type { ViewerId } from '@/lib/auth/viewer'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { restoreRevision } from '@/lib/revisions/data'
import { createStack, deleteStack, restoreStack } from '@/lib/stack/data'
import { queueForCatalogue, workOffIndexQueue } from '@/lib/stack/index-queue'
import { StackDraft, type Stack } from '@/lib/stack/schema'
import { updateStack } from '@/lib/stack/update-stack'
import { INDEXABLE } from '@/lib/stack/visibility'
import { stack, tool } from '../support/stacks'

const OWNER = 'owner' as ViewerId
const EDITOR = { userId: OWNER, secret: undefined }

let pool: Pool
beforeAll(async () => {
  pool = await sharedPool()
  await pool.query(`INSERT INTO users (id) VALUES ($1)`, [OWNER])
})
afterAll(closeDatabase)
beforeEach(async () => {
  await pool.query('DELETE FROM tech_stacks')
  await workOffIndexQueue()
})

const withTools = (...names: string[]) => ({
  sections: { Desk: names.map((name) => tool(name)) },
  sectionOrder: ['Desk'],
})
const save = async (
  names: string[],
  { owner = OWNER, origin = null as string | null, ...over } = {},
): Promise<Stack> => {
  const draft = StackDraft.parse(stack({ ...withTools(...names), originCode: origin, ...over }))
  return (await createStack(owner, draft)).stack
}
const counts = async () => {
  const { rows } = await pool.query<{ tool: string; stacks: number }>(
    `SELECT tool, sum(n)::int AS stacks FROM (SELECT tool, stacks AS n FROM tool_counts UNION ALL SELECT tool, change FROM tool_changes) AS all_counts
     GROUP BY tool HAVING sum(n) <> 0 ORDER BY tool`,
  )
  return Object.fromEntries(rows.map((row) => [row.tool, row.stacks]))
}
const indexable = async () => {
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM tech_stacks WHERE ${INDEXABLE} ORDER BY created_at`)
  return rows.map(({ id }) => id)
}

test('a saved stack counts once for each entry, by any of its names, and for each unknown name', async () => {
  await save(['React', 'React.js', 'Postgres', 'My  own Tool', 'my own tool'])
  expect(await counts()).toEqual({ react: 1, postgresql: 1, '~my own tool': 1 })
})

test('an update counts added tools and no longer removed ones', async () => {
  const { id } = await save(['React', 'Figma'])
  const { sections } = StackDraft.parse(stack(withTools('Figma', 'Redis')))
  await updateStack(EDITOR, id, { sections })
  expect(await counts()).toEqual({ figma: 1, redis: 1 })
})

test('a stack that is unlisted, hidden or deleted leaves the counts at once and returns to them', async () => {
  const { id, shareCode } = await save(['React'])
  await updateStack(EDITOR, id, { listed: false })
  expect(await counts()).toEqual({})
  await updateStack(EDITOR, id, { listed: true })
  expect(await counts()).toEqual({ react: 1 })
  await pool.query('UPDATE tech_stacks SET hidden_at = now() WHERE share_code = $1', [shareCode])
  expect(await counts()).toEqual({})
  await pool.query('UPDATE tech_stacks SET hidden_at = NULL WHERE share_code = $1', [shareCode])
  await deleteStack(EDITOR, id)
  expect(await counts()).toEqual({})
  await restoreStack(EDITOR, id)
  expect(await counts()).toEqual({ react: 1 })
  await pool.query('DELETE FROM tech_stacks WHERE id = $1', [id])
  expect(await counts()).toEqual({})
})

test('a restored version counts its tools, and stacks deleted with their account count no more', async () => {
  const { id } = await save(['React', 'Figma'])
  await updateStack(EDITOR, id, { sections: StackDraft.parse(stack(withTools('Redis'))).sections })
  expect(await counts()).toEqual({ redis: 1 })
  await restoreRevision(EDITOR, id, 1, undefined)
  expect(await counts()).toEqual({ figma: 1, react: 1 })
  await pool.query(`INSERT INTO users (id) VALUES ('leaving')`)
  await save(['React', 'Docker'], { owner: 'leaving' as ViewerId })
  expect(await counts()).toEqual({ docker: 1, figma: 1, react: 2 })
  await deleteAccount('leaving' as ViewerId, 'delete')
  expect(await counts()).toEqual({ figma: 1, react: 1 })
})

test('folding the changes into the counts keeps all sums and leaves no row of an unused tool', async () => {
  await save(['React', 'Figma'])
  const { id } = await save(['React', 'Redis'])
  await workOffIndexQueue()
  expect(await counts()).toEqual({ figma: 1, react: 2, redis: 1 })
  await deleteStack(EDITOR, id)
  await workOffIndexQueue()
  expect(await counts()).toEqual({ figma: 1, react: 1 })
  const { rows } = await pool.query('SELECT tool FROM tool_counts ORDER BY tool')
  expect(rows.map(({ tool: key }) => key)).toEqual(['figma', 'react'])
})

test('stacks stored without the index are added by the queue, hidden ones without being counted', async () => {
  const sections = JSON.stringify([
    { title: 'Desk', tools: [{ text: 'React' }, { text: 'Figma' }] },
    { title: 'None', tools: [] },
  ])
  await pool.query(
    `INSERT INTO tech_stacks (id, share_code, name, sections, updated_at, hidden_at)
     SELECT 'old' || n, 'old' || n, 'x', $1, now(), CASE WHEN n > 118 THEN now() END FROM generate_series(1, 120) n`,
    [sections],
  )
  expect(await counts()).toEqual({})
  await Promise.all([workOffIndexQueue(), workOffIndexQueue()])
  expect(await counts()).toEqual({ figma: 118, react: 118 })
})

test('another catalogue reindexes all stacks, and the same one does not', async () => {
  await save(['React'])
  await queueForCatalogue()
  await workOffIndexQueue()
  await pool.query(`UPDATE stack_tools SET tool = 'an-older-id'`)
  await queueForCatalogue()
  await workOffIndexQueue()
  expect(await counts()).toEqual({ 'an-older-id': 1 })
  await pool.query(`UPDATE indexed_catalogue SET fingerprint = 'older'`)
  await queueForCatalogue()
  await workOffIndexQueue()
  expect(await counts()).toEqual({ react: 1 })
})

test('a new catalogue is indexed in small batches behind a cursor, which a stopped run keeps', async () => {
  await pool.query(
    `INSERT INTO tech_stacks (id, share_code, name, sections, updated_at)
     SELECT 'many' || n, 'many' || n, 'x', '[{"title":"Desk","tools":[{"text":"React"}]}]', now() FROM generate_series(1, 70) n`,
  )
  await pool.query(`DELETE FROM index_queue; UPDATE indexed_catalogue SET fingerprint = 'older'`)
  await queueForCatalogue()
  const number = async (sql: string) => (await pool.query<{ n: number }>(`SELECT count(*)::int AS n ${sql}`)).rows[0]?.n
  expect(await number('FROM index_queue')).toBe(0)
  // The cursor waits while the queue is long.
  await pool.query(`INSERT INTO index_queue SELECT 'tools', id FROM tech_stacks ORDER BY id DESC LIMIT 30`)
  await pool.query(`CREATE FUNCTION stop_run() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (SELECT count(*) FROM index_queue) > 40 OR (SELECT count(*) FROM stack_index) >= 40 THEN RAISE 'stopped'; END IF;
    RETURN NULL; END $$`)
  await pool.query('CREATE TRIGGER stop_run AFTER UPDATE ON indexed_catalogue EXECUTE FUNCTION stop_run()')
  await expect(workOffIndexQueue()).rejects.toThrow('stopped')
  expect(await number('FROM stack_index')).toBe(40)
  await pool.query('DROP TRIGGER stop_run ON indexed_catalogue; DROP FUNCTION stop_run')
  await queueForCatalogue()
  expect(await number('FROM indexed_catalogue WHERE done_up_to > $$many$$')).toBe(1)
  await workOffIndexQueue()
  expect(await counts()).toEqual({ react: 70 })
  expect(await number('FROM indexed_catalogue WHERE done_up_to IS NULL')).toBe(1)
})

const TEN = ['React', 'Figma', 'Redis', 'Docker', 'PostgreSQL', 'Notion', 'Slack', 'Linear', 'Vercel', 'Stripe']

test('of two stacks with nearly the same entries only the older one is indexable, until it is unlisted', async () => {
  const older = await save(TEN)
  const newer = await save([...TEN.slice(0, 8), 'A name without entry'])
  const other = await save([...TEN.slice(0, 7), 'Ableton Live'])
  expect(await indexable()).toEqual([older.id, other.id])
  await updateStack(EDITOR, older.id, { listed: false })
  expect(await indexable()).toEqual([newer.id, other.id])
})

test('a stack that shares less than 80 % of the entries with an older one is indexable', async () => {
  const older = await save(TEN.slice(0, 9))
  const near = await save(TEN.slice(0, 7))
  expect(await indexable()).toEqual([older.id, near.id])
})

test('a stack without an owner is indexable from five tools on', async () => {
  await save(TEN.slice(0, 4), { owner: null as unknown as ViewerId })
  const five = await save(TEN.slice(5), { owner: null as unknown as ViewerId })
  expect(await indexable()).toEqual([five.id])
})

test('a near-copy names its origin before an older stack', async () => {
  const oldest = await save(TEN)
  await updateStack(EDITOR, oldest.id, { listed: false })
  const origin = await save(TEN)
  await updateStack(EDITOR, oldest.id, { listed: true })
  const copy = await save(TEN, { origin: origin.shareCode })
  const { rows } = await pool.query('SELECT near_copy_of FROM stack_index WHERE stack_id = $1', [copy.id])
  expect(rows).toEqual([{ near_copy_of: origin.id }])
})

test('near-copies of a stack that is unlisted become near-copies of the next oldest, until it is listed again', async () => {
  const [first, second, third] = [await save(TEN), await save(TEN), await save(TEN)] as const
  expect(await indexable()).toEqual([first.id])
  await updateStack(EDITOR, first.id, { listed: false })
  await workOffIndexQueue()
  expect(await indexable()).toEqual([second.id])
  await deleteStack(EDITOR, second.id)
  await workOffIndexQueue()
  expect(await indexable()).toEqual([third.id])
  await updateStack(EDITOR, first.id, { listed: true })
  await workOffIndexQueue()
  expect(await indexable()).toEqual([first.id])
})

test('a stack is compared with the current tools of older ones', async () => {
  const older = await save(TEN)
  const newer = await save(TEN)
  const use = (...names: string[]) =>
    updateStack(EDITOR, older.id, { sections: StackDraft.parse(stack(withTools(...names))).sections })
  await use('Ableton Live', 'Logic Pro')
  await workOffIndexQueue()
  expect(await indexable()).toEqual([older.id, newer.id])
  await use(...TEN)
  await workOffIndexQueue()
  expect(await indexable()).toEqual([older.id])
})

test('a near-copy stays one while a new catalogue is indexed', async () => {
  const older = await save(TEN)
  await save(TEN)
  await pool.query(`DELETE FROM index_queue; INSERT INTO index_queue SELECT 'tools', id FROM tech_stacks`)
  await pool.query(`CREATE FUNCTION stop_run() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE 'stopped'; END $$`)
  await pool.query(`CREATE TRIGGER stop_run BEFORE DELETE ON index_queue FOR EACH ROW WHEN (OLD.task = 'near-copy')
    EXECUTE FUNCTION stop_run()`)
  await expect(workOffIndexQueue()).rejects.toThrow('stopped')
  expect(await indexable()).toEqual([older.id])
  await pool.query('DROP TRIGGER stop_run ON index_queue; DROP FUNCTION stop_run')
  await workOffIndexQueue()
  expect(await indexable()).toEqual([older.id])
})
