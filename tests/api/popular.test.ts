import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '../support/api'
import { operate } from '../support/operator'
import { Guest, signUp, unique } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/** The popular list counts views and copies by others than the maker. */

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
interface Row {
  shareCode: string
  title: string
  views: number
  duplicates: number
}

let product: Product
let databaseUrl: string
let guest: Guest
beforeAll(async () => {
  databaseUrl = await freshDatabase()
  product = await startProduct({ DATABASE_URL: databaseUrl, TRUST_PROXY_HOPS: '1' })
  guest = new Guest(product.origin)
})
afterAll(() => product.stop())

let home: Record<string, string>
const somewhere = () => ({ 'x-forwarded-for': `203.0.${randomInt(256)}.${randomInt(256)}`, 'user-agent': BROWSER })
beforeEach(() => {
  home = somewhere()
})

const popular = async () => (await guest.get('/api/techstack/popular')).json as Row[]
const codes = async () => (await popular()).map(({ shareCode }) => shareCode)
const save = async (title = unique('Stack ')) =>
  (await guest.post('/api/techstack', stack({ title }), home)).json.shareCode as string
const open = (code: string, headers: Record<string, string>) => guest.get(`/?share=${code}`, headers)
const copy = (code: string, headers: Record<string, string>) => guest.post(`/api/share/${code}`, {}, headers)
const written = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 250 })

test('a new installation lists its seeded examples', async () => {
  const rows = await popular()
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.length).toBeLessThanOrEqual(12)
})

test('a stack that only its maker opened and copied is not listed until another visitor opens it', async () => {
  const code = await save()
  const other = await save()
  await open(code, home)
  await copy(code, home)
  await open(other, somewhere())
  // The views of both are counted in one batch.
  await written(async () => expect(await codes()).toContain(other))
  expect(await codes()).not.toContain(code)
  await open(code, somewhere())
  await written(async () => expect(await codes()).toContain(code))
})

test('a copy by another user lists a stack at once', async () => {
  const code = await save()
  await copy(code, somewhere())
  expect((await popular()).find(({ shareCode }) => shareCode === code)).toMatchObject({ views: 0, duplicates: 1 })
})

test('stacks that people opened come first, followed by the examples', async () => {
  const code = await save()
  for (let times = 0; times < 3; times++) await copy(code, somewhere())
  expect((await codes())[0]).toBe(code)
})

test('one account has one place in the list, however many of its stacks are copied', async () => {
  const owner = await signUp(product.origin)
  const mine: string[] = []
  for (let at = 0; at < 4; at++) mine.push((await owner.post('/api/techstack', stack(), home)).json.shareCode)
  for (const code of mine) await copy(code, somewhere())
  const shown = await codes()
  expect(mine.filter((code) => shown.includes(code))).toHaveLength(1)
})

test('an owner who opens the own stack while signed in is not counted', async () => {
  const owner = await signUp(product.origin)
  const { json } = await owner.post('/api/techstack', stack(), home)
  await open(json.shareCode, { ...somewhere(), cookie: owner.cookie })
  const witness = await save()
  await open(witness, somewhere())
  await written(async () => expect(await codes()).toContain(witness))
  expect(await codes()).not.toContain(json.shareCode)
})

test.each([
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'curl/8.5.0',
  'Slackbot-LinkExpanding 1.0',
])('a visit of %s is not counted', async (crawler) => {
  const [crawled, witness] = [await save(), await save()]
  await open(crawled, { ...somewhere(), 'user-agent': crawler })
  await open(witness, somewhere())
  await written(async () => expect(await codes()).toContain(witness))
  expect(await codes()).not.toContain(crawled)
})

test('copies of a removed stack leave the list and stay reachable', async () => {
  const origin = await save()
  // Copied by its maker, because a listed original would keep its copies out of the list.
  const copied = (await copy(origin, home)).json.shareCode as string
  await copy(copied, somewhere())
  await copy(copied, somewhere())
  expect(await codes()).toContain(copied)
  await operate({ dataDir: product.dataDir, databaseUrl }, 'stack', 'hide', origin)
  expect(await codes()).not.toContain(copied)
  expect((await guest.get(`/api/techstack/${copied}`)).status).toBe(200)
})
