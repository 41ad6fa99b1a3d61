import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from '@/lib/db/folder-lock'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stackbook-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A socket without a listener, as a killed process leaves it. */
async function leaveSocket(file: string): Promise<void> {
  const listen = `require('node:net').createServer().listen(${JSON.stringify(file)}, () => console.log('listening'))`
  const child = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'ignore'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

// promise: durable-saves
test('a folder left by a killed process is locked by exactly one of three concurrent starts', async () => {
  for (let round = 0; round < 5; round++) {
    await leaveSocket(path.join(folder, 'lock.sock'))
    const tries = await Promise.allSettled([1, 2, 3].map(() => lockFolder(folder)))
    const locks = tries.filter((one) => one.status === 'fulfilled').map(({ value }) => value)
    expect(locks).toHaveLength(1)
    for (const { reason } of tries.filter((one) => one.status === 'rejected'))
      expect(reason).toBeInstanceOf(FolderInUse)
    await expect(lockFolder(folder)).rejects.toThrow('is in use by another running Stackbook')
    for (const unlock of locks) await unlock()
  }
})
