import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { LEAK } from '../support/hostile-input'
import { Guest, signInForm, signUp, type User } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/**
 * A database that refuses connections (too many, wrong password) is an outage for routes and pages.
 */

const role = `app_${randomBytes(6).toString('hex')}`
let admin: pg.Client
let product: Product
let guest: Guest
let user: User
let code: string

beforeAll(async () => {
  admin = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
  await admin.connect()
  // Connection limits do not apply to superusers.
  await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'right'`)
  await admin.query(`CREATE DATABASE ${role} OWNER ${role}`)
  const url = new URL(`${inject('postgresUrl')}/${role}`)
  url.username = role
  url.password = 'right'
  product = await startProduct({ DATABASE_URL: url.href })
  guest = new Guest(product.origin)
  user = await signUp(product.origin)
  code = (await guest.post('/api/techstack', stack())).json.shareCode
})
afterAll(async () => {
  await product.stop()
  await admin.query(`DROP DATABASE ${role} WITH (FORCE)`)
  await admin.query(`DROP ROLE ${role}`)
  await admin.end()
})

describe.each([
  ['has no connection left', `ALTER DATABASE ${role} CONNECTION LIMIT 0`, `ALTER DATABASE ${role} CONNECTION LIMIT -1`],
  ['has another password', `ALTER ROLE ${role} PASSWORD 'other'`, `ALTER ROLE ${role} PASSWORD 'right'`],
  [
    'accepts no connections',
    `ALTER DATABASE ${role} ALLOW_CONNECTIONS false`,
    `ALTER DATABASE ${role} ALLOW_CONNECTIONS true`,
  ],
])('a database that %s', (_what, fail, mend) => {
  test('the API and pages get 503, and work again afterwards', async () => {
    const session = { cookie: user.cookie }
    await admin.query(fail)
    await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${role}'`)
    const asked = {
      stack: () => guest.get(`/api/techstack/${code}`),
      search: () => guest.get('/api/techstack/search/react'),
      popular: () => guest.get('/api/techstack/popular'),
      gallery: () => guest.get('/api/explore-data'),
      health: () => guest.get('/api/health'),
      save: () => guest.post('/api/techstack', stack()),
      'own save': () => user.post('/api/techstack', stack()),
      feedback: () => guest.post('/api/feedback', { feedback: 'Are you there?' }),
      'sign-up': () => guest.post('/api/account/signup', { email: 'a@example.com', password: 'correct horse battery' }),
      token: () => guest.get('/api/account/token', session),
      export: () => guest.get('/api/account/export', session),
      icons: () => user.call('DELETE', '/api/icons/own-0123456789abcdef0123456789abcdef'),
      'shared page': () => guest.get(`/?share=${code}`),
      'account page': () => guest.get('/account', session),
      'profile page': () => guest.get('/profile', session),
      sitemap: () => guest.get('/sitemap.xml'),
      preview: () => guest.get(`/api/preview/${code}`),
      card: () => guest.get(`/api/preview/${code}/card`),
      'persona page': () => guest.get(`/persona/${code}/frame`),
      handle: () => guest.get('/api/techstack/handle/somebody'),
      copy: () => guest.post(`/api/share/${code}`, {}),
      'repeatable save': () => guest.post('/api/techstack', stack(), { 'idempotency-key': 'again' }),
      report: () => guest.post(`/api/report/${code}`, { reason: 'spam' }),
      subscription: () => guest.post('/api/subscribe', { email: 'a@example.com', handle: 'a' }),
      'own stacks': () => user.get(`/api/user/${user.id}/techstacks`),
      verification: () => guest.post('/api/account/verify', { token: 'x'.repeat(43) }),
      'new password': () =>
        guest.post('/api/account/reset/confirm', { token: 'x'.repeat(43), password: 'correct horse' }),
      'change of password': () =>
        guest.post('/api/account/password', { current: user.password, next: 'correct horse' }, session),
      'sign-in': async () => {
        const response = await (await signInForm(product.origin)).send(user.email, user.password)
        return { status: response.status, text: await response.text() }
      },
    }
    const answers: Record<string, number> = {}
    for (const [what, ask] of Object.entries(asked)) {
      const { status, text } = await ask()
      answers[what] = status
      expect(text, what).not.toMatch(LEAK)
    }
    await admin.query(mend)
    expect(answers).toEqual(Object.fromEntries(Object.keys(asked).map((what) => [what, 503])))
    await vi.waitFor(async () => expect((await guest.get('/api/health')).status).toBe(200), { timeout: 60_000 })
    for (const path of [`/?share=${code}`, '/account', '/profile', '/sitemap.xml'])
      expect((await guest.get(path, session)).status, path).toBe(200)
  })
})
