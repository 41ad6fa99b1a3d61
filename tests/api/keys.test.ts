import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import pg from 'pg'
import { freshDatabase, overBothDatabases } from '../support/api'
import { createKey } from '../support/keys'
import { operate } from '../support/operator'
import { Guest, signUp, type User } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { png } from '../support/pictures'
import { stack } from '../support/stacks'

/** API keys: what they allow a program, and what no key allows. */

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

overBothDatabases(
  'API keys',
  (running) => {
    let owner: User
    let other: User
    beforeAll(async () => {
      owner = await signUp(running().product.origin)
      other = await signUp(running().product.origin)
    })
    const guest = () => new Guest(running().product.origin)
    const newStack = async () => (await owner.post('/api/techstack', stack())).json

    test('a key is shown once, has the form sb_ and 40 letters, and is listed by its prefix', async () => {
      const made = await owner.post('/api/account/keys', { name: ' CI ', scope: 'read' })
      expect(made.status).toBe(201)
      expect(made.json.key).toMatch(/^sb_[1-9A-HJ-NP-Za-km-z]{40}$/)
      const { id, createdAt } = made.json
      const listed = await owner.get('/api/account/keys')
      const prefix = made.json.key.slice(3, 11)
      expect(listed.json).toEqual([{ id, name: 'CI', scope: 'read', prefix, createdAt, lastUsedAt: null }])
      expect((await other.get('/api/account/keys')).json).toEqual([])
      expect((await owner.call('DELETE', `/api/account/keys/${id}`)).status).toBe(200)
    })

    test.each([
      ['without a name', { scope: 'read' }],
      ['with a blank name', { name: ' ', scope: 'read' }],
      ['with a name of 61 letters', { name: 'x'.repeat(61), scope: 'read' }],
      ['with an unknown scope', { name: 'CI', scope: 'admin' }],
      ['without a scope', { name: 'CI' }],
    ])('a key %s is refused with 400', async (_what, body) => {
      expect((await owner.post('/api/account/keys', body)).status).toBe(400)
    })

    test('an account has at most ten keys, also when they are created concurrently', async () => {
      const user = await signUp(running().product.origin)
      const create = () => user.post('/api/account/keys', { name: 'CI', scope: 'read' })
      const statuses = (await Promise.all(Array.from({ length: 12 }, create))).map(({ status }) => status)
      expect(statuses.filter((status) => status === 201)).toHaveLength(10)
      expect(statuses.filter((status) => status === 409)).toHaveLength(2)
    })

    test('a key with the scope read reads own and public data, and writes nothing', async () => {
      const { key, program } = await createKey(owner, 'read')
      const made = await newStack()
      expect((await program.get(`/api/techstack/${made.shareCode}`)).json.id).toBe(made.id)
      expect((await program.get(`/api/user/${owner.id}/techstacks`)).json[0].id).toBe(made.id)
      expect((await program.get(`/api/user/${other.id}/techstacks`)).status).toBe(403)
      const refusals = [
        await program.post('/api/techstack', stack()),
        await program.put(`/api/techstack/${made.id}`, { title: 'x' }),
        await program.call('DELETE', `/api/techstack/${made.id}`),
        await program.post(`/api/share/${made.shareCode}`, {}),
        await program.post('/api/techstack/generate', { prompt: 'React' }),
        await program.call('POST', '/api/icons', { raw: png(), headers: { 'content-type': 'image/png' } }),
      ]
      for (const { status, json } of refusals) {
        expect(status).toBe(403)
        expect(json.error).toBe('This API key may only read. Create one with the scope write to change things.')
      }
      expect((await owner.get('/api/account/keys')).json[0].lastUsedAt).not.toBeNull()
      expect(running().product.output()).not.toContain(key)
    })

    test('a key with the scope write saves, changes, shares and deletes stacks of its owner only', async () => {
      const { program } = await createKey(owner, 'write')
      const { json: made } = await program.post('/api/techstack', stack())
      expect(made.userId).toBe(owner.id)
      expect((await program.put(`/api/techstack/${made.id}`, { title: 'New' })).json.title).toBe('New')
      expect((await program.post(`/api/share/${made.shareCode}`, {})).status).toBe(201)
      const icon = await program.call('POST', '/api/icons', { raw: png(), headers: { 'content-type': 'image/png' } })
      expect(icon.status).toBe(201)
      expect((await program.call('DELETE', `/api/techstack/${made.id}`)).status).toBe(200)
      const { json: foreign } = await other.post('/api/techstack', stack())
      expect((await program.put(`/api/techstack/${foreign.id}`, { title: 'x' })).status).toBe(403)
      expect((await program.post('/api/techstack', stack({ userId: other.id }))).status).toBe(403)
    })

    test.each([
      ['GET', '/api/account/keys'],
      ['GET', '/api/%61ccount/keys'],
      ['POST', '/api/account/keys'],
      ['GET', '/api/account/export'],
      ['GET', '/api/account/token'],
      ['DELETE', '/api/account'],
      ['POST', '/api/account/password'],
      ['GET', '/api/auth/csrf'],
      ['POST', '/api/techstack/some-id/claim'],
      ['POST', '/api/feedback'],
      ['POST', '/api/report/ABCDEFGH23'],
    ])('%s %s refuses every key with 403, also with the session cookie beside it', async (method, path) => {
      const { key } = await createKey(owner, 'write')
      const program = new Guest(running().product.origin, { ...bearer(key), cookie: owner.cookie })
      const body = method === 'GET' ? {} : { body: { name: 'x', scope: 'read', secret: 'x' } }
      expect((await program.call(method, path, body)).status).toBe(403)
    })

    test('an unknown, altered or malformed key gets 401 on every route, also on public ones', async () => {
      const { key } = await createKey(owner, 'write')
      const changed = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a')
      for (const wrong of [changed, `sb_${'1'.repeat(40)}`, 'sb_', `${key}x`, `sb_${'0'.repeat(40)}`]) {
        const program = new Guest(running().product.origin, bearer(wrong))
        for (const answer of [
          await program.get('/api/techstack/popular'),
          await program.post('/api/techstack', stack()),
        ]) {
          expect(answer.status).toBe(401)
          expect(answer.text).not.toContain(wrong.slice(11) || 'sb_')
        }
      }
    })

    test('another user can neither see nor delete a key', async () => {
      const { id, program } = await createKey(owner, 'read')
      expect((await other.call('DELETE', `/api/account/keys/${id}`)).status).toBe(403)
      expect((await guest().call('DELETE', `/api/account/keys/${id}`)).status).toBe(401)
      expect((await other.call('DELETE', '/api/account/keys/unknown')).status).toBe(404)
      expect((await program.get('/api/techstack/popular')).status).toBe(200)
    })

    test('a page of another site is accepted with a key, and refused without one', async () => {
      const { key } = await createKey(owner, 'write')
      const page = { origin: 'https://there.example', 'sec-fetch-site': 'cross-site' }
      const saved = await guest().post('/api/techstack', stack(), { ...page, ...bearer(key) })
      expect([saved.status, saved.headers.get('access-control-allow-origin')]).toEqual([201, '*'])
      expect(saved.headers.has('access-control-allow-credentials')).toBe(false)
      const refused = await guest().post('/api/techstack', stack(), page)
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null])
    })

    test.each([
      ['/api/techstack', 'POST', '*'],
      ['/api/techstack/some-id', 'PUT', '*'],
      ['/api/tools', 'GET', '*'],
      ['/api/account/keys', 'POST', null],
      ['/api/account', 'DELETE', null],
      ['/api/feedback', 'POST', null],
    ])('the preflight of %s for %s answers 204 and allows %s', async (path, method, allowed) => {
      const { status, headers } = await guest().call('OPTIONS', path, {
        headers: { origin: 'https://there.example', 'access-control-request-method': method },
      })
      expect([status, headers.get('access-control-allow-origin')]).toEqual([204, allowed])
      expect(headers.get('access-control-allow-headers')).toBe(allowed && 'Authorization, Content-Type')
      expect(headers.has('access-control-allow-credentials')).toBe(false)
    })

    // promise: no-secrets-in-logs
    test('the log identifies a key by its prefix and never contains the whole key', async () => {
      const { key, program } = await createKey(owner, 'write')
      await program.post('/api/techstack', stack())
      const { output } = running().product
      const prefix = key.slice(3, 11)
      await expect.poll(output).toMatch(new RegExp(`"userId":"${owner.id}","keyPrefix":"${prefix}".*"API key created"`))
      await expect
        .poll(output)
        .toMatch(
          new RegExp(`"method":"POST","path":"/api/techstack","status":201.*"${prefix}".*"write with an API key"`),
        )
      expect(output()).not.toContain(key)
      expect(output()).not.toContain(key.slice(11))
    })

    test('the log names a deleted key', async () => {
      const { id, key } = await createKey(owner, 'read')
      await owner.call('DELETE', `/api/account/keys/${id}`)
      const line = new RegExp(`"userId":"${owner.id}","keyPrefix":"${key.slice(3, 11)}","msg":"API key deleted"`)
      await expect.poll(running().product.output).toMatch(line)
    })

    test('the log names calls of MCP that write, with their outcome, and none that read', async () => {
      const { key, program } = await createKey(owner, 'write')
      const call = (name: string, input: object) =>
        program.post('/api/mcp', {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: input },
        })
      const { output } = running().product
      const lines = () =>
        output()
          .split('\n')
          .filter((line) => line.includes(`"keyPrefix":"${key.slice(3, 11)}"`) && line.includes('MCP'))
          .map((line) => JSON.parse(line) as Record<string, unknown>)
      const { json: foreign } = await other.post('/api/techstack', stack())
      await call('get_tool', { id: 'react' })
      const saved = await call('save_stack', { stack: { name: 'Mine', sections: [] } })
      await call('save_stack', { code: foreign.shareCode, stack: { sections: [] } })
      const { code } = saved.json.result.structuredContent
      const written = { tool: 'save_stack', userId: owner.id, msg: 'MCP write with an API key' }
      await expect.poll(lines).toHaveLength(2)
      expect(lines()).toMatchObject([
        { ...written, code, status: 200 },
        { ...written, code: foreign.shareCode, status: 403 },
      ])
      expect(output()).not.toMatch(new RegExp(`"path":"/api/mcp".*"${key.slice(3, 11)}".*"write with an API key"`))
    })

    test('a backup of the database contains the prefix of a key and not its secret', async () => {
      const { key } = await createKey(owner, 'read')
      const folder = mkdtempSync(path.join(tmpdir(), 'stackbook-keys-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const file = path.join(folder, 'whole.backup')
      const { product, databaseUrl } = running()
      const { err } = await operate({ dataDir: product.dataDir, databaseUrl }, 'backup', file)
      const text = gunzipSync(readFileSync(file)).toString()
      expect(text, err).toContain(key.slice(3, 11))
      expect(text).not.toContain(key.slice(11))
    })

    test('the export of the account lists its keys without their secrets', async () => {
      const { key } = await createKey(owner, 'read')
      const { text, json } = await guest().get('/api/account/export', { cookie: owner.cookie })
      expect(json.apiKeys[0]).toMatchObject({ name: 'A program', scope: 'read', prefix: key.slice(3, 11) })
      expect(text).not.toContain(key)
    })

    test('deleting the account revokes its keys', async () => {
      const user = await signUp(running().product.origin)
      const { program } = await createKey(user, 'read')
      expect((await program.get('/api/tools/react')).status).toBe(200)
      const end = { confirm: user.email, stacks: 'keep' }
      await guest().call('DELETE', '/api/account', { body: end, headers: { cookie: user.cookie } })
      expect((await program.get('/api/tools/react')).status).toBe(401)
    })
  },
  { LOG_LEVEL: 'trace' },
)

