import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { overSharedProducts, overPostgres } from '../support/api'
import { Guest, signUp, unique } from '../support/people'
import { startProduct } from '../support/product'
import { stack } from '../support/stacks'

/** Repeated requests with one Idempotency-Key are executed once and get the same response. */

const key = () => ({ 'idempotency-key': unique('key-') })

overSharedProducts('a repeated request', (running) => {
  const guest = () => new Guest(running().product.origin)

  test('a repeated save gets the first response with the same code and claim secret, and creates one stack', async () => {
    const [body, headers] = [stack(), key()]
    const first = await guest().post('/api/techstack', body, headers)
    const again = await guest().post('/api/techstack', body, headers)
    expect(first.status).toBe(201)
    expect(first.json.claimSecret).toMatch(/\S{20}/)
    expect([again.status, again.json]).toEqual([201, first.json])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect((await guest().post('/api/techstack', body, key())).json.id).not.toBe(first.json.id)
  })

  test('a repeated change, deletion, copy or report of a stack gets the first response', async () => {
    const user = await signUp(running().product.origin)
    const { id, shareCode, version } = (await user.post('/api/techstack', stack())).json
    const send = async (method: string, path: string, body?: unknown) => {
      const headers = key()
      const ask = () => user.call(method, path, { ...(body === undefined ? {} : { body }), headers })
      const first = await ask()
      const again = await ask()
      expect([again.status, again.json], `${method} ${path}`).toEqual([first.status, first.json])
      return first.status
    }
    expect(await send('PUT', `/api/techstack/${id}`, { name: 'Renamed', version })).toBe(200)
    expect(await send('PUT', `/api/techstack/${id}`, { name: 'Stale', version })).toBe(409)
    expect(await send('POST', `/api/share/${shareCode}`, {})).toBe(201)
    expect(await send('POST', '/api/share', stack())).toBe(201)
    expect(await send('POST', `/api/report/${shareCode}`, { reason: 'spam' })).toBe(202)
    expect(await send('DELETE', `/api/techstack/${id}`)).toBe(200)
    expect(await send('POST', `/api/techstack/${id}/restore`)).toBe(200)
    const duplicates = (await user.get(`/api/user/${user.id}/techstacks`)).json as unknown[]
    expect(duplicates).toHaveLength(3)
  })

  test('a repeated request for an API key gets the same key and creates one, and a repeated profile its first response', async () => {
    const user = await signUp(running().product.origin)
    const send = async (method: string, path: string, body: unknown) => {
      const headers = key()
      const ask = () => user.call(method, path, { body, headers })
      const first = await ask()
      const again = await ask()
      expect([again.status, again.json]).toEqual([first.status, first.json])
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      return first
    }
    const made = await send('POST', '/api/account/keys', { name: 'CI', scope: 'write' })
    expect([made.status, made.json.key]).toEqual([201, expect.stringMatching(/^\S{20,}$/)])
    expect((await user.get('/api/account/keys')).json).toHaveLength(1)
    const userName = unique('n').slice(0, 20).replace(/\W/g, '_')
    expect((await send('PUT', '/api/account/profile', { userName, public: true })).status).toBe(200)
  })

  test('a repeated sign-up, subscription or feedback gets the first response', async () => {
    const handle = unique()
    for (const [path, body] of [
      ['/api/account/signup', { email: `${handle}@example.com`, password: 'correct horse battery' }],
      ['/api/subscribe', { email: `${handle}@example.com`, handle }],
      ['/api/feedback', { feedback: 'Nice.' }],
    ] as const) {
      const headers = key()
      const first = await guest().post(path, body, headers)
      const again = await guest().post(path, body, headers)
      expect([path, first.status]).toEqual([path, 201])
      expect([again.status, again.json]).toEqual([201, first.json])
    }
    // One mail for the account and one for the subscription.
    const folder = path.join(running().product.dataDir, 'outbox')
    const letters = async () => {
      const texts = await Promise.all(
        (await readdir(folder))
          .filter((file) => file.endsWith('.eml'))
          .map((file) => readFile(path.join(folder, file), 'utf8')),
      )
      return texts.filter((text) => text.includes(`${handle}@example.com`)).length
    }
    await expect.poll(letters, { timeout: 30_000 }).toBe(2)
  })

  test('the key with another body or path is refused with 422', async () => {
    const [body, headers] = [stack(), key()]
    expect((await guest().post('/api/techstack', body, headers)).status).toBe(201)
    for (const [path, other] of [
      ['/api/techstack', stack()],
      ['/api/share', body],
    ] as const) {
      const refused = await guest().post(path, other, headers)
      expect([refused.status, refused.json.error]).toEqual([422, expect.stringContaining('Idempotency-Key')])
    }
  })

  test('the same key of another client is another request', async () => {
    const [body, headers] = [stack(), key()]
    const user = await signUp(running().product.origin)
    const first = await guest().post('/api/techstack', body, headers)
    const other = await user.post('/api/techstack', body, headers)
    expect(other.status).toBe(201)
    expect(other.json.id).not.toBe(first.json.id)
  })

  test('concurrent requests with one key are executed once: the others get 409 or the first response', async () => {
    const [body, headers] = [stack(), key()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest().post('/api/techstack', body, headers)))
    const made = answers.filter(({ status }) => status === 201)
    expect(new Set(made.map(({ json }) => json.id as string)).size).toBe(1)
    for (const { status, headers: said } of answers.filter((answer) => !made.includes(answer)))
      expect([status, said.get('retry-after')]).toEqual([409, '1'])
    expect((await guest().post('/api/techstack', body, headers)).json.id).toBe(made[0]?.json.id)
  })

  test('an empty, overlong or non-ASCII key is refused with 400', async () => {
    for (const wrong of ['', 'x'.repeat(256), 'kéy'])
      expect((await guest().post('/api/techstack', stack(), { 'idempotency-key': wrong })).status).toBe(400)
  })
})

