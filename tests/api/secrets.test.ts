import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startBlobService, type BlobService } from '../support/blob-service'
import { createKey } from '../support/keys'
import { startModelServer, type ModelServer } from '../support/model-server'
import { Guest, signInForm, signUp, unique } from '../support/people'
import { png } from '../support/pictures'
import { freePort } from '../support/free-port'
import { startProduct, TEST_SECRET, type Product } from '../support/product'
import { stack } from '../support/stacks'

/**
 * The product at the most verbose log level, with every secret set and every external service
 * refusing it.
 */

const secret = (name: string) => `${name}-${randomBytes(9).toString('hex')}`
const SECRETS = {
  database: secret('database'),
  model: secret('sk-model'),
  mail: secret('mail'),
  blob: `vercel_blob_rw_store_${randomBytes(9).toString('hex')}`,
  google: secret('google'),
  metrics: secret('metrics'),
  signing: TEST_SECRET,
}
const PASSWORD = secret('a visitor’s password')

let model: ModelServer
let blobs: BlobService
let product: Product
/** Secrets and private data of visitors. */
const theirs: string[] = [PASSWORD]

async function databaseWithPassword(): Promise<string> {
  const server = new URL(inject('postgresUrl'))
  const [name, role] = [unique('secrets'), unique('role')]
  const client = new pg.Client({ connectionString: `${server.href}/postgres` })
  await client.connect()
  await client.query(`CREATE ROLE ${role} LOGIN PASSWORD '${SECRETS.database}'`)
  await client.query(`CREATE DATABASE ${name} OWNER ${role}`)
  await client.end()
  return `postgresql://${role}:${SECRETS.database}@${server.host}/${name}`
}

beforeAll(async () => {
  model = await startModelServer()
  model.replies = [{ status: 401 }]
  blobs = await startBlobService()
  blobs.fault = 'forbidden'
  const [port, nowhere] = [String(await freePort()), `127.0.0.1:${await freePort()}`]
  product = await startProduct({
    LOG_LEVEL: 'trace',
    PORT: port,
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: await databaseWithPassword(),
    OPENAI_BASE_URL: model.origin,
    OPENAI_API_KEY: SECRETS.model,
    AI_MODEL: 'basic',
    SMTP_URL: `smtp://mailer:${SECRETS.mail}@${nowhere}`,
    BLOB_READ_WRITE_TOKEN: SECRETS.blob,
    VERCEL_BLOB_API_URL: blobs.origin,
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: SECRETS.google,
    GOOGLE_ISSUER: `http://${nowhere}`,
    METRICS_TOKEN: SECRETS.metrics,
  })
})
afterAll(async () => {
  await product.stop()
  await model.stop()
  await blobs.stop()
})

const logged = (words: string) => expect.poll(() => product.output(), { timeout: 60_000 }).toContain(words)

test('every feature that handles a secret is used, and its failures are logged', async () => {
  const guest = new Guest(product.origin)
  const user = await signUp(product.origin, `${unique()}@example.com`, PASSWORD)
  theirs.push(user.email, user.token, ...user.cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)))
  await logged('mail could not be sent')

  const prompt = secret('I keep bees and write')
  theirs.push(prompt)
  expect((await user.post('/api/techstack/generate', { prompt, intelligence: true })).status).toBe(200)
  await logged('The language model')

  const { key, program } = await createKey(user, 'write')
  theirs.push(key, key.slice(11))
  const icon = await program.call('POST', '/api/icons', { raw: png(), headers: { 'content-type': 'image/png' } })
  expect(icon.status).toBe(503)
  expect(icon.text).not.toContain(key.slice(11))
  await logged('the store for icon files failed')
  const changed = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a')
  theirs.push(changed)
  const unknown = new Guest(product.origin, { authorization: `Bearer ${changed}` })
  expect((await unknown.get('/api/tools')).status).toBe(401)

  const { json: made } = await guest.post('/api/techstack', stack())
  theirs.push(made.claimSecret)
  const claim = (secretOfIt: string) => user.post(`/api/techstack/${made.id}/claim`, { secret: secretOfIt })
  expect([(await claim('guess')).status, (await claim(made.claimSecret)).status]).toEqual([403, 200])

  const forged = secret('forged')
  theirs.push(forged)
  expect((await guest.post('/api/techstack', stack(), { authorization: `Bearer ${forged}` })).status).toBe(401)
  expect((await guest.get('/api/metrics', { authorization: `Bearer ${forged}` })).status).toBe(404)
  expect((await guest.get('/api/metrics', { authorization: `Bearer ${SECRETS.metrics}` })).status).toBe(200)
  const form = await signInForm(product.origin)
  expect((await form.send(user.email, forged)).status).toBe(401)
  expect((await guest.post('/api/account/reset/confirm', { token: forged, password: PASSWORD })).status).toBe(400)

  const google = await fetch(`${product.origin}/api/auth/signin/google`, {
    method: 'POST',
    headers: { cookie: form.cookie },
    body: new URLSearchParams({ csrfToken: form.csrfToken, json: 'true' }),
  })
  expect(await google.text()).toContain('error')
})

// promise: no-secrets-in-logs
test('the log contains no secret of the operator and no private data of visitors', () => {
  const output = product.output()
  const secrets = [...Object.values(SECRETS), ...theirs].filter((text) => text.length >= 8)
  expect(secrets.length).toBeGreaterThanOrEqual(17)
  expect(secrets.filter((text) => output.includes(text) || output.includes(encodeURIComponent(text)))).toEqual([])
})
