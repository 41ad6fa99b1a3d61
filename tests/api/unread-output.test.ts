import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { freePort } from '../support/free-port'

test('the product starts, serves and stops normally after its output was closed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stackbook-'))
  const port = await freePort()
  const product = spawn(process.execPath, ['server/boot/start.mjs'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
    } as never,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(product, 'exit')
  product.stdout.destroy()
  product.stderr.destroy()
  const health = () => fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(10_000) })
  try {
    await vi.waitFor(async () => expect((await health()).status).toBe(200), { timeout: 60_000, interval: 200 })
    for (let i = 0; i < 5; i++) expect((await health()).status).toBe(200)
    product.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  } finally {
    product.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}, 90_000)
