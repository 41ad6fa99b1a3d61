import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { hashOfSecret } from '@/lib/bearer-secret'
import { SERVER_DEADLINES } from '@/lib/db/deadlines'
import { migrate } from '@/lib/db/migrate'
import { buildWhenStale } from '@/server/build/build'
import { createDatabase } from '@/tests/support/fresh-database'
import { startPostgres } from '@/tests/support/postgres'
import { startProduct } from '@/tests/support/product'
import { stack, tool } from '@/tests/support/stacks'
import { CHUNK, DRAW, mostUsed, shareCodeAt, STACKS, storeTools } from './fill'

/**
 * `npm run scale:upgrade [-- STACKS]`: a database of the release before the tool index, with
 * 100,000 stacks of thirty tools, is upgraded while stacks are read and saved: by SQL as that
 * release does from the first migration on, and over HTTP as soon as the new one listens. Fails if
 * anything is refused before the index has read every stack.
 */
const count = Number(process.argv[2] ?? 100_000)
const MIGRATIONS = 'prisma/migrations'
const TOOL_INDEX = '20261125183000_tool_index'
const SECRET = 'the-secret-of-all-stacks-of-this-run'
const REPORT_EVERY_MS = 30_000
const ASK_EVERY_MS = 1000
/** The pause after each response: a busy site whose visitors do not take all processors. */
const PAUSE_MS = 100

async function applyEarlierMigrations(url: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stackbook-earlier-'))
  const names = (await readdir(MIGRATIONS)).filter((name) => name < TOOL_INDEX)
  for (const name of names) await cp(path.join(MIGRATIONS, name), path.join(folder, name), { recursive: true })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await migrate(pool, folder)
  await pool.end()
  await rm(folder, { recursive: true, force: true })
}

async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('SET synchronous_commit = off')
  await storeTools(client)
  await client.query('CREATE TABLE stack_tools (stack int, tool text COLLATE "C", listed boolean)')
  for (let from = 1; from <= count; from += CHUNK) {
    const chunk = [from, Math.min(count, from + CHUNK - 1)]
    await client.query(DRAW, chunk)
    await client.query(STACKS, chunk)
    await client.query('TRUNCATE stack_tools')
  }
  await client.query('UPDATE tech_stacks SET claim_hash = $1', [hashOfSecret(SECRET)])
  await client.query('DROP TABLE stack_tools, scale_tools')
  await client.query('VACUUM ANALYZE tech_stacks')
  await client.end()
}

class Tally {
  readonly taken: number[] = []
  readonly failures = new Map<string, number>()

  async add(ask: () => Promise<string | undefined>): Promise<void> {
    const began = performance.now()
    const failure = await ask().catch(String)
    this.taken.push(performance.now() - began)
    if (failure !== undefined) this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1)
  }

  get report(): string {
    const sorted = this.taken.toSorted((a, b) => a - b)
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
    const failed = [...this.failures].map(([why, times]) => `; ${times} times ${why}`).join('')
    return `${sorted.length} answers, median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms${failed}`
  }
}

const anyNumber = () => 1 + Math.floor(Math.random() * count)
const tools = () => [mostUsed(anyNumber() % 3000), mostUsed(anyNumber() % 3000)].map((id) => tool(id))

/**
 * Saves end when every stack is indexed, because each save queues more work; reads end with the
 * queue.
 */
const isOver = { saves: false, reads: false }
async function repeat(
  tally: Tally,
  ask: () => Promise<string | undefined>,
  until: keyof typeof isOver = 'saves',
): Promise<void> {
  while (!isOver[until]) {
    await tally.add(ask)
    await pause(PAUSE_MS)
  }
}

/** Reads and saves a stack as the release before the index does, with its deadlines. */
function asEarlierRelease(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2, ...SERVER_DEADLINES })
  // The statement that finds its connection ended fails, and counts.
  pool.on('error', (error) => console.log(`a connection ended: ${error.message}`))
  const read = async () => {
    await pool.query('SELECT * FROM tech_stacks WHERE share_code = $1', [shareCodeAt(anyNumber())])
    return undefined
  }
  const save = async () => {
    const sections = JSON.stringify([{ title: 'Desk', tools: tools() }])
    const { rowCount } = await pool.query(
      'UPDATE tech_stacks SET sections = $2, version = version + 1, updated_at = now() WHERE share_code = $1',
      [shareCodeAt(anyNumber()), sections],
    )
    return rowCount === 1 ? undefined : 'a stack is lost'
  }
  return { read, save, end: () => pool.end() }
}

