import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startProduct } from '../support/product'
import { freePort } from '../support/free-port'
import { buildWhenStale } from '@/server/build/build'

let folder: string
let npm: ChildProcess | undefined
beforeEach(async () => {
  await buildWhenStale()
  folder = await mkdtemp(path.join(tmpdir(), 'stackbook-npm-'))
})
afterEach(async () => {
  // Kills the whole process group, in case the test fails and leaves a process.
  if (npm?.pid && npm.exitCode === null && npm.signalCode === null) process.kill(-npm.pid, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Runs `npm start` in a separate process group. Resolves when the server listens. */
async function startByNpm(): Promise<ChildProcess> {
  const started = spawn('npm', ['start'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  npm = started
  await vi.waitFor(() => expect(output).toContain('listens on'), { timeout: 120_000, interval: 100 })
  return started
}

test('SIGTERM and SIGINT to npm stop the server, and the next start gets its data folder', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const started = await startByNpm()
    const closed = once(started, 'close')
    started.kill(signal)
    // Its output closes when the last process of the group has ended.
    await closed
  }
  const again = await startProduct({}, folder)
  await again.stop()
})

test('of two starts on one data folder one serves, and the other exits with a message', async () => {
  const [first, second] = await Promise.allSettled([startProduct({}, folder), startProduct({}, folder)])
  const served = [first, second].flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const refused = [first, second].flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
  expect(served).toHaveLength(1)
  expect(refused.map((text) => text.match(/^Stackbook cannot start.*$/gm))).toEqual([
    [
      `Stackbook cannot start: DATA_DIR ${folder} is in use by another running Stackbook; stop it, or give this one another DATA_DIR or a DATABASE_URL`,
    ],
  ])
  await served[0]?.stop()
})
