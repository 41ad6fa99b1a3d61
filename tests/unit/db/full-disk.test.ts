import type * as fs from 'node:fs/promises'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { rethrowFolderError } from '@/lib/data-folder'
import { openFiles } from '@/lib/db/reopening-database'

const room = vi.hoisted(() => ({ blocks: 0 }))
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof fs>()),
  statfs: () => Promise.resolve({ bavail: room.blocks, bsize: 4096 }),
}))

test('a database that cannot open on a full disk is not reported as damaged', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stackbook-full-'))
  await mkdir(path.join(folder, 'database'))
  await writeFile(path.join(folder, 'database', 'PG_VERSION'), 'cut off')
  await expect(openFiles(folder).catch(rethrowFolderError)).rejects.toThrow(
    /^DATA_DIR holds .*; expected a folder on a disk with room: .* \(ENOSPC\)$/,
  )
  room.blocks = 1_000_000
  await expect(openFiles(folder).catch(rethrowFolderError)).rejects.toThrow('put it aside and restore a backup')
  await rm(folder, { recursive: true })
})
