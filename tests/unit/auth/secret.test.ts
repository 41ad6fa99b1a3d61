import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stackbook-secret-'))
  file = path.join(folder, 'auth-secret')
  vi.resetModules()
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('NEXTAUTH_SECRET', '')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const secret = async () => (await import('@/lib/auth/secret')).authSecret()

test('without a configured secret one is created that only its owner can read, and kept', async () => {
  const made = await secret()
  expect(made).toMatch(/^[\w-]{43}$/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  vi.resetModules()
  expect(await secret()).toBe(made)
})

// promise: short-lived-tokens
test('a secret file truncated by a full disk stops the start, and is not overwritten', async () => {
  for (const left of ['', 'short']) {
    await writeFile(file, left)
    await expect(secret()).rejects.toThrow(`${file} holds a secret of ${left.length} characters`)
    expect(await readFile(file, 'utf8')).toBe(left)
  }
})
