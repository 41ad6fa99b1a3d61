import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { catalogueFingerprint } from '@/lib/catalog/fingerprint'
import { sharedPool } from '@/lib/db/pool'
import { inTransaction } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import { NOTE_NEAR_COPY } from './near-copy'
import { INDEX_TOOLS, indexParameters, type ToolsOfStack } from './tool-index'

/**
 * The background half of the tool index: stacks that were stored without it (by an older release or from a backup) are
 * read in small batches while the product serves. Every batch is a transaction, and instances skip each other's rows.
 */
const BATCH = 50
const CHANGES = 20_000

const NEXT_STACKS = `SELECT stack_id AS id, jsonb_path_query_array(sections, '$[*].tools[*].text') AS texts
  FROM index_queue JOIN tech_stacks ON id = stack_id WHERE task = 'tools'
  ORDER BY stack_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`
const QUEUE_NEAR_COPIES = `INSERT INTO index_queue (task, stack_id) SELECT 'near-copy', unnest($1::text[]) ON CONFLICT DO NOTHING`

const NEXT_NEAR_COPIES = `DELETE FROM index_queue WHERE task = 'near-copy' AND stack_id IN (
    SELECT stack_id FROM index_queue WHERE task = 'near-copy' ORDER BY stack_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING stack_id AS id`

/** Adds changes to the counts: both are read in one statement, so that a reader sees the same sum before and after. */
const ADD_CHANGES = `WITH taken AS (
    DELETE FROM tool_changes WHERE id IN (SELECT id FROM tool_changes ORDER BY id LIMIT ${CHANGES}) RETURNING tool, change)
  INSERT INTO tool_counts (tool, stacks) SELECT tool, sum(change) FROM taken GROUP BY tool
  ON CONFLICT (tool) DO UPDATE SET stacks = tool_counts.stacks + excluded.stacks RETURNING tool, stacks`
const REMOVE_UNUSED = 'DELETE FROM tool_counts WHERE tool = ANY($1)'
/** One instance at a time, because two would wait for each other's rows. */
const ONE_ADDS = `SELECT pg_try_advisory_xact_lock(hashtext('stackbook.tool_counts')) AS mine`

async function indexBatch(pool: Pool): Promise<number> {
  return inTransaction(pool, 'BEGIN', async (client) => {
    const { rows } = await client.query<ToolsOfStack>(NEXT_STACKS)
    if (rows.length === 0) return 0
    await client.query(INDEX_TOOLS, indexParameters(rows))
    await client.query(QUEUE_NEAR_COPIES, [rows.map(({ id }) => id)])
    return rows.length
  })
}

async function nearCopyBatch(pool: Pool): Promise<number> {
  return inTransaction(pool, 'BEGIN', async (client) => {
    const { rows } = await client.query<{ id: string }>(NEXT_NEAR_COPIES)
    for (const { id } of rows) await client.query(NOTE_NEAR_COPY, [id])
    return rows.length
  })
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
    const done = (await indexBatch(pool)) + (await nearCopyBatch(pool)) + (await addChanges(pool))
    if (done === 0) return
    await pause(performance.now() - began, undefined, { ref: false })
  }
}

/** A changed catalogue may map tools to other entries, so all stacks are read again. */
export async function queueForCatalogue(): Promise<void> {
  const pool = await sharedPool()
  const fingerprint = catalogueFingerprint()
  const { rows } = await pool.query('SELECT 1 FROM indexed_catalogue WHERE fingerprint = $1', [fingerprint])
  if (rows.length > 0) return
  await inTransaction(pool, 'BEGIN', async (client) => {
    await client.query(
      `INSERT INTO index_queue (task, stack_id) SELECT 'tools', id FROM tech_stacks ON CONFLICT DO NOTHING`,
    )
    await client.query(
      `INSERT INTO indexed_catalogue (id, fingerprint) VALUES (1, $1)
       ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint`,
      [fingerprint],
    )
  })
  log.info('the catalogue is new: the tools of all stacks are read again')
}
