import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readStackFile } from '@/lib/import/read-stack'
import { freshDatabase } from '../support/api'
import { operate } from '../support/operator'
import { Guest, signUp, unique, type User } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/** Two instances over one PostgreSQL: changes through one are visible through the other at once. */

let databaseUrl: string
let first: Product
let second: Product
let owner: User
let operator: (...args: string[]) => Promise<unknown>
beforeAll(async () => {
  databaseUrl = await freshDatabase()
  const env = { DATABASE_URL: databaseUrl }
  ;[first, second] = await Promise.all([startProduct(env), startProduct(env)])
  owner = await signUp(first.origin)
  operator = (...args) => operate({ dataDir: first.dataDir, databaseUrl }, 'stack', ...args)
})
afterAll(() => Promise.all([first.stop(), second.stop()]))

async function onDatabase<R extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<R>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await client.query<R>(sql, values)
  } finally {
    await client.end()
  }
}

const WHO: Record<string, () => Record<string, string>> = {
  guest: () => ({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }),
  owner: () => ({ cookie: owner.cookie }),
  crawler: () => ({ 'user-agent': 'facebookexternalhit/1.1' }),
}

/** Status and whether the words are shown, on the other instance. */
const seen = (code: string, words: string) =>
  Promise.all(
    Object.values(WHO).map(async (headers) => {
      const { status, text } = await new Guest(second.origin).get(`/?share=${code}`, headers())
      return `${status}${text.includes(words) ? ' with' : ' without'}`
    }),
  )
const all = (what: string) => Object.keys(WHO).map(() => what)

// promise: many-instances
describe('a page cached by the other instance is updated at once', () => {
  let id: string
  let code: string
  let title: string
  beforeEach(async () => {
    title = unique('Kept until now ')
    const made = await owner.post('/api/techstack', stack({ title, twitterHandle: 'kept_name' }))
    id = made.json.id
    code = made.json.shareCode
    expect(await seen(code, title)).toEqual(all('200 with'))
    expect(await seen(code, title)).toEqual(all('200 with'))
  })

  test.each(['.svg', '.json', '.md', '/embed'])(
    'its %s file has the new title at once, and is gone when the stack is hidden',
    async (format) => {
      const file = () => new Guest(second.origin).get(`/stack/${code}${format}`)
      for (let view = 0; view < 2; view++) expect((await file()).text).toContain(title)
      expect((await owner.put(`/api/techstack/${id}`, { title: 'Drawn anew', version: 1 })).status).toBe(200)
      const changed = await file()
      expect(changed.text).toContain('Drawn anew')
      expect(changed.text).not.toContain(title)
      await operator('hide', code)
      const hidden = await file()
      expect(hidden.status).toBe(410)
      expect(hidden.text).not.toContain('Drawn anew')
    },
  )

  test('its .png file has the new title at once on both instances, and is gone when the stack is hidden', async () => {
    const carried = (origin: string) => async () => {
      const answer = await fetch(`${origin}/stack/${code}.png`)
      return [answer.status, (await readStackFile(await answer.blob()))?.content.title]
    }
    const [there, here] = [carried(first.origin), carried(second.origin)]
    for (const read of [there, here, there, here]) expect(await read()).toEqual([200, title])
    expect((await owner.put(`/api/techstack/${id}`, { title: 'Drawn anew', version: 1 })).status).toBe(200)
    for (const read of [here, there]) expect(await read()).toEqual([200, 'Drawn anew'])
    await operator('hide', code)
    for (const read of [here, there]) expect(await read()).toEqual([410, undefined])
  })

  test.each([
    ['a new title', { title: 'Changed just now' }, 'Changed just now'],
    ['a new handle', { twitterHandle: 'other_name' }, '@other_name'],
    ['a new theme', { theme: 'fun90s' }, 'data-theme="fun90s"'],
    [
      'another tool',
      { sections: { New: [{ id: 'n', text: 'Tool of just now' }] }, sectionOrder: ['New'] },
      'of just now',
    ],
  ])('%s', async (_what, change, shown) => {
    expect(await seen(code, shown)).toEqual(all('200 without'))
    expect((await owner.put(`/api/techstack/${id}`, change)).status).toBe(200)
    expect(await seen(code, shown)).toEqual(all('200 with'))
  })

  test('after a deletion and after a restoration', async () => {
    await owner.call('DELETE', `/api/techstack/${id}`)
    expect(await seen(code, title)).toEqual(all('404 without'))
    await owner.post(`/api/techstack/${id}/restore`, {})
    expect(await seen(code, title)).toEqual(all('200 with'))
  })

  // promise: many-instances
  test('after a takedown and when it is shown again', async () => {
    await operator('hide', code)
    expect(await seen(code, title)).toEqual(all('410 without'))
    await operator('unhide', code)
    expect(await seen(code, title)).toEqual(all('200 with'))
    await operator('remove', code)
    expect(await seen(code, title)).toEqual(all('404 without'))
  })

  test('after a claim, with the new owner', async () => {
    const { json: made } = await new Guest(first.origin).post('/api/techstack', stack())
    const owned = `\\"userId\\":\\"${owner.id}\\"`
    expect(await seen(made.shareCode, owned)).toEqual(all('200 without'))
    await owner.post(`/api/techstack/${made.id}/claim`, { secret: made.claimSecret })
    expect(await seen(made.shareCode, owned)).toEqual(all('200 with'))
  })
})

