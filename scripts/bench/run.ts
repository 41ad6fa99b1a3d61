import { startPostgres } from '@/tests/support/postgres'
import { startProduct } from '@/tests/support/product'
import { Guest } from '@/tests/support/people'
import { stack, tool } from '@/tests/support/stacks'
import { buildWhenStale } from '@/server/build/build'
import { startBareNext } from './bare-next'
import { fillStacks, QUERIES } from './many-stacks'
import { medianTime, measureRatio, type Measured } from './measure'
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
  const tools = Array.from({ length: 40 }, (_, index) =>
    tool(`Tool ${index}`, {
      link: 'https://example.com',
      description: 'What it is and who reaches for it, in one sentence.',
    }),
  )
  const sections = Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [`Section ${index}`, tools.slice(index * 8, index * 8 + 8)]),
  )
  const { json } = await new Guest(small.origin).post(
    '/api/techstack',
    stack({ sections, sectionOrder: Object.keys(sections) }),
  )

  const read = await measureRatio(`${small.origin}/api/techstack/${json.shareCode}`, `${bare.origin}/api/bare`)
  results.push(
    report({
      what: 'reading a stack of 40 tools against a bare endpoint',
      value: read.ratio,
      bar: 0.5,
      atLeast: true,
      detail: `${shown(read.own)}; bare ${shown(read.bare)}`,
    }),
  )
  const page = await measureRatio(`${small.origin}/?share=${json.shareCode}`, `${bare.origin}/dynamic`)
  results.push(
    report({
      what: 'a shared page of 40 tools against a bare dynamic page',
      value: page.ratio,
      bar: 0.35,
      atLeast: true,
      detail: `${shown(page.own)}; bare ${shown(page.bare)}`,
    }),
  )

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