function overHttp(origin: string) {
  const answer = async (request: Promise<Response>) => {
    const response = await request
    await response.text()
    return response.ok
      ? undefined
      : `${response.status} of ${new URL(response.url).pathname.replace(/S2[A-Z0-9]{8}/, '…')}`
  }
  const pages = [
    () => `/?share=${shareCodeAt(anyNumber())}`,
    () => `/api/techstack/${shareCodeAt(anyNumber())}`,
    () => `/tool/${mostUsed(anyNumber() % 100)}`,
    () => `/api/techstack/search/uses:${mostUsed(anyNumber() % 100)}`,
    () => '/tools',
    () => '/feed.xml',
  ]
  const body = () => JSON.stringify(stack({ sections: { Desk: tools() }, sectionOrder: ['Desk'] }))
  const send = (method: string, where: string) =>
    answer(
      fetch(origin + where, {
        method,
        headers: { 'content-type': 'application/json', 'x-claim-secret': SECRET },
        body: body(),
      }),
    )
  const read = (time: number) => answer(fetch(origin + (pages[time % pages.length]?.() ?? '/')))
  return {
    read,
    change: () => send('PUT', `/api/techstack/${shareCodeAt(anyNumber())}`),
    make: () => send('POST', '/api/techstack'),
  }
}

await buildWhenStale()
const postgres = await startPostgres()
const seconds = (since: number) => Math.round((performance.now() - since) / 1000)
const tallies = {
  'reads of the release before': new Tally(),
  'saves of the release before': new Tally(),
  reads: new Tally(),
  'changed stacks': new Tally(),
  'new stacks': new Tally(),
}
try {
  const url = await createDatabase(postgres.url)
  await applyEarlierMigrations(url)
  await fill(url)
  console.log(`${count} stacks are written`)
  const earlier = asEarlierRelease(url)
  const loops = [
    repeat(tallies['reads of the release before'], earlier.read),
    repeat(tallies['saves of the release before'], earlier.save),
  ]
  const began = performance.now()
  const product = await startProduct({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
  console.log(`migrated and listening after ${seconds(began)} s`)
  const { read, change, make } = overHttp(product.origin)
  let time = 0
  loops.push(
    repeat(tallies.reads, () => read(time++), 'reads'),
    repeat(tallies['changed stacks'], change),
    repeat(tallies['new stacks'], make),
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const left = `SELECT (SELECT count(*)::int FROM tech_stacks) - (SELECT count(*)::int FROM stack_index) AS stacks,
    (SELECT count(*)::int FROM index_queue) + (SELECT count(*)::int FROM indexed_catalogue WHERE done_up_to IS NOT NULL) AS tasks`
  const next = async () => (await client.query<{ stacks: number; tasks: number }>(left)).rows[0]
  let reported = performance.now()
  for (let rest = await next(); rest && rest.stacks > 0; rest = await next()) {
    if (performance.now() - reported > REPORT_EVERY_MS) {
      console.log(`${rest.stacks} stacks to read after ${seconds(began)} s`)
      reported = performance.now()
    }
    await pause(ASK_EVERY_MS)
  }
  console.log(`every stack read after ${seconds(began)} s`)
  isOver.saves = true
  for (let rest = await next(); rest && rest.tasks > 0; rest = await next()) await pause(ASK_EVERY_MS)
  console.log(`queue empty after ${seconds(began)} s`)
  isOver.reads = true
  await Promise.all(loops)
  await client.end()
  await earlier.end()
  await product.stop()
} finally {
  Object.assign(isOver, { saves: true, reads: true })
  for (const [what, tally] of Object.entries(tallies)) console.log(`${what}: ${tally.report}`)
  await postgres.stop()
}
process.exit(Object.values(tallies).some(({ failures, taken }) => failures.size > 0 || taken.length === 0) ? 1 : 0)
