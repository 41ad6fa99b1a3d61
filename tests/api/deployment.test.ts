import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../support/api'
import { Guest, signInForm, unique } from '../support/people'
import { freePort } from '../support/free-port'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/**
 * Accounts on a realistic deployment: https behind a proxy, rate limits on, PostgreSQL, and a mail
 * server and an identity provider that are down. Tests move dates in the database to simulate time.
 */
const PASSWORD = 'correct horse battery'
const PUBLIC = 'https://stacks.example'

let product: Product
let database: pg.Client
/** The user whose mail is the first to fail. */
let first: { email: string }
beforeAll(async () => {
  const nowhere = `127.0.0.1:${await freePort()}`
  const databaseUrl = await freshDatabase()
  product = await startProduct({
    DATABASE_URL: databaseUrl,
    NEXTAUTH_URL: PUBLIC,
    RATE_LIMIT: 'on',
    TRUST_PROXY_HOPS: '1',
    SMTP_URL: `smtp://${nowhere}`,
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: `http://${nowhere}`,
  })
  database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  first = await newAccount()
})
afterAll(async () => {
  await database.end()
  await product.stop()
})

let lastAddress = 0
/** A guest with a separate address, so that tests do not share rate limits. */
function visitor(): { headers: Record<string, string>; guest: Guest } {
  lastAddress += 1
  const headers = { 'x-forwarded-for': `203.0.113.${lastAddress}` }
  return { headers, guest: new Guest(product.origin, headers) }
}

async function newAccount(): Promise<{ email: string; id: string }> {
  const email = `${unique()}@example.com`
  const answer = await visitor().guest.post('/api/account/signup', { email, password: PASSWORD })
  expect(answer.status).toBe(201)
  const { rows } = await database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])
  return { email, id: rows[0]?.id ?? '' }
}

async function guesses(email: string, count: number, headers: Record<string, string>): Promise<Response[]> {
  const form = await signInForm(product.origin, headers)
  const answers: Response[] = []
  for (let round = 0; round < count; round++) answers.push(await form.send(email, `wrong password ${round}`))
  return answers
}
const waitOf = (response: Response | undefined) => Number(response?.headers.get('retry-after'))

test('after five wrong passwords one address is locked out temporarily, and another can sign in', async () => {
  const { email } = await newAccount()
  const { headers } = visitor()
  const answers = await guesses(email, 6, headers)
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
  expect(await answers[5]?.json()).toMatchObject({ error: expect.stringContaining('Try again in 15 minutes') })
  expect((await (await signInForm(product.origin, headers)).send(email, PASSWORD)).status).toBe(429)
  expect((await (await signInForm(product.origin, visitor().headers)).send(email, PASSWORD)).status).toBe(200)
})

// promise: shared-rate-limits
test('repeated wrong passwords double the waiting time until the right one is given', async () => {
  const { email } = await newAccount()
  const { headers } = visitor()
  const waitIsOver = () => database.query(`UPDATE rate_limits SET expire = 1 WHERE key LIKE 'signInFailure:%'`)
  const waits: number[] = []
  for (let round = 0; round < 3; round++) {
    waits.push(waitOf((await guesses(email, 6, headers))[5]))
    await waitIsOver()
  }
  expect(waits).toEqual([15 * 60, 30 * 60, 60 * 60])
  expect((await (await signInForm(product.origin, headers)).send(email, PASSWORD)).status).toBe(200)
  expect(waitOf((await guesses(email, 6, headers))[5])).toBe(15 * 60)
})

