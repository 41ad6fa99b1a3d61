import type { Pool } from 'pg'
import { readPool, sharedPool } from '@/lib/db/pool'
import { inBackground } from '@/lib/db/work'
import { log } from '@/lib/log'
import { visibleIn } from '@/lib/stack/visibility'
import { pictureStore } from '@/lib/storage'

/**
 * Caches drawn pictures in the file store. A table lists them, so that their total size is bounded
 * and they are deleted with their stack. If the store fails, a picture is drawn again.
 */

const MAX_BYTES = 256 * 1024 * 1024

interface PictureKey {
  readonly id: string
  readonly shareCode: string
  readonly variant: string
}

/**
 * Changes with every change of the stack. The time is included because a restored backup may repeat
 * a version.
 */
export const pictureId = (
  { shareCode, version, updatedAt }: { shareCode: string; version: number; updatedAt: string },
  variant: string,
): string => `${shareCode}-${version}-${Date.parse(updatedAt).toString(36)}-${variant}.png`

export async function readPicture(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await pictureStore.read(id)
  } catch (error) {
    log.warn({ err: error }, 'a stored picture could not be read; it is drawn once more')
    return undefined
  }
}

/** The newest picture of this size and theme, of any version. */
export async function lastPicture(shareCode: string, variant: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pool = await readPool()
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM stack_pictures WHERE share_code = $1 AND variant = $2 ORDER BY drawn_at DESC LIMIT 1',
    [shareCode, variant],
  )
  return rows[0] && readPicture(rows[0].id)
}

/**
 * Stores a picture. Deletes older ones of the same size and theme, and the oldest of all beyond the
 * size limit.
 */
export const storePicture = (
  key: PictureKey,
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number = MAX_BYTES,
): Promise<void> =>
  inBackground(async () => {
    const { id, shareCode, variant } = key
    try {
      const pool = await sharedPool()
      const { rowCount } = await pool.query(
        'INSERT INTO stack_pictures (id, share_code, variant, bytes) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [id, shareCode, variant, bytes.length],
      )
      // Another instance has stored the same picture.
      if (rowCount === 0) return
      await writeListed(pool, id, bytes)
      const { rows } = await pool.query<{ id: string }>(OUTDATED, [shareCode, variant, id, maxBytes])
      await removeFiles(rows)
    } catch (error) {
      log.warn({ err: error }, 'a drawn picture could not be stored; it is drawn again when it is asked for')
    }
  })

/** A row without its file would keep the picture from being stored when it is drawn again. */
async function writeListed(pool: Pool, id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await pictureStore.write(id, { type: 'image/png', bytes })
  } catch (error) {
    await pool.query('DELETE FROM stack_pictures WHERE id = $1', [id])
    throw error
  }
}

const OUTDATED = `DELETE FROM stack_pictures WHERE (share_code = $1 AND variant = $2 AND id <> $3) OR id IN (
    SELECT id FROM (SELECT id, sum(bytes) OVER (ORDER BY drawn_at DESC, id) AS total FROM stack_pictures) newest
    WHERE total > $4)
  RETURNING id`

/** Pictures of stacks that are deleted, hidden or removed. */
const ORPHANS = `DELETE FROM stack_pictures WHERE NOT EXISTS (
    SELECT 1 FROM tech_stacks stack WHERE stack.share_code = stack_pictures.share_code AND ${visibleIn('stack')})
  RETURNING id`

export async function removeStalePictures(given?: Pool): Promise<void> {
  const pool = given ?? (await sharedPool())
  const { rows } = await pool.query<{ id: string }>(ORPHANS)
  await removeFiles(rows)
}

async function removeFiles(pictures: readonly { id: string }[]): Promise<void> {
  for (const { id } of pictures) {
    try {
      await pictureStore.remove(id)
    } catch (error) {
      log.warn({ err: error, picture: id }, 'the file of a removed picture could not be removed')
    }
  }
}
