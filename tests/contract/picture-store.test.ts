import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { runCommand } from '@/lib/operate/commands'
import { lastPicture, pictureId, readPicture, removeStalePictures, storePicture } from '@/lib/preview/picture-store'
import { createStack } from '@/lib/stack/data'
import { StackDraft } from '@/lib/stack/schema'
import { pictureStore } from '@/lib/storage'
import { stack } from '../support/stacks'

/** Stored pictures of stacks: the table that lists them and the files that it lists. */

const KB = 1_000
const VARIANT = 'wide-modern'

let pool: Pool
beforeAll(async () => {
  pool = await sharedPool()
})
afterAll(closeDatabase)
beforeEach(async () => {
  await pool.query('DELETE FROM tech_stacks')
  await removeStalePictures()
  expect(await files()).toEqual([])
})
afterEach(() => vi.restoreAllMocks())

const files = async (): Promise<string[]> => {
  const folder = path.join(process.env.DATA_DIR ?? '', 'pictures')
  // The folder is made by the first picture.
  return (await readdir(path.dirname(folder))).includes('pictures') ? (await readdir(folder)).toSorted() : []
}
const listed = async () => (await pool.query<{ id: string }>('SELECT id FROM stack_pictures ORDER BY id')).rows

const saved = async () => (await createStack(null, StackDraft.parse(stack()))).stack.shareCode

const keyOf = (shareCode: string, version = 1, variant = VARIANT) => ({
  id: pictureId({ shareCode, version, updatedAt: '2026-01-01T00:00:00.000Z' }, variant),
  shareCode,
  variant,
})
const bytes = (length = KB, value = 1) => new Uint8Array(length).fill(value)

const operator = async (...args: string[]) => {
  for await (const line of runCommand(pool, { command: 'stack', args })) expect(line).not.toBe('')
}

test('a picture is stored once, and replaced by that of a newer version', async () => {
  const code = await saved()
  const [first, second] = [keyOf(code, 1), keyOf(code, 2)]
  await storePicture(first, bytes(KB, 1))
  await storePicture(first, bytes(KB, 9))
  expect(await readPicture(first.id)).toEqual(bytes(KB, 1))
  await storePicture(second, bytes(KB, 2))
  expect(await files()).toEqual([second.id])
  expect(await listed()).toEqual([{ id: second.id }])
  expect(await lastPicture(code, VARIANT)).toEqual(bytes(KB, 2))
  expect(await lastPicture(code, 'square-modern')).toBeUndefined()
})

test('a picture whose write failed is stored when it is drawn again', async () => {
  const key = keyOf(await saved())
  vi.spyOn(pictureStore, 'write').mockRejectedValueOnce(new Error('no space left'))
  await storePicture(key, bytes())
  expect(await listed()).toEqual([])
  expect(await readPicture(key.id)).toBeUndefined()
  await storePicture(key, bytes())
  expect(await listed()).toEqual([{ id: key.id }])
  expect(await readPicture(key.id)).toEqual(bytes())
})

test('beyond the limit the oldest pictures are removed, of any stack', async () => {
  const keys = await Promise.all(Array.from({ length: 4 }, async () => keyOf(await saved())))
  for (const [at, key] of keys.entries()) {
    await storePicture(key, bytes(), 3 * KB)
    await pool.query('UPDATE stack_pictures SET drawn_at = $2 WHERE id = $1', [key.id, `2026-01-01T00:00:0${at}Z`])
  }
  const kept = keys.slice(1).map(({ id }) => id)
  expect(await files()).toEqual(kept.toSorted())
  expect((await listed()).map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
})

test.each(['hide', 'remove'])(
  'the operator’s command %s removes the pictures of the stack, and no others',
  async (verb) => {
    const [gone, other] = [await saved(), await saved()]
    for (const variant of [VARIANT, 'square-y2k']) await storePicture(keyOf(gone, 1, variant), bytes())
    await storePicture(keyOf(other), bytes())
    await operator(verb, gone)
    expect(await files()).toEqual([keyOf(other).id])
    expect(await listed()).toEqual([{ id: keyOf(other).id }])
  },
)