test('concurrent guesses count like sequential ones', async () => {
  const { email } = await newAccount()
  const form = await signInForm(product.origin, visitor().headers)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => form.send(email, `wrong password ${at}`)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('one address can fail to sign in a hundred times a day, over all accounts', async () => {
  const { headers } = visitor()
  const form = await signInForm(product.origin, headers)
  const statuses = await Promise.all(
    Array.from({ length: 101 }, async () => (await form.send(`${unique()}@example.com`, 'wrong password')).status),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(100)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('one address can create ten accounts an hour', async () => {
  const { guest } = visitor()
  const signUp = () => guest.post('/api/account/signup', { email: `${unique()}@example.com`, password: PASSWORD })
  const answers = await Promise.all(Array.from({ length: 11 }, signUp))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(201), 429])
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('three reset mails an hour are sent to one address, and further requests get the same response', async () => {
  const { email } = await newAccount()
  const { guest } = visitor()
  for (let round = 0; round < 5; round++) expect((await guest.post('/api/account/reset', { email })).status).toBe(202)
  expect(product.output().split('"rule":"resetMail"')).toHaveLength(1 + 2)
  const { rowCount } = await database.query(`SELECT 1 FROM mail_queue WHERE kind = 'reset' AND about = $1`, [email])
  expect(rowCount).toBe(1)
})

/** The secret of a mailed link of this age. */
async function mailedLink(userId: string, purpose: string, age: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database.query(
    `INSERT INTO mail_tokens (token_hash, purpose, user_id, expires_at) VALUES ($1, $2, $3, now() + interval '1 hour' - $4::interval)`,
    [createHash('sha256').update(token).digest('hex'), purpose, userId, age],
  )
  return token
}

test.each([
  ['reset/confirm', 'reset', { password: 'another horse battery' }],
  ['verify', 'verify', {}],
])('a link of more than an hour ago does nothing at %s', async (path, purpose, fields) => {
  const { id } = await newAccount()
  const use = async (age: string) =>
    (await visitor().guest.post(`/api/account/${path}`, { token: await mailedLink(id, purpose, age), ...fields }))
      .status
  expect(await use('60 minutes 1 second')).toBe(400)
  expect(await use('59 minutes')).toBe(200)
})

test('a new password invalidates all other links that could set one, whether it was reset or changed', async () => {
  const { id, session } = await signedIn()
  const links = await Promise.all([1, 2, 3].map(() => mailedLink(id, 'reset', '1 minute')))
  const set = async (token = '') =>
    (await visitor().guest.post('/api/account/reset/confirm', { token, password: 'another horse battery' })).status
  expect([await set(links[0]), await set(links[1])]).toEqual([200, 400])
  const { id: other, session: browser } = await signedIn()
  const link = await mailedLink(other, 'reset', '1 minute')
  const changed = await browser.post('/api/account/password', { current: PASSWORD, next: 'another horse battery' })
  expect([changed.status, await set(link)]).toEqual([200, 400])
  expect((await session.get('/api/account/token')).status).toBe(401)
})

test('stacks deleted earlier are deleted with their account, also when the others are kept', async () => {
  const { email, guest, session } = await signedIn()
  const made = await Promise.all([1, 2].map(() => guest.post('/api/techstack', stack())))
  const [kept = '', removed = ''] = made.map(({ json }) => String(json.id))
  await guest.call('DELETE', `/api/techstack/${removed}`)
  await session.call('DELETE', '/api/account', { body: { confirm: email, stacks: 'keep' } })
  const { rows } = await database.query('SELECT id, user_id FROM tech_stacks WHERE id = ANY($1)', [[kept, removed]])
  expect(rows).toEqual([{ id: kept, user_id: null }])
})

/** A signed-in user, with requests as the browser and as a script of the page. */
async function signedIn() {
  const { email, id } = await newAccount()
  const { headers } = visitor()
  const form = await signInForm(product.origin, headers)
  const [session = ''] = (await form.send(email, PASSWORD)).headers.getSetCookie()
  const browser = new Guest(product.origin, { ...headers, cookie: session.split(';')[0] ?? '' })
  const authorization = `Bearer ${(await browser.get('/api/account/token')).json.token}`
  return { id, email, session: browser, guest: new Guest(product.origin, { ...headers, authorization }) }
}

// promise: sessions-end
test('a session ends after seven days, also if the cookie lasts longer', async () => {
  const { id, session } = await signedIn()
  const after = async (age: string) => {
    await database.query(`UPDATE sessions SET expires = now() + interval '7 days' - $2::interval WHERE user_id = $1`, [
      id,
      age,
    ])
    return (await session.get('/api/account/token')).status
  }
  expect(await after('6 days 23 hours')).toBe(200)
  expect(await after('7 days 1 second')).toBe(401)
})

test('deleted stacks can be restored for thirty days', async () => {
  const { guest } = await signedIn()
  const { id } = (await guest.post('/api/techstack', stack())).json
  const restored = async (age: string) => {
    await guest.call('DELETE', `/api/techstack/${id}`)
    await database.query(`UPDATE tech_stacks SET deleted_at = now() - $2::interval WHERE id = $1`, [id, age])
    return (await guest.call('POST', `/api/techstack/${id}/restore`)).status
  }
  expect(await restored('29 days 23 hours')).toBe(200)
  expect(await restored('30 days 1 second')).toBe(404)
})

// promise: sessions-end
test('every cookie has a __Host or __Secure prefix and is HttpOnly and Secure', async () => {
  const { email } = await newAccount()
  const { headers } = visitor()
  const form = await signInForm(product.origin, headers)
  const given = async (answer: Response | Promise<Response>) => (await answer).headers.getSetCookie()
  const ask = (method: string, path: string, cookies: readonly string[], body: object) =>
    fetch(product.origin + path, {
      method,
      headers: {
        ...headers,
        'content-type': 'application/json',
        cookie: cookies.map((line) => line.split(';')[0]).join('; '),
      },
      body: JSON.stringify(body),
    })
  const signedIn = await given(form.send(email, PASSWORD))
  const renewed = await given(
    ask('POST', '/api/account/password', signedIn, { current: PASSWORD, next: 'new horse, new battery' }),
  )
  const ended = await given(ask('DELETE', '/api/account', renewed, { confirm: email, stacks: 'delete' }))
  for (const cookies of [signedIn, renewed, ended])
    expect(cookies.some((line) => line.startsWith('__Secure-next-auth.session-token='))).toBe(true)
  const lines = [
    ...(await given(fetch(`${product.origin}/api/auth/csrf`, { headers }))),
    ...signedIn,
    ...renewed,
    ...ended,
  ]
  for (const line of lines) {
    expect(line).toMatch(/^__(?:Host|Secure)-/)
    expect(line.split('; ').slice(1)).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax']))
  }
})

test('responses of next-auth cannot be framed, cached or sniffed', async () => {
  const { headers } = await visitor().guest.get('/api/auth/session')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toContain('no-store')
})

// promise: isolated-failures
test('with an identity provider that is down, the visitor is redirected to an error page', async () => {
  const { headers } = visitor()
  const { cookie, csrfToken } = await signInForm(product.origin, headers)
  const response = await fetch(`${product.origin}/api/auth/signin/google`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: new URLSearchParams({ csrfToken, json: 'true' }),
  })
  let at = new URL(((await response.json()) as { url: string }).url)
  for (let step = 0; step < 3 && at.pathname !== '/account/popup'; step++) {
    expect(at.origin).toBe(PUBLIC)
    const next = await new Guest(product.origin).get(at.pathname + at.search, headers)
    at = new URL(next.headers.get('location') ?? '/nowhere', at)
  }
  expect([at.origin, at.pathname, at.searchParams.get('error')]).toEqual([PUBLIC, '/account/popup', 'OAuthSignin'])
})

describe('the profile of a signed-in user', () => {
  const open = async () => {
    const { email } = await newAccount()
    const { headers } = visitor()
    const cookie = (await (await signInForm(product.origin, headers)).send(email, PASSWORD)).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    return () => fetch(`${product.origin}/profile`, { headers: { ...headers, cookie } })
  }

  test('the header shows a loading state, and then the signed-in user, while the database is slow', async () => {
    const profile = await open()
    await database.query('BEGIN')
    await database.query('LOCK TABLE tech_stacks IN ACCESS EXCLUSIVE MODE')
    const page = await (await profile()).text()
    await database.query('COMMIT')
    expect(page).toContain('Loading your tech stacks...')
    expect(page).toContain('Sign out')
    expect(page).not.toContain('Sign In')
    expect(page).not.toContain('created any tech stacks yet')
    expect(await (await profile()).text()).toContain('created any tech stacks yet')
  })

  test('the profile says that nothing is lost when the database cannot be read', async () => {
    const profile = await open()
    await database.query('ALTER TABLE tech_stacks RENAME TO away')
    const answer = await (await profile()).text()
    await database.query('ALTER TABLE away RENAME TO tech_stacks')
    expect(answer).toContain('Your stacks are safe, but the server could not read them just now.')
  })
})

// promise: isolated-failures
test('a mail server that is down is logged without the address', async () => {
  await expect.poll(() => product.output(), { timeout: 60_000 }).toContain('mail could not be sent')
  expect(product.output()).not.toContain(first.email)
})
