import { afterAll, beforeAll, expect, test } from 'vitest'
import { named, stackAnswer, startModelServer, type ModelServer } from '../support/model-server'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'

/** The cost of long and endless model answers for the product's process, from its metrics. */

const TOKEN = 'a-token-for-metrics'
const LONGEST_BLOCK = 'nodejs_eventloop_lag_max_seconds'
let model: ModelServer
let product: Product
beforeAll(async () => {
  model = await startModelServer()
  product = await startProduct({
    OPENAI_BASE_URL: model.origin,
    AI_MODEL: 'basic',
    AI_TIMEOUT_MS: '20000',
    METRICS_TOKEN: TOKEN,
  })
  // The first answers load shared data.
  model.replies = [LONG]
  await generate()
  await generate()
})
afterAll(async () => {
  await product.stop()
  await model.stop()
})

const generate = () =>
  new Guest(product.origin).post(
    '/api/techstack/generate',
    { prompt: 'React, see https://example.com/1' },
    { accept: 'text/event-stream' },
  )

async function metric(name: string): Promise<number> {
  const { text } = await new Guest(product.origin).get('/api/metrics', { authorization: `Bearer ${TOKEN}` })
  return Number(new RegExp(`^${name} ([\\d.e+-]+)$`, 'm').exec(text)?.[1])
}

/**
 * Eight thousand tokens of about four characters, each in a separate delta; every link has to be
 * checked.
 */
const LONG = {
  ...stackAnswer(
    ...Array.from({ length: 10 }, (_, section): [string, object[]] => [
      `Part ${section}`,
      Array.from({ length: 20 }, (_, tool) =>
        named(`Gadget ${section} ${tool}`, {
          description: 'One plain sentence about a tool and its users. '.repeat(2),
          link: `https://example.com/${tool}`,
        }),
      ),
    ]),
  ),
  pieces: 8_000,
}

const RUNS = 5

/**
 * The least that a metric rose by during one of several runs, because other processes only add to
 * it.
 */
async function leastCost(name: string, work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let run = 0; run < RUNS; run++) {
    const before = await metric(name)
    await work()
    least = Math.min(least, (await metric(name)) - before)
  }
  return least
}

test('a streamed answer of 8,000 tokens costs less than 0.6 seconds of processor time', async () => {
  const cost = await leastCost('process_cpu_seconds_total', async () => {
    model.replies = [LONG]
    expect((await generate()).text).toContain('event: done')
  })
  expect(cost).toBeLessThan(0.6)
})

/** As many bytes as a stream of so many tokens may have. */
const LARGE = {
  text: JSON.stringify({
    tools: Array.from({ length: 32_000 }, (_, at) => ({ name: `Gadget ${at}`, description: '', link: '' })),
  }),
}

test('a whole answer of 2 MB is refused before it blocks other requests', async () => {
  const explore = () => new Guest(product.origin).post('/api/techstack/explore', { categoryName: 'Databases' })
  model.replies = [LARGE]
  await explore()
  let longest = Infinity
  for (let run = 0; run < RUNS; run++) {
    // Each reading of the metrics begins a new maximum.
    await metric(LONGEST_BLOCK)
    expect((await explore()).json.notice).toBe('The language model could not answer, so the built-in engine did.')
    longest = Math.min(longest, await metric(LONGEST_BLOCK))
  }
  expect(longest).toBeLessThan(0.05)
})

test('endless model answers to three visitors are aborted while other requests are served', async () => {
  const before = await metric('process_cpu_seconds_total')
  for (const [text, endless] of [
    ['{"sections":[{"title":"', 'abcd'],
    ['{"sections":[{"title":"a","tools":[', '{"name":"React"},'],
  ] as const) {
    model.replies = [{ text, endless }]
    const asking = Promise.all([generate(), generate(), generate()])
    const asked = performance.now()
    expect((await new Guest(product.origin).get('/api/health')).status).toBe(200)
    expect(performance.now() - asked).toBeLessThan(5_000)
    for (const answer of await asking) expect(answer.text).toMatch(/event: done\n.*"notice":"The language model/)
  }
  expect((await metric('process_cpu_seconds_total')) - before).toBeLessThan(10)
  expect(product.output()).not.toContain('MaxListenersExceededWarning')
})
