import { afterEach, expect, test, vi } from 'vitest'
import type { GenerateRequest } from '@/lib/engine/types'
import { WorkerPool } from '@/server/engine/worker-pool'

/**
 * Small programs instead of the engine: these tests are about passing questions to threads and
 * replies back.
 */
const programOf = (source: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\n${source}`)}`)

/**
 * Its reply has the number of previous questions, so that tests compare orders instead of times.
 */
const ANSWERS_THE_PROMPT = programOf(`
  let count = 0
  parentPort.on('message', ({ question: { prompt } }) => {
    if (prompt === 'refused') parentPort.postMessage({ refusal: { code: 'unreadable', message: 'Nothing to read.' } })
    else if (prompt === 'broken') parentPort.postMessage({ fault: new TypeError('a mistake of ours') })
    else if (prompt === 'dies') throw new Error('out of memory')
    else if (prompt === 'endless') for (;;);
    else parentPort.postMessage({ answer: [{ title: prompt.slice(0, 20), tools: [] }], place: count++ })
  })
`)

/** Replies to a pair of questions only when both are in the engine at the same time. */
const ANSWERS_IN_PAIRS = programOf(`
  import { BroadcastChannel } from 'node:worker_threads'
  const others = new BroadcastChannel('pairs')
  let answer
  parentPort.on('message', ({ question: { prompt } }) => {
    if (prompt === 'first') return parentPort.postMessage({ answer: [] })
    answer = () => parentPort.postMessage({ answer: [{ title: prompt, tools: [] }] })
    others.postMessage('here')
  })
  others.onmessage = ({ data }) => {
    if (!answer) return
    if (data === 'here') others.postMessage('here too')
    answer()
    answer = undefined
  }
`)

const stays = new AbortController().signal
const titled = (title: string) => ({ answer: [{ title, tools: [] }] })
const asking = (prompt: string): GenerateRequest => ({ prompt, tools: '', intelligence: false })

const pools: WorkerPool[] = []
async function start({ program = ANSWERS_THE_PROMPT, maxThreads = 1 } = {}) {
  const pool = new WorkerPool(program, { warmUp: { task: 'generate', question: asking('first') }, maxThreads })
  pools.push(pool)
  await pool.start()
  return (prompt: string, { signal = stays, visitor = 'a visitor' } = {}) =>
    pool.ask('generate', asking(prompt), { signal, visitor })
}
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(pools.splice(0).map((pool) => pool.end()))
})

test('each of several questions gets its own answer', async () => {
  const ask = await start()
  expect(await Promise.all(['one', 'two', 'three'].map((prompt) => ask(prompt)))).toMatchObject(
    ['one', 'two', 'three'].map(titled),
  )
})

test('a question that would have to wait is answered by another thread', async () => {
  const ask = await start({ program: ANSWERS_IN_PAIRS, maxThreads: 2 })
  expect(await Promise.all([ask('one'), ask('two')])).toEqual(['one', 'two'].map(titled))
})

// promise: overload
test('of 20 texts of 50,000 characters of one visitor one is read before the short texts of others', async () => {
  const ask = await start()
  const long = Array.from({ length: 20 }, () => ask('x'.repeat(50_000), { visitor: 'attacker' }))
  const short = ['one', 'two', 'three'].map((visitor) => ask('short', { visitor }))
  const places = async (replies: Promise<unknown>[]) =>
    (await Promise.all(replies)).map((reply) => (reply as { place: number }).place)
  const [first = 0] = await places(long)
  expect(await places(short)).toEqual([1, 2, 3].map((after) => first + after))
})

test('the question of a disconnected visitor is skipped, and the next one is answered', async () => {
  const ask = await start()
  const leaving = new AbortController()
  const first = ask('first')
  const left = ask('endless', { signal: leaving.signal })
  const next = ask('next')
  leaving.abort()
  await expect(left).rejects.toBe(leaving.signal.reason)
  expect(await Promise.all([first, next])).toMatchObject(['first', 'next'].map(titled))
})

test('a question of an already disconnected visitor is not asked', async () => {
  const ask = await start()
  const signal = AbortSignal.abort()
  await expect(ask('endless', { signal })).rejects.toBe(signal.reason)
  expect(await ask('next')).toMatchObject(titled('next'))
})

test('a refusal of the engine is returned, and the next question is answered', async () => {
  const ask = await start()
  const refused = ask('refused')
  const next = ask('next')
  expect(await refused).toEqual({ refusal: { code: 'unreadable', message: 'Nothing to read.' } })
  expect(await next).toMatchObject(titled('next'))
})

test('an error of the engine rejects one question', async () => {
  const ask = await start()
  const broken = ask('broken')
  const next = ask('next')
  await expect(broken).rejects.toThrow('a mistake of ours')
  expect(await next).toMatchObject(titled('next'))
})

// promise: server-survives
test('a question that ends the thread fails alone, and the next is answered by another thread', async () => {
  const ask = await start()
  const dies = ask('dies')
  const next = ask('next')
  await expect(dies).rejects.toThrow('out of memory')
  expect(await next).toMatchObject(titled('next'))
})

// promise: server-survives
test('an endless question is ended after the time limit, and the next is answered', async () => {
  const ask = await start()
  const inTime = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => inTime(200))
  const endless = ask('endless')
  const next = ask('next')
  expect(await endless).toMatchObject({ refusal: { code: 'upstream_late' } })
  expect(await next).toMatchObject(titled('next'))
})

test('the question that loads the engine has three minutes, and a later one 20 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const ask = await start()
  await ask('one')
  expect(timeout.mock.calls).toEqual([[180_000], [20_000]])
})

test('an engine that cannot start rejects each question and is started again for the next', async () => {
  const ask = await start({
    program: programOf(`
      parentPort.once('message', () => {
        parentPort.postMessage({ answer: [] })
        parentPort.on('message', () => { throw new Error('no data') })
      })
    `),
  })
  const asked = [ask('one'), ask('two')]
  for (const reply of asked) await expect(reply).rejects.toThrow('no data')
})

// promise: overload
test('a question that waited longer than fifteen seconds is refused as crowded', async () => {
  const ask = await start()
  const [first, late] = [ask('first'), ask('late')]
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 15_100)
  expect(await first).toMatchObject(titled('first'))
  expect(await late).toBe('crowded')
})

// promise: overload
test('beyond a thousand waiting questions, the visitor with the most is refused as crowded', async () => {
  const ask = await start()
  const flood = Array.from({ length: 1_001 }, (_, number) => ask(String(number), { visitor: 'attacker' }))
  const other = ask('other', { visitor: 'other' })
  expect(await other).toMatchObject(titled('other'))
  const replies = await Promise.all(flood)
  expect(replies.filter((reply) => reply === 'crowded')).toHaveLength(1)
  expect(replies.at(-1)).toBe('crowded')
})
