import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase, overBothDatabases } from '../support/api'
import { freePort } from '../support/free-port'
import { Guest, signIn, signUp, unique } from '../support/people'
import { startProduct } from '../support/product'
import { startMailServer } from '../support/smtp'

/** Mails requested while the mail server is down are sent when it is up again. */

const WAIT_MS = 120_000
const NEXT = 'another horse battery'

const port = await freePort()
const MAIL = { SMTP_URL: `smtp://127.0.0.1:${port}`, NEXTAUTH_URL: 'http://stacks.example' }
const failures = (output: string) => output.split('mail could not be sent').length - 1

overBothDatabases(
  'letters that were asked for while the mail server is down',
  (running) => {
    test('mails are sent when the server is up again, also after a restart of the product', async () => {
      const { product, databaseUrl } = running()
      const guest = new Guest(product.origin)
      const user = await signUp(product.origin)
      const handle = unique('h')
      expect((await guest.post('/api/account/reset', { email: user.email })).status).toBe(202)
      expect((await guest.post('/api/subscribe', { email: user.email, handle })).status).toBe(201)
      await expect.poll(() => failures(product.output()), { timeout: WAIT_MS }).toBeGreaterThanOrEqual(3)
      await product.kill('SIGTERM')

      const mail = await startMailServer(port)
      const again = await startProduct(
        { ...MAIL, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
        product.dataDir,
      )
      try {
        const tokenOf = async (subject: string) => (await mail.letterTo(user.email, subject)).link.hash.slice(1)
        const [reset, confirm, end] = [
          await tokenOf('new password'),
          await tokenOf('Confirm'),
          await tokenOf(`@${handle}`),
        ]
        const later = new Guest(again.origin)
        expect((await later.post('/api/account/verify', { token: confirm })).status).toBe(200)
        expect((await later.post('/api/account/reset/confirm', { token: reset, password: NEXT })).status).toBe(200)
        expect((await later.call('DELETE', '/api/subscribe', { body: { token: end } })).status).toBe(200)
        expect((await signIn(again.origin, user.email, NEXT)).id).toBe(user.id)
        expect(mail.letters).toHaveLength(3)
      } finally {
        await again.kill()
        await mail.stop()
      }
    })
  },
  MAIL,
)

test('two instances of one database send every queued mail once', async () => {
  const DATABASE_URL = await freshDatabase()
  const [first, second] = await Promise.all([1, 2].map(() => startProduct({ DATABASE_URL, ...MAIL })))
  if (!first || !second) throw new Error('an instance is missing')
  const database = new pg.Client({ connectionString: DATABASE_URL })
  await database.connect()
  onTestFinished(async () => {
    await database.end()
    await Promise.all([first.stop(), second.stop()])
  })
  const addresses = Array.from({ length: 40 }, () => `${unique()}@example.com`).sort()
  for (const email of addresses) await new Guest(first.origin).post('/api/subscribe', { email, handle: unique('h') })
  await expect.poll(() => failures(first.output()), { timeout: WAIT_MS }).toBeGreaterThanOrEqual(addresses.length)

  const mail = await startMailServer(port)
  onTestFinished(mail.stop)
  // Leases the mail as an instance that is sending it would, for longer than the test.
  await database.query(
    `UPDATE mail_queue SET next_attempt_at = now() WHERE next_attempt_at < now() + interval '60 seconds'`,
  )
  // Each request starts another worker of the queue. These addresses have no account, so no further
  // mail is queued.
  const workers = Array.from({ length: 20 }, (_, at) =>
    new Guest(at % 2 ? first.origin : second.origin).post('/api/account/reset', { email: `${unique()}@example.com` }),
  )
  await Promise.all(workers)
  await expect
    .poll(async () => (await database.query('SELECT 1 FROM mail_queue')).rowCount, { timeout: WAIT_MS })
    .toBe(0)
  expect(mail.letters.map(({ to }) => to).sort()).toEqual(addresses)
})