overPostgres('what is kept of a repeated request', (running) => {
  const connected = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: running().databaseUrl })
    await client.connect()
    return work(client).finally(() => client.end())
  }

  test('the database contains neither key nor claim secret nor address in plain text', async () => {
    const headers = key()
    const guest = new Guest(running().product.origin)
    const { claimSecret } = (await guest.post('/api/techstack', stack(), headers)).json
    const kept = await connected((client) =>
      client.query<{ text: string }>(
        `SELECT concat(t::text, encode(answer, 'escape')) AS text FROM idempotency_keys t`,
      ),
    )
    expect(kept.rows).toHaveLength(1)
    for (const secret of [headers['idempotency-key'], claimSecret, '127.0.0.1'])
      expect(kept.rows[0]?.text).not.toContain(secret)
  })

  test('of concurrent requests with one key to two instances one is executed', async () => {
    const { product, databaseUrl = '' } = running()
    const second = await startProduct({ DATABASE_URL: databaseUrl })
    try {
      const [body, headers] = [stack(), key()]
      const origins = [product.origin, second.origin]
      const send = () => Promise.all(origins.map((origin) => new Guest(origin).post('/api/techstack', body, headers)))
      const answers = await send()
      for (const { status } of answers) expect([201, 409]).toContain(status)
      const [code] = answers.flatMap(({ status, json }) => (status === 201 ? [json.shareCode as string] : []))
      await expect.poll(async () => (await send()).map(({ json }) => json.shareCode as string)).toEqual([code, code])
      const { rows } = await connected((client) =>
        client.query('SELECT 1 FROM tech_stacks WHERE name = $1', [body.name]),
      )
      expect(rows).toHaveLength(1)
    } finally {
      await second.stop()
    }
  })

  test('after an outage, repeating a request with its key stores the stack once', async () => {
    const [body, headers] = [stack(), key()]
    const guest = new Guest(running().product.origin)
    const send = () => guest.post('/api/techstack', body, headers)
    await connected(async (client) => {
      await client.query('BEGIN; LOCK TABLE tech_stacks IN ACCESS EXCLUSIVE MODE')
      expect((await send()).status).toBe(503)
      await client.query('ROLLBACK')
      const stored = await send()
      expect([stored.status, (await send()).json]).toEqual([201, stored.json])
      const { rows } = await client.query('SELECT 1 FROM tech_stacks WHERE name = $1', [body.name])
      expect(rows).toHaveLength(1)
    })
  })
})
