import { randomInt } from 'node:crypto'
import pg from 'pg'
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
let database: pg.Client
beforeAll(async () => {
  databaseUrl = await freshDatabase()
  database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  product = await startProduct({ DATABASE_URL: databaseUrl, TRUST_PROXY_HOPS: '1' })
  guest = new Guest(product.origin)
})
afterAll(async () => {
  await database.end()
  await product.stop()
})

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
const listed = async (list: 'new' | 'trending') =>
  ((await guest.get(`/api/techstack/${list}`)).json as Row[]).map(({ shareCode }) => shareCode)
const sql = async <R extends object>(text: string, values: unknown[] = []) =>
  (await database.query<R>(text, values)).rows
const seeded = async () =>
  (await sql<{ code: string }>('SELECT share_code AS code FROM tech_stacks WHERE seeded')).map(({ code }) => code)
const written = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 250 })

test('a new installation lists its twelve seeded examples', async () => {
  expect((await codes()).sort()).toEqual((await seeded()).sort())
  expect(await seeded()).toHaveLength(12)
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

test('stacks of visitors and then examples are exactly twelve, with one of each origin', async () => {
  const origin = await save()
  const remixes = [(await copy(origin, home)).json.shareCode, (await copy(origin, home)).json.shareCode] as string[]
  for (const code of remixes) for (let times = 0; times < 4; times++) await copy(code, somewhere())
  const shown = await codes()
  expect(shown).toHaveLength(12)
  expect(new Set(shown).size).toBe(12)
  expect(remixes.filter((code) => shown.includes(code))).toHaveLength(1)
  expect(shown).not.toContain(origin)
  const examples = await seeded()
  const first = shown.findIndex((code) => examples.includes(code))
  expect(shown.slice(first).every((code) => examples.includes(code))).toBe(true)
})

test('new stacks are listed newest first, one of each account, and never an example', async () => {
  const owner = await signUp(product.origin)
  const first = await save()
  const older = (await owner.post('/api/techstack', stack(), home)).json.shareCode as string
  const second = await save()
  const newer = (await owner.post('/api/techstack', stack(), home)).json.shareCode as string
  const shown = await listed('new')
  expect(shown.slice(0, 3)).toEqual([newer, second, first])
  expect(shown).not.toContain(older)
  expect(shown.length).toBeLessThanOrEqual(12)
  for (const code of await seeded()) expect(shown).not.toContain(code)
})

test('trending stacks are those of the last seven days, most copied first, one of each account, and never an example', async () => {
  const owner = await signUp(product.origin)
  const mine: string[] = []
  for (let at = 0; at < 2; at++) mine.push((await owner.post('/api/techstack', stack(), home)).json.shareCode)
  const [often, once] = [await save(), await save()]
  const [example = ''] = await seeded()
  for (const code of [often, often, often, once, ...mine, mine[0] ?? '', example]) await copy(code, somewhere())
  const shown = async () => {
    const list = await listed('trending')
    return [often, ...mine, once, example]
      .filter((code) => list.includes(code))
      .sort((a, b) => list.indexOf(a) - list.indexOf(b))
  }
  expect(await shown()).toEqual([often, mine[0], once])
  const shift = (days: number) =>
    sql(`UPDATE stack_days SET day = current_date - $2::int WHERE code = $1`, [often, days])
  await shift(6)
  expect(await shown()).toEqual([often, mine[0], once])
  await shift(7)
  expect(await shown()).toEqual([mine[0], once])
})
