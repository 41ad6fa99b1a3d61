import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { catalogueFingerprint } from '@/lib/catalog/fingerprint'
import { sharedPool } from '@/lib/db/pool'
import { inTransaction, onConnection } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import { NOTE_NEAR_COPY, QUEUE_FOLLOWERS, QUEUE_NEWER } from './near-copy'
import { INDEX_READ, indexParameters, type ToolsOfStack } from './tool-index'

/**
 * Indexes stacks in the background: those stored without the index (by an older release or from a
 * backup), and all of them after a change of the catalogue. Works in small batches while the
 * product serves. No transaction is larger than one batch, so a save waits for it no longer than
 * for another save.
 */
const BATCH = 20
const CHANGES = 20_000

/**
 * Moves the cursor of a new catalogue, and puts the stacks that it passes on the queue while that
 * is short. It skips those that are being deleted for good, and waits for no other row.
 */
const QUEUE_NEXT = `WITH cursor AS MATERIALIZED (
    SELECT done_up_to FROM indexed_catalogue WHERE done_up_to IS NOT NULL
    AND (SELECT count(*) FROM (SELECT 1 FROM index_queue WHERE task = 'tools' LIMIT ${BATCH}) AS queued) < ${BATCH}
    FOR UPDATE SKIP LOCKED),
  next AS MATERIALIZED (
    SELECT id FROM tech_stacks WHERE id > (SELECT done_up_to FROM cursor) ORDER BY id LIMIT ${BATCH}
    FOR KEY SHARE SKIP LOCKED),
  queued AS (INSERT INTO index_queue (task, stack_id) SELECT 'tools', id FROM next ON CONFLICT DO NOTHING)
  UPDATE indexed_catalogue SET done_up_to = (SELECT max(id) FROM next) WHERE EXISTS (SELECT 1 FROM cursor)`

const NEXT_STACKS = `SELECT id, version, jsonb_path_query_array(sections, '$[*].tools[*].text') AS texts
  FROM index_queue JOIN tech_stacks ON id = stack_id WHERE task = 'tools' ORDER BY stack_id LIMIT ${BATCH}`

const nextOf = (task: string) => `DELETE FROM index_queue WHERE task = '${task}' AND stack_id = (
    SELECT stack_id FROM index_queue WHERE task = '${task}' ORDER BY stack_id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING stack_id AS id`

/**
 * Adds changes to the counts: both are read in one statement, so that a reader sees the same sum
 * before and after.
 */
const ADD_CHANGES = `WITH taken AS (
    DELETE FROM tool_changes WHERE id IN (SELECT id FROM tool_changes ORDER BY id LIMIT ${CHANGES}) RETURNING tool, change)
  INSERT INTO tool_counts (tool, stacks) SELECT tool, sum(change) FROM taken GROUP BY tool
  ON CONFLICT (tool) DO UPDATE SET stacks = tool_counts.stacks + excluded.stacks RETURNING tool, stacks`
const REMOVE_UNUSED = 'DELETE FROM tool_counts WHERE tool = ANY($1)'
/** One instance at a time, because two would wait for each other's rows. */
const ONE_ADDS = `SELECT pg_try_advisory_xact_lock(hashtext('stackbook.tool_counts')) AS mine`

interface ReadStack extends ToolsOfStack {
  readonly version: number
}

/** Returns 0 if nothing could be done: stacks that are being saved meanwhile stay on the queue. */
async function indexBatch(pool: Pool): Promise<number> {
  return onConnection(pool, 'ROLLBACK', async (client) => {
    const { rowCount: moved } = await client.query(QUEUE_NEXT)
    const { rows } = await client.query<ReadStack>(NEXT_STACKS)
    if (rows.length === 0) return moved ?? 0
    const versions = rows.map(({ version }) => version)
    const done = await client.query<{ indexed: number }>(INDEX_READ, [...indexParameters(rows), versions])
    return (moved ?? 0) + (done.rows[0]?.indexed ?? 0)
  })
}

/** Does the task of up to a batch of stacks, one in each transaction. */
async function workOff(pool: Pool, task: string, work: (client: PoolClient, id: string) => Promise<void>) {
  const doNext = () =>
    inTransaction(pool, 'BEGIN', async (client) => {
      const { rows } = await client.query<{ id: string }>(nextOf(task))
      for (const { id } of rows) await work(client, id)
      return rows.length > 0
    })
  let done = 0
  while (done < BATCH && (await doNext())) done++
  return done
}

async function noteNearCopy(client: PoolClient, id: string): Promise<void> {
  await client.query(NOTE_NEAR_COPY, [id])
}

/** Newer stacks look again for a stack of which they are a near-copy. */
async function queueFollowers(client: PoolClient, id: string): Promise<void> {
  await client.query(QUEUE_NEWER, [id])
  await client.query(QUEUE_FOLLOWERS, [id])
}

async function addChanges(pool: Pool): Promise<number> {
  return inTransaction(pool, 'BEGIN', async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(ONE_ADDS)
    if (!rows[0]?.mine) return 0
    const { rows: counts } = await client.query<{ tool: string; stacks: number }>(ADD_CHANGES)
    const unused = counts.filter(({ stacks }) => stacks === 0).map(({ tool }) => tool)
    if (unused.length > 0) await client.query(REMOVE_UNUSED, [unused])
    return counts.length
  })
}

/** Works off the queue, with pauses as long as the work, so that requests are not delayed. */
export async function workOffIndexQueue(): Promise<void> {
  for (;;) {
    const began = performance.now()
    const pool = await sharedPool()
    const done =
      (await indexBatch(pool)) +
      (await workOff(pool, 'followers', queueFollowers)) +
      (await workOff(pool, 'near-copy', noteNearCopy)) +
      (await addChanges(pool))
    if (done === 0) return
    await pause(performance.now() - began, undefined, { ref: false })
  }
}

/**
 * A changed catalogue may map tools to other entries, so the cursor begins again. Ids follow the
 * empty text.
 */
const BEGIN_AGAIN = `INSERT INTO indexed_catalogue (id, fingerprint, done_up_to) VALUES (1, $1, '')
  ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint, done_up_to = ''
  WHERE indexed_catalogue.fingerprint <> excluded.fingerprint`

export async function queueForCatalogue(): Promise<void> {
  const { rowCount } = await (await sharedPool()).query(BEGIN_AGAIN, [catalogueFingerprint()])
  if (rowCount) log.info('the catalogue is new: the tools of all stacks are read again')
}
