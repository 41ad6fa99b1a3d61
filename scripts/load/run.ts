import { parseArgs } from 'node:util'
import { buildWhenStale } from '@/server/build/build'
import { startModelServer } from '@/tests/support/model-server'
import { Guest } from '@/tests/support/people'
import { startPostgres, type TestPostgres } from '@/tests/support/postgres'
import { startProduct, type Product } from '@/tests/support/product'
import { attack } from './attack'
import { tryFullDisk } from './full-disk'
import { HEAD, row, watchMemory } from './report'
import { fewStacks, manyStacks } from './opened-stacks'
import { emptyTally, findLostSaves, runVisitors, type Saved, type Tally, type World } from './visitors'

/**
 * `npm run load`: a bounded load test on loopback with the mix of requests that visitors make, over
 * ten thousand stacks, on one instance and on two, while parts are broken, and while others send
 * hostile texts (`npm run load -- --attack` for that alone). Takes less than six minutes; exits
 * with 1 if a promise is broken.
 */

const VISITORS = 16
const TOO_MANY = 200
/** The number of stacks: a cache of the default size holds a small part. */
const STACKS = 10_000
const FEW_STACKS = 20
const MEMORY_BAR_MB = 1_500
const TOKEN = 'metrics of the load run'
const failures: string[] = []
const rows: string[] = []

