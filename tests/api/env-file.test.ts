import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWhenStale } from '@/server/build/build'
import { Guest } from '../support/people'
import { startProduct } from '../support/product'

/** A copy of the installation with a separate `.env`. */
let folder: string
beforeAll(async () => {
  await buildWhenStale()
  folder = await mkdtemp(path.join(tmpdir(), 'stackbook-env-'))
  for (const name of await readdir('.'))
    if (!name.startsWith('.env')) await symlink(path.resolve(name), path.join(folder, name))
  // A file that Next reads by default.
  await writeFile(path.join(folder, '.env.local'), 'SITE_TAGLINE=from the local file\nSITE_NAME=from the local file\n')
})
afterAll(() => rm(folder, { recursive: true }))

const write = (...lines: string[]) => writeFile(path.join(folder, '.env'), `${lines.join('\n')}\n`)

test('.env configures the server and pages, environment variables win over it, and .env.local is not read', async () => {
  await write('TRUST_PROXY_HOPS=1', 'LOG_LEVEL=debug', 'SITE_NAME="Ours $HOME"', 'METRICS_TOKEN=from-the-file')
  const product = await startProduct({ METRICS_TOKEN: 'from-the-environment' }, undefined, { folder })
  try {
    const guest = new Guest(product.origin)
    const page = await guest.get('/about')
    expect(page.text).toContain('Ours $HOME')
    expect(page.text).not.toContain('from the local file')
    const metrics = (token: string) => guest.get('/api/metrics', { authorization: `Bearer ${token}` })
    expect((await metrics('from-the-environment')).status).toBe(200)
    expect((await metrics('from-the-file')).status).toBe(404)
    // Only our own server logs a warning for a forwarded header without a proxy.
    await guest.get('/api/health', { 'x-forwarded-for': '203.0.113.9' })
    expect(product.output()).not.toContain('X-Forwarded-For')
    expect(product.output()).toContain('"level":"debug"')
  } finally {
    await product.stop()
  }
})

test('an invalid value in .env stops the start with one line', async () => {
  await write('AUTH_KEY=a:b')
  await expect(startProduct({}, undefined, { folder })).rejects.toThrow(
    /^Stackbook cannot start: AUTH_KEY holds "a:b"; expected a name without a colon$/m,
  )
})

test('commands read .env', async () => {
  await write('DATA_DIR=from-the-file')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'server/boot/operate.ts', 'export', 'feedback'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME } as unknown as NodeJS.ProcessEnv,
    },
  )
  expect(stderr).toContain(`There is no database in DATA_DIR ${path.join(folder, 'from-the-file')}`)
  expect(status).toBe(1)
})
