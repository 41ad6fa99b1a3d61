import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

vi.setConfig({ testTimeout: 120_000 })

/** The standalone folder, as a container runs it, outside this project and its node_modules. */
let folder: string
let product: Product
beforeAll(async () => {
  const made = spawnSync(process.execPath, ['--import', 'tsx', 'server/build/standalone.ts'], { encoding: 'utf8' })
  expect(made.status, made.stderr).toBe(0)
  folder = await mkdtemp(path.join(tmpdir(), 'stackbook-standalone-'))
  await cp('.next/standalone', folder, { recursive: true, verbatimSymlinks: true })
  product = await startProduct({}, undefined, { folder, program: ['server.js'] })
}, 300_000)
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true })
})

test('it serves pages with their scripts, styles, icons and pictures', async () => {
  const guest = new Guest(product.origin)
  const page = await guest.get('/')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain('nonce-')
  const assets = [...page.text.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, asset = '']) => asset)
  expect(assets.length).toBeGreaterThan(3)
  const others = ['/api/icons/logos%3Areact', '/api/preview/site', '/api/health', '/about', '/favicon.ico']
  const answers = await Promise.all([...assets, ...others].map(async (at) => [at, (await guest.get(at)).status]))
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

test('another user than the one who built can copy the empty database but not change it', async () => {
  const files = await readdir(path.join(folder, '.next/empty-data'), { withFileTypes: true, recursive: true })
  const modes = files.map(async (file) =>
    ((await stat(path.join(file.parentPath, file.name))).mode & 0o777).toString(8),
  )
  expect(new Set(await Promise.all(modes))).toEqual(new Set(['644', '755']))
})

test('it generates, saves, sanitises persona pages and draws previews', async () => {
  const guest = new Guest(product.origin)
  const generated = await guest.post('/api/techstack/generate', { prompt: 'React, PostgreSQL and Figma' })
  expect(JSON.stringify(generated.json)).toContain('PostgreSQL')
  const made = await guest.post('/api/techstack', stack({ htmlContent: '<p>Hello<script>bad()</script></p>' }))
  expect(made.json.htmlContent).toBe('<p>Hello</p>')
  expect((await guest.get(`/?share=${made.json.shareCode}`)).status).toBe(200)
  expect((await guest.get(`/api/preview/${made.json.shareCode}`)).headers.get('content-type')).toBe('image/png')
  const account = await guest.post('/api/account/signup', {
    email: 'me@example.com',
    password: 'correct horse battery',
  })
  expect(account.status).toBe(201)
})

test('its commands reach the running product', async () => {
  const { json: made } = await new Guest(product.origin).post('/api/techstack', stack())
  const { status, stdout, stderr } = spawnSync(process.execPath, ['operate.js', 'stack', 'hide', made.shareCode], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: product.dataDir },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('is hidden')
  expect((await new Guest(product.origin).get(`/api/techstack/${made.shareCode}`)).status).toBe(410)
})
