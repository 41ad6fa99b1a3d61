import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { overBothDatabases } from '../support/api'
import { Guest, signIn, signUp, unique } from '../support/people'
import { freePort } from '../support/postgres'
import { startProduct } from '../support/product'
import { startMailServer } from '../support/smtp'
import { stack } from '../support/stacks'

const mail = await startMailServer()
afterAll(() => mail.stop())
const port = String(await freePort())
const PASSWORD = 'correct horse battery'
const NEXT = 'another horse battery'
const tokenIn = (link: URL) => link.hash.slice(1)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

overBothDatabases(
  'accounts',
  (running) => {
    const origin = () => running().product.origin
    const guest = () => new Guest(origin())
    const session = (cookie: string) => new Guest(origin(), { cookie })

    test('signing up sends a link that confirms the address once', async () => {
      const user = await signUp(origin())
      const { link } = await mail.letterTo(user.email, 'Confirm')
      expect(link.href.startsWith(`${origin()}/account/verify#`)).toBe(true)
      const before = (await session(user.cookie).get('/api/account/export')).json
      expect(before.account.emailVerified).toBeNull()
      expect((await guest().post('/api/account/verify', { token: tokenIn(link) })).status).toBe(200)
      expect((await guest().post('/api/account/verify', { token: tokenIn(link) })).status).toBe(400)
      const after = (await session(user.cookie).get('/api/account/export')).json
      expect(Date.parse(after.account.emailVerified)).toBeGreaterThan(0)
    })

    test('an address is one account, however it is written', async () => {
      const user = await signUp(origin())
      const again = await guest().post('/api/account/signup', {
        email: ` ${user.email.toUpperCase()} `,
        password: PASSWORD,
      })
      expect(again.status).toBe(409)
      expect((await signIn(origin(), user.email.toUpperCase(), PASSWORD)).id).toBe(user.id)
    })

    test('a common password is refused in words', async () => {
      const answer = await guest().post('/api/account/signup', {
        email: `${unique()}@example.com`,
        password: 'Password123',
      })
      expect(answer.status).toBe(400)
      expect(answer.json.details[0]).toMatchObject({ path: 'password' })
    })

    test('a reset link sets a new password once, and ends every session and token from before', async () => {
      const user = await signUp(origin())
      await guest().post('/api/account/reset', { email: user.email })
      const token = tokenIn((await mail.letterTo(user.email, 'new password')).link)
      expect((await guest().post('/api/account/reset/confirm', { token, password: 'password' })).status).toBe(400)
      expect((await guest().post('/api/account/reset/confirm', { token, password: NEXT })).status).toBe(200)
      expect(
        (await guest().post('/api/account/reset/confirm', { token, password: 'a third horse battery' })).status,
      ).toBe(400)
      expect((await session(user.cookie).get('/api/account/token')).status).toBe(401)
      expect((await user.get(`/api/user/${user.id}/techstacks`)).status).toBe(401)
      await expect(signIn(origin(), user.email, PASSWORD)).rejects.toThrow('401')
      expect((await signIn(origin(), user.email, NEXT)).id).toBe(user.id)
    })

    test('a link is good for its own purpose alone, and of two at once one wins', async () => {
      const user = await signUp(origin())
      const verify = tokenIn((await mail.letterTo(user.email, 'Confirm')).link)
      expect((await guest().post('/api/account/reset/confirm', { token: verify, password: NEXT })).status).toBe(400)
      await guest().post('/api/account/reset', { email: user.email })
      const token = tokenIn((await mail.letterTo(user.email, 'new password')).link)
      const both = await Promise.all(
        [1, 2].map(() => guest().post('/api/account/reset/confirm', { token, password: NEXT })),
      )
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    })

    test('a reset answers alike for a known and an unknown address', async () => {
      const user = await signUp(origin())
      const known = await guest().post('/api/account/reset', { email: user.email })
      const unknown = await guest().post('/api/account/reset', { email: `${unique()}@example.com` })
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    })

    test('a changed password keeps this session and ends the others', async () => {
      const user = await signUp(origin())
      const elsewhere = await signIn(origin(), user.email, PASSWORD)
      const wrong = await session(user.cookie).post('/api/account/password', { current: 'not my password', next: NEXT })
      expect(wrong.status).toBe(400)
      const changed = await session(user.cookie).post('/api/account/password', { current: PASSWORD, next: NEXT })
      expect(changed.status).toBe(200)
      const renewed = changed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      expect((await session(renewed).get('/api/account/token')).status).toBe(200)
      expect((await session(elsewhere.cookie).get('/api/account/token')).status).toBe(401)
      expect((await elsewhere.get(`/api/user/${user.id}/techstacks`)).status).toBe(401)
    })

    test('signing in says and takes the same for an unknown address and a wrong password', async () => {
      const { email } = await signUp(origin())
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      const csrf = await fetch(`${origin()}/api/auth/csrf`)
      const cookie = csrf.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
      const { csrfToken } = (await csrf.json()) as { csrfToken: string }
      const attempt = async (address: string) => {
        const body = new URLSearchParams({ csrfToken, email: address, password: 'not the password', json: 'true' })
        const started = performance.now()
        const response = await fetch(`${origin()}/api/auth/callback/credentials`, {
          method: 'POST',
          headers: { cookie },
          body,
        })
        const answer = `${response.status} ${await response.text()}`
        return { answer, ms: performance.now() - started }
      }
      const warm = [await attempt(email), await attempt('nobody@example.com')]
      expect(warm[0]?.answer).toBe(warm[1]?.answer)
      for (let round = 0; round < 41; round++) {
        times.known.push((await attempt(email)).ms)
        times.unknown.push((await attempt(`nobody${round}@example.com`)).ms)
      }
      const [known, unknown] = [median(times.known), median(times.unknown)]
      console.log(`sign-in medians: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`)
      expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(0.2)
    })

    test('a guest’s stack becomes its claimer’s once, and is then saved again as theirs', async () => {
      const [user, other] = [await signUp(origin()), await signUp(origin())]
      const { id, claimSecret } = (await guest().post('/api/techstack', stack())).json
      expect((await user.put(`/api/techstack/${id}`, { title: 'early' })).status).toBe(403)
      expect((await user.post(`/api/techstack/${id}/claim`, { secret: claimSecret })).json.userId).toBe(user.id)
      expect((await other.post(`/api/techstack/${id}/claim`, { secret: claimSecret })).status).toBe(403)
      expect((await user.put(`/api/techstack/${id}`, { title: 'mine' })).json.title).toBe('mine')
    })

    test('everything of mine is one JSON, and nothing in it is another’s or a secret', async () => {
      const user = await signUp(origin())
      const made = await user.post('/api/techstack', stack({ name: 'To take along' }))
      await guest().post('/api/techstack', stack({ name: 'Somebody else’s' }))
      const answer = await session(user.cookie).get('/api/account/export')
      expect(answer.headers.get('content-disposition')).toContain('attachment')
      expect(answer.json.account).toMatchObject({ id: user.id, email: user.email })
      expect(answer.json.stacks.map((item: { id: string }) => item.id)).toEqual([made.json.id])
      expect(answer.json.stacks[0].sections).toEqual(made.json.sections)
      expect(answer.text).not.toMatch(/argon2|passwordHash|tokenVersion/)
    })

    test.each([
      ['delete', 404],
      ['keep', 200],
    ] as const)('a deleted account is gone; with "%s" its stacks answer %i', async (stacks, status) => {
      const user = await signUp(origin())
      const { shareCode } = (await user.post('/api/techstack', stack())).json
      const wrong = await session(user.cookie).call('DELETE', '/api/account', {
        body: { confirm: 'x@example.com', stacks },
      })
      expect(wrong.status).toBe(400)
      const gone = await session(user.cookie).call('DELETE', '/api/account', { body: { confirm: user.email, stacks } })
      expect(gone.status).toBe(200)
      expect((await session(user.cookie).get('/api/account/token')).status).toBe(401)
      expect((await user.get(`/api/user/${user.id}/techstacks`)).status).toBe(401)
      await expect(signIn(origin(), user.email, PASSWORD)).rejects.toThrow('401')
      const left = await guest().get(`/api/techstack/${shareCode}`)
      expect(left.status).toBe(status)
      if (status === 200) expect(left.json.userId).toBeNull()
    })

    test('a subscription ends by its mail’s link, once', async () => {
      const form = { email: `${unique()}@example.com`, handle: unique('h') }
      expect((await guest().post('/api/subscribe', form)).status).toBe(201)
      const { link } = await mail.letterTo(form.email, form.handle)
      expect(link.pathname).toBe('/account/unsubscribe')
      const end = () => guest().call('DELETE', '/api/subscribe', { body: { token: tokenIn(link) } })
      expect([(await end()).status, (await end()).status]).toEqual([200, 400])
      expect((await guest().post('/api/subscribe', { ...form, email: `${unique()}@example.com` })).status).toBe(201)
    })

    test('the log holds no password, no token of a mail and no address', () => {
      const output = running().product.output()
      const secrets = mail.letters.flatMap(({ link, to }) => [tokenIn(link), to])
      expect(secrets.length).toBeGreaterThan(0)
      expect([PASSWORD, NEXT, ...secrets].filter((secret) => output.includes(secret))).toEqual([])
    })
  },
  { SMTP_URL: mail.url, PORT: port, NEXTAUTH_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'debug' },
)

