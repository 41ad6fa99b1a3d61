import pg from 'pg'
import { startPostgres } from '@/tests/support/postgres'
import { startProduct, type Product } from '@/tests/support/product'
import { stack, tool } from '@/tests/support/stacks'
import { catalogEntries } from '@/lib/catalog/entries'
import { buildWhenStale } from '@/server/build/build'
import { fillWithTools, mostUsed, shareCodeAt, TOOLS_A_STACK } from './fill'

/**
 * `npm run scale [-- SMALL LARGE]`: compares requests that read the tool index among a million
 * stacks of thirty tools with the same among ten thousand. Fails if one takes more than three times
 * as long, or its 95th percentile is 100 ms or more.
 */
const [small = 10_000, large = 1_000_000] = process.argv.slice(2).map(Number)
const TIMES = 60
const WARM_UP = 10
const MOST_RATIO = 3
const MOST_MS = 100

type Ask = (origin: string, time: number, count: number) => Promise<Response>

const search =
  (query: string): Ask =>
  (origin) =>
    fetch(`${origin}/api/techstack/search/${encodeURIComponent(query)}`)
const uses = (...places: number[]) => search(places.map((place) => `uses:${mostUsed(place)}`).join(' '))
const names = catalogEntries().map(({ name }) => name)

const save: Ask = (origin, time) => {
  const tools = Array.from({ length: TOOLS_A_STACK }, (_, at) =>
    tool(names[(time * 7919 + at * 97) % names.length] ?? ''),
  )
  const body = JSON.stringify(stack({ sections: { Desk: tools }, sectionOrder: ['Desk'] }))
  return fetch(`${origin}/api/techstack`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

/**
 * Another stack for each request, because the page of the same one would come from the response
 * cache.
 */
const shared: Ask = (origin, time, count) => fetch(`${origin}/?share=${shareCodeAt(1 + ((time * 104_729) % count))}`)

const ASKED: Readonly<Record<string, Ask>> = {
  'the page of the most used tool': (origin) => fetch(`${origin}/tool/${mostUsed(0)}`),
  'all tools, most used first': (origin) => fetch(`${origin}/tools`),
  'stacks with one tool': uses(0),
  'stacks with two tools': uses(0, 1),
  'stacks with three tools': uses(0, 1, 2),
  'stacks with two tools of middle use': uses(31, 62),
  'a shared page with stacks like it': shared,
  'saving a stack': save,
}

interface Times {
  median: number
  p95: number
}

async function measure(ask: Ask, { origin }: Product, count: number): Promise<Times> {
  const taken: number[] = []
  for (let time = 0; time < WARM_UP + TIMES; time++) {
    const began = performance.now()
    const response = await ask(origin, time, count)
    await response.text()
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
    if (time >= WARM_UP) taken.push(performance.now() - began)
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.floor(share * taken.length)] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}

async function installation(server: string, name: string, count: number) {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = `${server}/${name}`
  const first = await startProduct({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
  await first.stop()
  const began = performance.now()
  await fillWithTools(url, count)
  console.log(`${count} stacks written in ${Math.round((performance.now() - began) / 1000)} s`)
  return { count, product: await startProduct({ DATABASE_URL: url, LOG_LEVEL: 'warn' }) }
}

await buildWhenStale()
const postgres = await startPostgres()
let holds = true
try {
  const few = await installation(postgres.url, 'few', small)
  const many = await installation(postgres.url, 'many', large)
  for (const [what, ask] of Object.entries(ASKED)) {
    const [before, after] = [await measure(ask, few.product, few.count), await measure(ask, many.product, many.count)]
    const ratio = after.median / before.median
    const good = ratio <= MOST_RATIO && after.p95 < MOST_MS
    holds &&= good
    const shown = ({ median, p95 }: Times) => `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
    console.log(
      `${good ? 'ok  ' : 'MISS'} ${what}: ${ratio.toFixed(2)} — ${large}: ${shown(after)}; ${small}: ${shown(before)}`,
    )
  }
  await few.product.stop()
  await many.product.stop()
} finally {
  await postgres.stop()
}
process.exit(holds ? 0 : 1)