// promise: many-instances
test.each([
  ['deleted', (id: string) => owner.call('DELETE', `/api/techstack/${id}`)],
  ['taken down', (_id: string, code: string) => operator('hide', code)],
  ['unlisted', (id: string) => owner.put(`/api/techstack/${id}`, { listed: false })],
  ['renamed', (id: string) => owner.put(`/api/techstack/${id}`, { title: 'Another name' })],
] as const)(
  'a stack that is %s is removed at once from remix trees cached by the other instance',
  async (_how, change) => {
    const title = unique('In the tree ')
    const copy = async (of: string, over: object = {}) =>
      (await owner.post('/api/techstack', stack({ ...over, originCode: of }))).json
    const { json: root } = await owner.post('/api/techstack', stack({ title: 'The root' }))
    const middle = await copy(root.shareCode, { title })
    const own = await copy(middle.shareCode)
    const last = await copy(own.shareCode)
    const pages = [root.shareCode, own.shareCode, last.shareCode]
    for (const code of [...pages, ...pages]) expect(await seen(code, title)).toEqual(all('200 with'))
    await change(middle.id, middle.shareCode)
    for (const code of pages) expect(await seen(code, title)).toEqual(all('200 without'))
  },
)

test.each([
  ['deleted', (maker: User, id: string) => maker.call('DELETE', `/api/techstack/${id}`)],
  ['taken down', (_maker: User, _id: string, code: string) => operator('hide', code)],
  ['renamed', (maker: User, id: string) => maker.put(`/api/techstack/${id}`, { title: 'Another name' })],
] as const)(
  'a new stack that is %s is removed at once from the front page cached by the other instance',
  async (_how, change) => {
    const title = unique('New here ')
    const maker = await signUp(first.origin)
    const { json: made } = await maker.post('/api/techstack', stack({ title }))
    const { json: other } = await new Guest(first.origin).post('/api/techstack', stack({ title: unique('Popular ') }))
    const front = async () => (await new Guest(second.origin).get('/')).text.includes(title)
    // The page is rendered again when a stack becomes popular, and with it the list of what is new.
    await onDatabase('UPDATE tech_stacks SET audience = 1, popularity = 1000 WHERE share_code = $1', [other.shareCode])
    expect([await front(), await front()]).toEqual([true, true])
    await change(maker, made.id, made.shareCode)
    expect(await front()).toBe(false)
  },
)

test('the cached front page shows a gallery restored from a backup', async () => {
  const front = async () => (await new Guest(second.origin).get('/')).text
  const { rows } = await onDatabase<{ share_code: string }>('SELECT share_code FROM tech_stacks WHERE seeded LIMIT 1')
  expect(await front()).not.toContain('As it was long ago')
  // A restored row has the version and time that it had before.
  await onDatabase(
    "UPDATE tech_stacks SET description = 'As it was long ago', updated_at = '2020-02-02' WHERE share_code = $1",
    [rows[0]?.share_code],
  )
  expect(await front()).toContain('As it was long ago')
})

describe('other requests for a cached page', () => {
  let code: string
  let origin: string
  beforeAll(async () => {
    origin = second.origin
    code = (await owner.post('/api/techstack', stack({ title: 'Asked for in many ways' }))).json.shareCode
    expect((await new Guest(origin).get(`/?share=${code}`)).status).toBe(200)
  })

  test.each([
    ['with its code twice', '?share=CODE&share=2222222222', 200],
    ['with another code first', '?share=2222222222&share=CODE', 404],
    ['with a mark of where they come from', '?share=CODE&utm_source=mail', 200],
    ['with the mark first', '?utm_source=mail&share=CODE', 200],
    ['with the name encoded', '?%73hare=CODE', 200],
    ['with a blank behind it', '?share=CODE%20', 200],
    ['with a NUL behind it', '?share=CODE%00', 404],
    ['with another parameter in capitals', '?SHARE=CODE', 200],
  ])('%s', async (_what, query, status) => {
    const page = await new Guest(origin).get(`/${query.replace('CODE', code)}`)
    expect(page.status).toBe(status)
    const shown = page.text.includes('<title>Asked for in many ways')
    expect(shown).toBe(status === 200 && !query.includes('SHARE'))
  })

  test('in capitals are not answered from the cache', async () => {
    expect((await new Guest(origin).get(`/?share=${code.toUpperCase()}`)).status).toBe(404)
  })

  test('with Range or conditions get the whole page without an ETag, and HEAD gets no body', async () => {
    const asked: Record<string, string>[] = [
      { range: 'bytes=0-10' },
      { 'if-none-match': '*' },
      { 'if-modified-since': 'Sun, 22 Nov 2037 00:00:00 GMT' },
    ]
    for (const headers of asked) {
      const page = await new Guest(origin).get(`/?share=${code}`, headers)
      expect(page.status).toBe(200)
      expect(page.text).toContain('Asked for in many ways')
      expect(page.headers.get('etag')).toBeNull()
      expect(page.headers.get('cache-control')).toContain('no-store')
    }
    const head = await new Guest(origin).call('HEAD', `/?share=${code}`)
    expect([head.status, head.text]).toEqual([200, ''])
  })

  test('get the nonce of the same response’s policy in every script', async () => {
    for (const headers of Object.values(WHO)) {
      const page = await new Guest(origin).get(`/?share=${code}`, headers())
      const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
      const scripts = (page.text.match(/<script\b[^>]*>/g) ?? []).filter(
        (script) => !script.includes('application/ld+json'),
      )
      expect(scripts.length).toBeGreaterThan(3)
      expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
    }
  })
})