function check(holds: boolean, what: string): void {
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}`)
  if (!holds) failures.push(what)
}

async function hitRatio(origin: string): Promise<string> {
  const { text } = await new Guest(origin).get('/api/metrics', { authorization: `Bearer ${TOKEN}` })
  return Number(/^stackbook_response_cache_hit_ratio (\S+)/m.exec(text)?.[1]).toFixed(2)
}

async function phase(
  what: string,
  products: () => Product[],
  seconds: number,
  work: () => Promise<Tally>,
): Promise<Tally> {
  const stopWatching = watchMemory(products)
  const tally = await work()
  const peak = stopWatching()
  rows.push(row(what, seconds, tally, peak))
  console.log(rows.at(-1))
  check(tally.wrong.length === 0, `${what}: no wrong answer${tally.wrong[0] ? ` (${tally.wrong[0]})` : ''}`)
  check(peak < MEMORY_BAR_MB, `${what}: memory below ${MEMORY_BAR_MB} MB`)
  return tally
}

async function oneAndTwo(postgres: TestPostgres): Promise<void> {
  const env = { DATABASE_URL: `${postgres.url}/postgres`, LOG_LEVEL: 'fatal', METRICS_TOKEN: TOKEN }
  const first = await startProduct(env)
  let second: Product | undefined
  try {
    const opened = await manyStacks(env.DATABASE_URL, first.origin, STACKS)
    const one: World = { ...opened, origins: () => [first.origin] }
    const saved: Saved[] = []
    const keep = (tally: Tally) => saved.push(...tally.saved)
    const checkNoRefusals = (tally: Tally, what: string) =>
      check(tally.refused.size === 0, `${what}: no request was refused`)

    const alone = await phase(
      'one instance',
      () => [first],
      20,
      () => runVisitors(VISITORS, 20, one),
    )
    keep(alone)
    checkNoRefusals(alone, 'one instance')
    console.log(`one instance: cache hit ratio ${await hitRatio(first.origin)}`)
    keep(
      await phase(
        `one instance, ${TOO_MANY} visitors at once`,
        () => [first],
        10,
        () => runVisitors(TOO_MANY, 10, one),
      ),
    )

    second = await startProduct(env)
    let running = [first, second]
    const two: World = { ...opened, origins: () => running.map(({ origin }) => origin) }
    const both = await phase(
      'two instances',
      () => running,
      20,
      () => runVisitors(VISITORS, 20, two),
    )
    keep(both)
    checkNoRefusals(both, 'two instances')

    const during = emptyTally()
    keep(
      await phase(
        'two instances, one killed and the database stopped',
        () => running,
        40,
        async () => {
          const load = runVisitors(VISITORS, 40, two, during)
          await wait(3)
          await second?.kill('SIGKILL')
          running = [first]
          second = await startProduct(env)
          running = [first, second]
          await wait(3)
          await postgres.halt()
          await wait(4)
          await postgres.resume()
          return load
        },
      ),
    )
    for (const { origin } of running) {
      const { status } = await new Guest(origin).get('/api/health')
      check(status === 200, 'an instance answers again after the database was stopped, without a restart')
    }
    const missing = await findLostSaves(saved, first.origin)
    check(missing.length === 0, `of ${saved.length} acknowledged saves ${missing.length} are lost`)
  } finally {
    await first.stop()
    await second?.stop()
  }
}

async function stalledModel(): Promise<void> {
  const model = await startModelServer()
  model.replies = ['stall']
  const product = await startProduct({
    OPENAI_BASE_URL: model.origin,
    OPENAI_API_KEY: 'none',
    AI_MODEL: 'stand-in',
    AI_TIMEOUT_MS: '2000',
    LOG_LEVEL: 'fatal',
  })
  try {
    const world: World = { ...(await fewStacks(product.origin, FEW_STACKS)), origins: () => [product.origin] }
    const what = 'one embedded instance, a model that stalls'
    const tally = await phase(
      what,
      () => [product],
      12,
      () => runVisitors(VISITORS, 12, world),
    )
    const others = [...tally.refused.keys()].filter((kind) => !kind.startsWith('generate'))
    check(others.length === 0, `${what}: only generating is refused`)
    const missing = await findLostSaves(tally.saved, product.origin)
    check(missing.length === 0, `${what}: of ${tally.saved.length} acknowledged saves ${missing.length} are lost`)
  } finally {
    await product.stop()
    await model.stop()
  }
}

async function fullDisk(): Promise<void> {
  const result = await tryFullDisk()
  if (!result) return console.log('left out: a full disk needs a machine that lets this user mount a small one')
  const { acknowledged, lost: missing, refused, slowest, recoveredAfter } = result
  const said = [...refused].map(([status, times]) => `${times} × ${status}`).join(', ')
  console.log(`a full disk: ${said}; slowest answer ${Math.round(slowest)} ms`)
  check((refused.get(503) ?? 0) > 0 && refused.size === 1, 'a full disk: saves are refused with 503 and nothing else')
  check(slowest < 5_000, 'a full disk: every answer within five seconds')
  check(
    recoveredAfter !== undefined,
    `a full disk: saving works ${Math.round((recoveredAfter ?? 0) / 100) / 10} s after there is room, without a restart`,
  )
  check(missing === 0, `a full disk: of ${acknowledged} acknowledged saves ${missing} are lost`)
}

async function attacked(): Promise<void> {
  const { texts, generation, pages, failed } = await attack()
  const said = `generation ${Math.round(generation)} ms, pages ${Math.round(pages)} ms`
  console.log(`an attack of 20 connections: ${texts} texts of 50,000 characters answered; p95 of others: ${said}`)
  check(generation <= 500, 'an attack: p95 of the generation of others within 500 ms')
  check(pages <= 200, 'an attack: p95 of the pages of others within 200 ms')
  check(failed === 0, `an attack: ${failed} answers of others failed`)
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

const { values } = parseArgs({ options: { attack: { type: 'boolean', default: false } } })
await buildWhenStale()
const started = performance.now()
if (!values.attack) {
  const postgres = await startPostgres()
  try {
    await oneAndTwo(postgres)
  } finally {
    await postgres.stop()
  }
  await stalledModel()
  await fullDisk()
}
await attacked()
console.log(`\n${HEAD}\n${rows.join('\n')}\n\n${Math.round((performance.now() - started) / 1000)} s`)
if (failures.length > 0) {
  console.error(`\n${failures.length} promises broken:\n${failures.join('\n')}`)
  process.exit(1)
}