describe('API keys on two instances', () => {
  let instances: [Product, Product]
  let databaseUrl: string
  let owner: User
  beforeAll(async () => {
    databaseUrl = await freshDatabase()
    const env = { RATE_LIMIT: 'on', DATABASE_URL: databaseUrl }
    instances = await Promise.all([startProduct(env), startProduct(env)])
    owner = await signUp(instances[0].origin)
  })
  afterAll(() => Promise.all(instances.map((instance) => instance.stop())))
  const programs = (key: string) => instances.map(({ origin }) => new Guest(origin, bearer(key)))

  test('a deleted key is refused by both at once', async () => {
    const { key, id } = await createKey(owner, 'read')
    const statuses = () => Promise.all(programs(key).map(async (program) => (await program.get('/api/tools')).status))
    expect(await statuses()).toEqual([200, 200])
    expect((await owner.call('DELETE', `/api/account/keys/${id}`)).status).toBe(200)
    expect(await statuses()).toEqual([401, 401])
  })

  test('the database contains a hash of a key, and no column of any table the key', async () => {
    const { key, program } = await createKey(owner, 'write')
    const idempotent = { 'idempotency-key': 'a-key' }
    expect((await program.post('/api/techstack', stack(), idempotent)).status).toBe(201)
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows: columns } = await client.query<{ table_name: string; column_name: string; data_type: string }>(
      `SELECT table_name, column_name, data_type FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type IN ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY')`,
    )
    const columnsWith = async (text: string) => {
      const found = []
      for (const { table_name: table, column_name: column, data_type: type } of columns) {
        const shown = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
        const { rowCount } = await client.query(`SELECT 1 FROM "${table}" WHERE position($1 in ${shown}) > 0 LIMIT 1`, [
          text,
        ])
        if (rowCount) found.push(`${table}.${column}`)
      }
      return found
    }
    expect(columns.length).toBeGreaterThan(50)
    expect(await columnsWith(key.slice(3, 11))).toEqual(['api_keys.prefix'])
    expect(await columnsWith(key.slice(11))).toEqual([])
    const { rows } = await client.query<{ row: string; hash: string }>(
      'SELECT k::text AS row, hash FROM api_keys k WHERE prefix = $1',
      [key.slice(3, 11)],
    )
    await client.end()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(key.slice(11))
    expect(rows[0]?.hash).toMatch(/^[\da-f]{64}$/)
  })

  test('a key has 120 requests a minute over both instances, reported in RateLimit headers', async () => {
    const { key } = await createKey(owner, 'read')
    const { key: second } = await createKey(owner, 'read')
    const [one, two] = programs(key)
    const first = await one?.get('/api/tools/react')
    expect(first?.headers.get('ratelimit-policy')).toBe('"key";q=120;w=60')
    expect(first?.headers.get('ratelimit')).toMatch(/^"key";r=119;t=(60|5\d)$/)
    const ask = (_: unknown, index: number) => (index % 2 ? one : two)?.get('/api/techstack/search')
    const answers = await Promise.all(Array.from({ length: 125 }, ask))
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(119)
    for (const program of [one, two]) {
      const refused = await program?.get('/api/tools/react')
      expect(refused?.status).toBe(429)
      expect(refused?.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/)
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await programs(second)[0]?.get('/api/tools/react'))?.status).toBe(200)
  })

  test('the 121st call of MCP with a key is a failed call that says when to try again', async () => {
    const { key } = await createKey(owner, 'read')
    const [one] = programs(key)
    if (!one) throw new Error('there is no instance')
    const call = {
      jsonrpc: '2.0',
      id: 7,
      method: 'tools/call',
      params: { name: 'get_tool', arguments: { id: 'react' } },
    }
    const answers = await Promise.all(Array.from({ length: 121 }, () => one.post('/api/mcp', call)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const failed = answers.filter(({ json }) => json.result.isError)
    expect(failed).toHaveLength(1)
    expect(failed[0]?.json).toMatchObject({ jsonrpc: '2.0', id: 7 })
    expect(failed[0]?.json.result.content[0].text).toMatch(
      /^Too many requests with this API key\. Try again in \d+ seconds\.$/,
    )
    expect(failed[0]?.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/)
    expect(Number(failed[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await one.post('/api/mcp', { ...call, method: 'tools/list' })).status).toBe(429)
    expect((await one.call('POST', '/api/mcp', { raw: '{' })).status).toBe(429)
  })
})
