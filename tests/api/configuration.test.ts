import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest, signUp } from '../support/people'
import { startProduct } from '../support/product'

/** An invalid value stops the start with one line: the variable, its value and the expected one. */
// promise: no-secrets-in-logs
describe('a start with an invalid value', () => {
  test.each([
    ['PORT', { PORT: 'http' }, /^Stackbook cannot start: PORT holds "http"; expected a port from 0 to 65535$/m],
    [
      'AUTH_KEY',
      { AUTH_KEY: 'a:b' },
      /^Stackbook cannot start: AUTH_KEY holds "a:b"; expected a name without a colon$/m,
    ],
    [
      'SMTP_URL without NEXTAUTH_URL',
      { SMTP_URL: 'smtp://user:hunter2@mail.example' },
      /^Stackbook cannot start: NEXTAUTH_URL holds nothing; expected the public origin/m,
    ],
    [
      'a DATABASE_URL of another kind',
      { DATABASE_URL: 'mysql://root:hunter2@db/x' },
      /^Stackbook cannot start: DATABASE_URL holds a secret of \d+ characters; expected an address that starts with postgres/m,
    ],
    [
      'RATE_LIMIT off on a real deployment',
      { RATE_LIMIT: 'off', NEXTAUTH_URL: 'https://stacks.example' },
      /^Stackbook cannot start: RATE_LIMIT holds "off"; expected on/m,
    ],
  ])('%s is refused in one line', async (_what, env, line) => {
    const refused = await startProduct(env).then(
      () => 'it started',
      (error: unknown) => String(error),
    )
    expect(refused).toMatch(line)
    expect(refused).not.toContain('hunter2')
    expect(refused.match(/^Stackbook cannot start/gm)).toHaveLength(1)
  })
})

describe('a start without a usable database or address', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'stackbook-start-'))
    await writeFile(path.join(folder, 'file'), '')
    await symlink(path.join(folder, 'nothing', 'here'), path.join(folder, 'leads-nowhere'))
    await mkdir(path.join(folder, 'no-socket', 'operate.sock'), { recursive: true })
    await mkdir(path.join(folder, 'damaged', 'database'), { recursive: true })
    await writeFile(path.join(folder, 'damaged', 'database', 'PG_VERSION'), 'garbage')
  })
  afterAll(() => rm(folder, { recursive: true }))

  test.each([
    [
      'a DATA_DIR that is a file',
      'file',
      {},
      'DATA_DIR holds FOLDER/file; expected a folder that Stackbook can write to (EEXIST)',
    ],
    [
      'a DATA_DIR that leads nowhere',
      'leads-nowhere',
      {},
      'DATA_DIR holds FOLDER/leads-nowhere; expected a folder that Stackbook can write to (ENOENT)',
    ],
    [
      'a DATA_DIR of which the system says that the folder around it is not there',
      '',
      { DATA_DIR: '/proc/stackbook/data', NEXTAUTH_SECRET: '' },
      'DATA_DIR holds /proc/stackbook/data; expected a folder that Stackbook can write to (ENOENT)',
    ],
    [
      'a DATA_DIR in which nothing listens',
      'no-socket',
      {},
      'DATA_DIR holds FOLDER/no-socket; expected a folder that Stackbook can write to (ERR_FS_EISDIR)',
    ],
    [
      'a HOST that is not here',
      'host',
      // An invalid name, for which no name server is asked.
      { HOST: 'no such host' },
      'HOST holds no such host; expected an address of this machine',
    ],
    [
      'a PostgreSQL that is not there',
      'elsewhere',
      { DATABASE_URL: 'postgresql://stackbook:hunter2@127.0.0.1:1/stackbook' },
      'DATABASE_URL holds a secret of 52 characters; expected a PostgreSQL that accepts connections from Stackbook (connect ECONNREFUSED 127.0.0.1:1)',
    ],
    [
      'a damaged database',
      'damaged',
      {},
      'the database in FOLDER/damaged/database cannot be opened; put it aside and restore a backup',
    ],
  ])('%s is reported in one line', async (_what, data, env, line) => {
    const refused = await startProduct(env, path.join(folder, data)).then(
      () => 'it started',
      (error: unknown) => String(error),
    )
    expect(refused.match(/^Stackbook cannot start.*$/gm)).toEqual([
      `Stackbook cannot start: ${line.replace('FOLDER', folder)}`,
    ])
  })

  test('an unusable address or port is reported before any file is created', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const port = String((taken.address() as AddressInfo).port)
    const places: Record<string, Record<string, string>> = { host: { HOST: 'no such host' }, port: { PORT: port } }
    for (const [what, env] of Object.entries(places)) {
      const dataDir = path.join(folder, `no ${what}`)
      await expect(startProduct(env, dataDir), what).rejects.toThrow('Stackbook cannot start')
      expect(existsSync(dataDir), what).toBe(false)
    }
    taken.close()
  })
})

test('a start without a secret creates one that only its owner can read, and later starts use it', async () => {
  const first = await startProduct({ NEXTAUTH_SECRET: '' })
  expect((await stat(path.join(first.dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
  const { cookie } = await signUp(first.origin)
  await first.kill()
  const again = await startProduct({ NEXTAUTH_SECRET: '' }, first.dataDir)
  expect((await new Guest(again.origin, { cookie }).get('/api/account/token')).status).toBe(200)
  await again.stop()
})
