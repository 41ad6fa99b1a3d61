import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { buildWhenStale } from '@/server/build/build'
import { Guest } from '@/tests/support/people'
import { startPostgres, type TestPostgres } from '@/tests/support/postgres'
import { startProduct, type Product } from '@/tests/support/product'
import { startReplica, type TestReplica } from '@/tests/support/replica'
import { HEAD, row, watchMemory } from '../load/report'
import { emptyTally, findLostSaves, newStack, runVisitors, type Saved, type Tally, type World } from '../load/visitors'
import { fewStacks } from '../load/opened-stacks'
import { differing, ReadAfterWriteCheck } from './read-after-write'

/**
 * `npm run replicas`: two instances, a primary and its streaming replica on loopback under a steady
 * load, while an instance is killed, the replica stopped, and the primary stopped. Ends by itself
 * in about two minutes; a broken promise is exit code 1.
 */

const VISITORS = 8
const STACKS = 40
const PHASE_SECONDS = 15
const FAULT_SECONDS = 5
const RECOVERY_MS = 30_000
const GUEST_READS = ['page', 'tracked', 'search']
const TOKEN = 'metrics of the replica run'
const failures: string[] = []
const rows: string[] = []

function check(holds: boolean, what: string): void {
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}`)
  if (!holds) failures.push(what)
}

/** The product's user has only the rights of the owner of a database. */
async function makeDatabase(primary: TestPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: `${primary.url}/postgres` })
  await client.connect()
  await client.query(`CREATE ROLE product LOGIN PASSWORD 'product'`)
  await client.query('CREATE DATABASE product OWNER product')
  await client.end()
}

const urlOf = (server: { url: string }) => `${server.url.replace('postgres:postgres@', 'product:product@')}/product`

interface Reads {
  primary: number
  replica: number
}

async function readsAt(origin: string): Promise<Reads> {
  const { text } = await new Guest(origin).get('/api/metrics', { authorization: `Bearer ${TOKEN}` })
  const of = (server: string) =>
    Number(new RegExp(`stackbook_database_reads_total\\{server="${server}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  return { primary: of('primary'), replica: of('replica') }
}

/** The percentage of reads between two moments that the replica answered. */
async function replicaShare(origin: string, during: () => Promise<void>): Promise<number> {
  const before = await readsAt(origin)
  await during()
  const after = await readsAt(origin)
  const [replica, primary] = [after.replica - before.replica, after.primary - before.primary]
  return Math.round((100 * replica) / Math.max(1, replica + primary))
}

/** Milliseconds until the condition holds, or undefined. */
async function until(holds: () => Promise<boolean>): Promise<number | undefined> {
  const began = performance.now()
  while (performance.now() - began < RECOVERY_MS) {
    if (await holds().catch(() => false)) return Math.round(performance.now() - began)
    await pause(50)
  }
  return undefined
}

const saves = (origin: string) => async () =>
  (await new Guest(origin).post('/api/techstack', newStack('recovery'))).status === 201
const readsReplica = (origin: string) => async () => (await replicaShare(origin, () => readOften(origin))) > 0
const readOften = async (origin: string) => {
  for (let i = 0; i < 5; i++) await new Guest(origin).get('/api/techstack/popular')
}

await buildWhenStale()
const started = performance.now()
const primary = await startPostgres()
await makeDatabase(primary)
const replica = await startReplica(primary)
const env = {
  DATABASE_URL: urlOf(primary),
  DATABASE_READ_URL: urlOf(replica),
  METRICS_TOKEN: TOKEN,
  LOG_LEVEL: 'fatal',
}

async function underFaults(first: Product, running: Product[], replicaServer: TestReplica): Promise<void> {
  const opened = await fewStacks(first.origin, STACKS)
  const world: World = { ...opened, origins: () => running.map(({ origin }) => origin) }
  const consistency = new ReadAfterWriteCheck(world.origins)
  const checking = consistency.run()
  const saved: Saved[] = []

  const phase = async (what: string, seconds: number, work: () => Promise<void>) => {
    const tally = emptyTally()
    const stopWatching = watchMemory(() => running)
    const load = runVisitors(VISITORS, seconds, world, tally)
    const share = await replicaShare(first.origin, async () => {
      await work()
      await load
    })
    saved.push(...tally.saved)
    rows.push(`${row(what, seconds, tally, stopWatching())} ${share} % |`)
    console.log(rows.at(-1))
    check(tally.wrong.length === 0, `${what}: no wrong answer${tally.wrong[0] ? ` (${tally.wrong[0]})` : ''}`)
    return tally
  }
  const recovers = async (what: string, holds: () => Promise<boolean>) => {
    const ms = await until(holds)
    check(ms !== undefined, `${what} after ${ms ?? `more than ${RECOVERY_MS}`} ms, without a restart of the product`)
  }

  const refusedReads = ({ refused }: Tally) =>
    GUEST_READS.reduce((sum, kind) => sum + (refused.get(`${kind} 503`) ?? 0), 0)

  const calm = await phase('replica and primary work', PHASE_SECONDS, async () => undefined)
  check(calm.refused.size === 0, 'replica and primary work: no request was refused')

  await phase('an instance is killed', PHASE_SECONDS, async () => {
    await pause(1_000)
    await running[1]?.kill('SIGKILL')
    running.length = 1
    running.push(await startProduct(env))
  })

  const without = await phase('the replica is stopped', PHASE_SECONDS, async () => {
    await pause(1_000)
    await replicaServer.halt()
    await pause(FAULT_SECONDS * 1_000)
    await replicaServer.resume()
  })
  check(refusedReads(without) === 0, 'the replica is stopped: no page and no search was refused')
  await recovers('reads go to the replica again', readsReplica(first.origin))

  const offline = await phase('the primary is stopped', PHASE_SECONDS, async () => {
    await pause(1_000)
    await primary.halt()
    await pause(FAULT_SECONDS * 1_000)
    await primary.resume()
  })
  check(refusedReads(offline) === 0, 'the primary is stopped: no page and no search of a guest was refused')
  for (const { origin } of running) await recovers('saves are taken again', saves(origin))
  await recovers('reads go to the replica again', readsReplica(first.origin))

  consistency.end()
  await checking
  const { reads, refused, wrong, deleted } = consistency.result
  check(
    wrong.length === 0,
    `of ${reads} reads right behind a change at the other instance, ${refused} were refused and ${wrong.length} showed another state${wrong[0] ? ` (${wrong[0]})` : ''}`,
  )
  for (const { origin } of running) {
    const missing = await findLostSaves(saved, origin)
    check(missing.length === 0, `of ${saved.length} acknowledged saves ${missing.length} are lost`)
    const other = await differing(consistency.result, origin)
    check(
      other.length === 0,
      `of ${consistency.result.saved.length} changes and ${deleted.length} deletions ${other.length} are not as acknowledged`,
    )
  }
}

const running: Product[] = []
try {
  const first = await startProduct(env)
  running.push(first, await startProduct(env))
  await underFaults(first, running, replica)
} finally {
  for (const product of running) await product.stop()
  await replica.stop()
  await primary.stop()
}
const [head = '', line = ''] = HEAD.split('\n')
console.log(`\n${head} reads at the replica |\n${line} --- |\n${rows.join('\n')}`)
console.log(`\n${Math.round((performance.now() - started) / 1000)} s`)
if (failures.length > 0) {
  console.error(`\n${failures.length} promises broken:\n${failures.join('\n')}`)
  process.exit(1)
}
