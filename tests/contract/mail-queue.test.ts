import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { sendDueLetters, type LetterComposers } from '@/lib/mail'
import { claimLetter, delayLetter, queueLetter } from '@/lib/mail/queue'

/** A mail server that answers when a test says so: with nothing, or with an error. */
const server = vi.hoisted(() => ({ letters: [] as string[], answers: [] as ((error?: Error) => void)[] }))
vi.mock('@/lib/mail/outbox', () => ({
  outboxMailer:
    () =>
    ({ to }: { to: string }) =>
      new Promise<void>((resolve, reject) => {
        server.letters.push(to)
        server.answers.push((error) => (error ? reject(error) : resolve()))
      }),
}))

const KINDS = ['reset']
const compose = (to: string) => Promise.resolve({ to, subject: '', text: '', html: '' })
const COMPOSERS: LetterComposers = { reset: compose, verification: compose, subscription: compose }

let pool: Pool
beforeAll(async () => {
  pool = await sharedPool()
})
afterAll(closeDatabase)
beforeEach(async () => {
  await pool.query('DELETE FROM mail_queue')
  server.letters.length = server.answers.length = 0
})
const queued = async () => {
  const { rows } = await pool.query<{ about: string; seconds: number }>(
    'SELECT about, extract(epoch FROM next_attempt_at - now())::float AS seconds FROM mail_queue ORDER BY about',
  )
  return rows
}
const nextAnswer = () => vi.waitFor(() => server.answers.shift() ?? Promise.reject(new Error('no letter arrived')))
const smtpError = (command: string, responseCode: number) =>
  Object.assign(new Error('refused'), { code: 'EENVELOPE', command, responseCode })

test('a claimed letter is not due for other workers until its lease ends', async () => {
  await queueLetter(db, 'reset', 'a@example.com')
  expect(await claimLetter(KINDS)).toEqual({ kind: 'reset', about: 'a@example.com', attempts: 1 })
  expect(await claimLetter(KINDS)).toBeUndefined()
  await pool.query(`UPDATE mail_queue SET next_attempt_at = next_attempt_at - interval '2 minutes'`)
  expect(await claimLetter(KINDS)).toMatchObject({ attempts: 2 })
})

test('failed attempts are repeated after ten seconds, then after twice as long, and at least every ten minutes', async () => {
  await queueLetter(db, 'reset', 'a@example.com')
  const delayAfter = async (attempts: number) => {
    await delayLetter({ kind: 'reset', about: 'a@example.com', attempts })
    return Math.round((await queued())[0]?.seconds ?? NaN)
  }
  expect([await delayAfter(1), await delayAfter(2), await delayAfter(4), await delayAfter(144)]).toEqual([
    10, 20, 80, 600,
  ])
})

test('another request for a waiting letter queues no second one, and renews its deadline', async () => {
  await queueLetter(db, 'reset', 'a@example.com')
  await pool.query(`UPDATE mail_queue SET requested_at = now() - interval '25 hours'`)
  expect(await claimLetter(KINDS)).toBeUndefined()
  await queueLetter(db, 'reset', 'a@example.com')
  expect(await queued()).toHaveLength(1)
  expect(await claimLetter(KINDS)).toBeDefined()
})

test('a kind of letter that this release does not know is left in the queue', async () => {
  await pool.query(`INSERT INTO mail_queue (kind, about) VALUES ('invitation', 'x')`)
  await sendDueLetters(COMPOSERS)
  expect(await queued()).toMatchObject([{ about: 'x' }])
})

test('a mail server that hangs gets ten letters at once; all are sent once when it answers again', async () => {
  const addresses = Array.from({ length: 30 }, (_, number) => `${String(number).padStart(2, '0')}@example.com`)
  for (const address of addresses) await queueLetter(db, 'reset', address)
  const workers = addresses.map(() => sendDueLetters(COMPOSERS))
  await Promise.all(workers.slice(10))
  await vi.waitFor(() => expect(server.letters).toHaveLength(10))
  for (let sent = 0; sent < addresses.length; sent++) (await nextAnswer())()
  await Promise.all(workers)
  expect(server.letters.toSorted()).toEqual(addresses)
  expect(await queued()).toEqual([])
})

test.each([
  ['a recipient that is refused for good is not tried again', smtpError('RCPT TO', 550), 0],
  ['a recipient that is refused for now is tried again', smtpError('RCPT TO', 450), 1],
  ['a sender that is refused is tried again, because its operator can mend that', smtpError('MAIL FROM', 550), 1],
  ['a connection that is refused is tried again', new Error('ECONNREFUSED'), 1],
])('%s', async (_what, error, left) => {
  await queueLetter(db, 'reset', 'a@example.com')
  const sending = sendDueLetters(COMPOSERS)
  ;(await nextAnswer())(error)
  await sending
  expect(await queued()).toHaveLength(left)
})

test('an obsolete letter is removed unsent', async () => {
  await queueLetter(db, 'verification', 'an account that was deleted')
  await sendDueLetters({ ...COMPOSERS, verification: () => Promise.resolve(undefined) })
  expect([server.letters, await queued()]).toEqual([[], []])
})
