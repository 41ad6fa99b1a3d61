import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../support/api'
import { Guest, signUp, unique, type User } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/** One locked table: refused writes are not executed later, and other requests are answered. */

const ANSWERED_WITHIN_MS = 5_000
/** Less than a statement waits for a lock. */
const SAVED_WITHIN_MS = 1_000
const FEEDBACK = 24
const FEEDBACK_EVERY_MS = 450
/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let product: Product
let database: pg.Client
let guest: Guest
let user: User

beforeAll(async () => {
  const url = await freshDatabase()
  product = await startProduct({ DATABASE_URL: url })
  database = new pg.Client({ connectionString: url })
  await database.connect()
  guest = new Guest(product.origin)
  user = await signUp(product.origin)
})
afterAll(async () => {
  await database.end()
  await product.stop()
})

/** Runs `work` while another transaction locks `table`. In mode SHARE others may read it. */
async function whileLocked<T>(table: string, work: () => Promise<T>, mode = 'ACCESS EXCLUSIVE'): Promise<T> {
  await database.query(`BEGIN; LOCK TABLE ${table} IN ${mode} MODE`)
  try {
    return await work()
  } finally {
    await database.query('ROLLBACK')
  }
}

/**
 * Waits until every statement that waited for the lock has ended and the product queries the
 * database again.
 */
async function settle(): Promise<void> {
  const running = `SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'stackbook' AND state <> 'idle'`
  const count = async () => (await database.query<{ count: number }>(running)).rows[0]?.count
  await expect.poll(count, { timeout: 30_000 }).toBe(0)
  await expect.poll(async () => (await guest.get('/api/health')).status, { timeout: 30_000 }).toBe(200)
}

const countOf = async (sql: string, values: unknown[]) =>
  (await database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`, values)).rows[0]?.count

describe('a write that gets 503 because its table is locked', () => {
  test('stores no stack after the lock is released, and reports that nothing was stored', async () => {
    const name = unique('locked')
    const answers = await whileLocked('tech_stacks', () =>
      Promise.all(Array.from({ length: 6 }, () => guest.post('/api/techstack', stack({ name })))),
    )
    await settle()
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(503))
    expect(await countOf('tech_stacks WHERE name = $1', [name])).toBe(0)
    for (const { json } of answers) expect(json.error).toMatch(/database .* Nothing was stored/)
    expect((await guest.post('/api/techstack', stack({ name }))).status).toBe(201)
  })

  test('leaves the version of the stack, so that the same update succeeds later', async () => {
    const { id, version } = (await user.post('/api/techstack', stack())).json
    const change = () => user.put(`/api/techstack/${id}`, { name: 'Renamed', version })
    expect((await whileLocked('tech_stacks', change, 'SHARE')).status).toBe(503)
    await settle()
    expect((await change()).status).toBe(200)
  })

  test('creates no account, so that the same sign-up succeeds later', async () => {
    const form = { email: `${unique()}@example.com`, password: 'correct horse battery' }
    const signUpAgain = () => guest.post('/api/account/signup', form)
    expect((await whileLocked('users', signUpAgain)).status).toBe(503)
    await settle()
    expect((await signUpAgain()).status).toBe(201)
  })

  test('is answered within five seconds, also for concurrent transactions', async () => {
    const upload = async () => {
      const started = performance.now()
      const answer = await user.call('POST', '/api/icons', { raw: PIXEL, headers: { 'content-type': 'image/png' } })
      return { status: answer.status, ms: performance.now() - started }
    }
    const answers = await whileLocked('own_icons', () => Promise.all(Array.from({ length: 12 }, upload)))
    await settle()
    for (const { status, ms } of answers) {
      expect(status).toBe(503)
      expect(ms).toBeLessThan(ANSWERED_WITHIN_MS)
    }
    expect(await countOf('own_icons WHERE user_id = $1', [user.id])).toBe(0)
  })
})

test.each(['stack_index', 'icon_mappings'])(
  'the first view of a shared page gets 503 while %s is locked',
  async (table) => {
    const { shareCode } = (await guest.post('/api/techstack', stack())).json
    const { status, text } = await whileLocked(table, () => guest.get(`/?share=${shareCode}`))
    await settle()
    expect(status).toBe(503)
    expect(text).toContain('Please try again')
    expect((await guest.get(`/?share=${shareCode}`)).status).toBe(200)
  },
)

test('while only the feedback table is locked and feedback keeps arriving, every read and save is answered', async () => {
  const { shareCode } = (await guest.post('/api/techstack', stack())).json
  const paths = [`/api/techstack/${shareCode}`, '/api/techstack/popular', '/api/explore-data', `/?share=${shareCode}`]
  const { read, saved, refused } = await whileLocked('feedback', async () => {
    const feedback: Promise<number>[] = []
    let waiting = 0
    const send = async () => {
      waiting++
      const { status } = await guest.post('/api/feedback', { feedback: 'Is this kept?' })
      waiting--
      return status
    }
    const statuses: number[] = []
    const saves: { status: number; ms: number }[] = []
    // Apart from the reads and saves, so that feedback arrives also while one of them waits.
    const sending = setInterval(() => {
      if (feedback.length < FEEDBACK) feedback.push(send())
    }, FEEDBACK_EVERY_MS)
    while (waiting > 0 || feedback.length < FEEDBACK) {
      for (const path of paths) statuses.push((await guest.get(path)).status)
      const began = performance.now()
      const { status } = await guest.post('/api/techstack', stack())
      saves.push({ status, ms: performance.now() - began })
    }
    clearInterval(sending)
    return { read: statuses, saved: saves, refused: await Promise.all(feedback) }
  })
  expect(new Set(refused)).toEqual(new Set([503]))
  expect(read.filter((status) => status !== 200)).toEqual([])
  expect(saved.filter(({ status, ms }) => status !== 201 || ms > SAVED_WITHIN_MS)).toEqual([])
  await settle()
  expect(await countOf('feedback WHERE feedback = $1', ['Is this kept?'])).toBe(0)
})
