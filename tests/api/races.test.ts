import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '../support/api'
import { Guest, signUp, type Answer, type User } from '../support/people'
import { png } from '../support/pictures'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/**
 * Concurrent requests: a database lock holds all of them at the same step and releases them
 * together.
 */

let product: Product
let database: pg.Client
/** A separate client outside the transaction, whose view of other sessions would not change. */
let observer: pg.Client
beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  product = await startProduct({ DATABASE_URL: databaseUrl })
  database = new pg.Client({ connectionString: databaseUrl })
  observer = new pg.Client({ connectionString: databaseUrl })
  await Promise.all([database.connect(), observer.connect()])
  // Loads what the first requests load, which would take longer than the lock is held.
  const warmUp = await newcomer()
  await Promise.all([warmUp.post('/api/techstack', stack()), removal(await newcomer())])
})
afterAll(async () => {
  await Promise.all([database.end(), observer.end()])
  await product.stop()
})

async function whileHeld(asks: (() => Promise<Answer>)[], sql: string, ...values: string[]): Promise<Answer[]> {
  await database.query('BEGIN')
  try {
    await database.query(sql, values)
    const answers = asks.map((ask) => ask())
    await vi.waitFor(
      async () => {
        const { rows } = await observer.query<{ waiting: number }>(
          `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        expect(rows[0]?.waiting).toBe(asks.length)
      },
      { timeout: 30_000, interval: 20 },
    )
    await database.query('COMMIT')
    return await Promise.all(answers)
  } finally {
    await database.query('ROLLBACK')
  }
}

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort()
const ACCOUNT = 'SELECT 1 FROM users WHERE id = $1 FOR UPDATE'
const ICON = 'SELECT 1 FROM own_icons WHERE id = $1 FOR UPDATE'
const STACK = 'SELECT 1 FROM tech_stacks WHERE id = $1 FOR UPDATE'
const ACCOUNT_GOES = 'DELETE FROM users WHERE id = $1'
/** Creates an account and waits for its mail, so that no background work is left. */
async function newcomer(): Promise<User> {
  const user = await signUp(product.origin)
  await vi.waitFor(async () => {
    const { rowCount } = await database.query('SELECT 1 FROM mail_tokens WHERE user_id = $1', [user.id])
    expect(rowCount).toBe(1)
  })
  return user
}
const removal = (user: User) =>
  withSession(user).call('DELETE', '/api/account', { body: { confirm: user.email, stacks: 'keep' } })
const withSession = ({ cookie }: User) => new Guest(product.origin, { cookie })

test('concurrent deletions of an account delete it without a 5xx', async () => {
  const user = await newcomer()
  const remove = () => removal(user)
  expect(statuses(await whileHeld([remove, remove], ACCOUNT, user.id))).toEqual([200, 200])
  expect((await withSession(user).get('/api/account/token')).status).toBe(401)
})

// promise: client-errors-are-4xx
test.each<[what: string, ask: (user: User) => Promise<Answer>]>([
  ['a save', (user) => user.post('/api/techstack', stack())],
  ['an upload', (user) => user.call('POST', '/api/icons', { raw: png(16), headers: { 'content-type': 'image/png' } })],
  [
    'a new password',
    (user) =>
      withSession(user).post('/api/account/password', { current: user.password, next: 'another horse battery' }),
  ],
])('%s while its account is being deleted gets 409 with a message', async (_what, ask) => {
  const user = await newcomer()
  const [answer] = await whileHeld([() => ask(user)], ACCOUNT_GOES, user.id)
  expect([answer?.status, answer?.json.error]).toEqual([409, expect.stringContaining('removed in the meantime')])
})

test('an icon deleted twice concurrently is deleted once', async () => {
  const user = await newcomer()
  const { json } = await user.call('POST', '/api/icons', { raw: png(16), headers: { 'content-type': 'image/png' } })
  const remove = () => user.call('DELETE', `/api/icons/${json.icon_id}`)
  const answers = await whileHeld([remove, remove], ICON, json.icon_id)
  expect(statuses(answers)).toEqual([200, 409])
})

// promise: owner-only-writes
test('a stack claimed twice concurrently belongs to the one user who got 200', async () => {
  const { json: made } = await new Guest(product.origin).post('/api/techstack', stack())
  const people = [await newcomer(), await newcomer()]
  const answers = await whileHeld(
    people.map((user) => () => user.post(`/api/techstack/${made.id}/claim`, { secret: made.claimSecret })),
    STACK,
    made.id,
  )
  expect(statuses(answers)).toEqual([200, 403])
  const { json: got } = await new Guest(product.origin).get(`/api/techstack/${made.shareCode}`)
  expect(got.userId).toBe(answers.find(({ status }) => status === 200)?.json.userId)
})

// promise: no-lost-updates
test('two concurrent updates without a version are merged', async () => {
  const owner = await newcomer()
  const { json: made } = await owner.post('/api/techstack', stack())
  const put = (fields: object) => () => owner.put(`/api/techstack/${made.id}`, fields)
  const answers = await whileHeld([put({ title: 'Laid below' }), put({ description: 'Laid above' })], STACK, made.id)
  expect(statuses(answers)).toEqual([200, 200])
  expect(answers.map(({ json }) => json.version).sort()).toEqual([2, 3])
  const { json: got } = await owner.get(`/api/techstack/${made.shareCode}`)
  expect(got).toMatchObject({ version: 3, title: 'Laid below', description: 'Laid above' })
  expect((await owner.get('/api/techstack/search/Laid%20below')).json).toHaveLength(1)
})

test('a stack deleted while it is saved stays deleted', async () => {
  const owner = await newcomer()
  const { json: made } = await owner.post('/api/techstack', stack())
  const save = () => owner.put(`/api/techstack/${made.id}`, { title: 'Too late' })
  const [saved] = await whileHeld([save], 'UPDATE tech_stacks SET deleted_at = now() WHERE id = $1', made.id)
  expect(saved?.status).toBe(404)
  expect((await owner.get(`/api/techstack/${made.shareCode}`)).status).toBe(404)
})

test('of two concurrent sign-ups for one address one succeeds', async () => {
  const sign = (email: string) => () =>
    new Guest(product.origin).post('/api/account/signup', { email, password: 'correct horse battery' })
  // The table lock holds both directly before their row is inserted.
  const answers = await whileHeld([sign('two@example.com'), sign('TWO@example.com')], 'LOCK TABLE users IN SHARE MODE')
  expect(statuses(answers)).toEqual([201, 409])
})

// promise: unguessable-share-codes
test('a share code in use is not assigned to another stack', async () => {
  const { json: first } = await new Guest(product.origin).post('/api/techstack', stack())
  await database.query(`CREATE SEQUENCE drawn;
    CREATE FUNCTION draw_the_same() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF nextval('drawn') = 1 THEN NEW.share_code := '${first.shareCode}'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER draw BEFORE INSERT ON tech_stacks FOR EACH ROW EXECUTE FUNCTION draw_the_same()`)
  try {
    const second = await new Guest(product.origin).post('/api/techstack', stack({ title: 'Under a code of its own' }))
    expect(second.status).toBe(201)
    expect(second.json.shareCode).not.toBe(first.shareCode)
    const { rows } = await database.query<{ times: string }>('SELECT last_value AS times FROM drawn')
    expect(rows[0]?.times).toBe('2')
  } finally {
    await database.query('DROP TRIGGER draw ON tech_stacks')
  }
})
