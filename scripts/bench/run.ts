import { startPostgres } from '@/tests/support/postgres'
import { startProduct } from '@/tests/support/product'
import { buildWhenStale } from '@/server/build/build'
import { startBareNext } from './bare-next'
import { fillStacks, QUERIES } from './many-stacks'
import { medianTime, type Measured } from './measure'
import { comparePages } from './pages'
import pg from 'pg'

/**
 * `npm run bench`: the throughput of the product relative to bare Next.js and to a smaller
 * database. Ratios within one run, because absolute figures depend on the machine.
 */
const SMALL = 10_000
const LARGE = 1_000_000

async function database(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return `${server}/${name}`
}

const shown = ({ perSecond, p50, p99, failures }: Measured) =>
  `${Math.round(perSecond)}/s, p50 ${p50} ms, p99 ${p99} ms, ${failures} failures`

interface Judged {
  what: string
  value: number
  bar: number
  atLeast?: boolean
  detail: string
}

function report({ what, value, bar, atLeast = false, detail }: Judged): boolean {
  const holds = atLeast ? value >= bar : value <= bar
  console.log(
    `${holds ? 'ok  ' : 'MISS'} ${what}: ${value.toFixed(2)} (${atLeast ? 'at least' : 'at most'} ${bar}) — ${detail}`,
  )
  return holds
}

await buildWhenStale()
const postgres = await startPostgres()
const bare = await startBareNext()
const results: boolean[] = []
try {
  const small = await startProduct({ DATABASE_URL: await database(postgres.url, 'small'), LOG_LEVEL: 'warn' })
  const cold = await startProduct({ DATABASE_URL: `${postgres.url}/small`, LOG_LEVEL: 'warn', CACHE_MB: '1' })
  for (const { what, value, bar, goal, measured } of await comparePages(small, cold, bare))
    results.push(
      report({
        what: `${what}, against bare Next.js (goal ${goal})`,
        value,
        bar,
        atLeast: true,
        detail: `${shown(measured.own)}; bare ${shown(measured.bare)}`,
      }),
    )
  await cold.stop()

  const largeUrl = await database(postgres.url, 'large')
  const large = await startProduct({ DATABASE_URL: largeUrl, LOG_LEVEL: 'warn' })
  await fillStacks(`${postgres.url}/small`, SMALL)
  await fillStacks(largeUrl, LARGE)
  for (const [what, query] of Object.entries(QUERIES)) {
    const path = `/api/techstack/search/${encodeURIComponent(query)}`
    await medianTime(small.origin + path, 20)
    await medianTime(large.origin + path, 20)
    const few = await medianTime(small.origin + path)
    const many = await medianTime(large.origin + path)
    results.push(
      report({
        what: `searching ${what} among ${LARGE} stacks against ${SMALL}`,
        value: many / few,
        bar: 3,
        detail: `${many.toFixed(1)} ms; ${few.toFixed(1)} ms`,
      }),
    )
  }
  await small.stop()
  await large.stop()
} finally {
  bare.stop()
  await postgres.stop()
}
process.exit(results.every(Boolean) ? 0 : 1)