test('without a mail server letters lie in the data folder, for its owner alone to read', async () => {
  const product = await startProduct()
  try {
    const user = await signUp(product.origin)
    const folder = path.join(product.dataDir, 'outbox')
    const letters = () =>
      readdir(folder).then(
        (files) => files.filter((file) => file.endsWith('.eml')),
        () => [],
      )
    await expect.poll(letters, { timeout: 10_000 }).toHaveLength(1)
    const file = path.join(folder, (await letters())[0] ?? '')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readFile(file, 'utf8')).toContain(`To: ${user.email}`)
  } finally {
    await product.stop()
  }
})

test('too many wrong passwords from one place are refused with the time to wait, and the right one elsewhere is not', async () => {
  const product = await startProduct({ RATE_LIMIT: 'on', TRUST_PROXY_HOPS: '1' })
  try {
    const { email } = await signUp(product.origin)
    const csrf = await fetch(`${product.origin}/api/auth/csrf`)
    const cookie = csrf.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const { csrfToken } = (await csrf.json()) as { csrfToken: string }
    const attempt = (password: string, address: string) =>
      fetch(`${product.origin}/api/auth/callback/credentials`, {
        method: 'POST',
        headers: { cookie, 'x-forwarded-for': address },
        body: new URLSearchParams({ csrfToken, email, password, json: 'true' }),
      })
    const statuses: number[] = []
    for (let round = 0; round < 6; round++)
      statuses.push((await attempt(`wrong password ${round}`, '203.0.113.7')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const refused = await attempt(PASSWORD, '203.0.113.7')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('Try again') })
    expect((await attempt(PASSWORD, '198.51.100.9')).status).toBe(200)
  } finally {
    await product.stop()
  }
})

test('on https every cookie is a prefixed one that neither scripts nor plain connections get', async () => {
  const product = await startProduct({ RATE_LIMIT: 'on', NEXTAUTH_URL: 'https://stacks.example' })
  try {
    const lines = (await fetch(`${product.origin}/api/auth/csrf`)).headers.getSetCookie()
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/^__(?:Host|Secure)-.*HttpOnly.*Secure.*SameSite=Lax/i)
  } finally {
    await product.stop()
  }
})
