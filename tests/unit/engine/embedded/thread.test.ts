import { afterEach, expect, test, vi } from 'vitest'
import type { GenerateRequest } from '@/lib/engine/types'
import { WorkerEngine } from '@/server/engine/engine-thread'

/** Small programs in the place of the engine: what is told here is how questions get to it and back. */
const programOf = (source: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\n${source}`)}`)

const ANSWERS_THE_PROMPT = programOf(`
  parentPort.on('message', ({ question: { prompt } }) => {
    if (prompt === 'refused') parentPort.postMessage({ refusal: { code: 'unreadable', message: 'Nothing to read.' } })
    else if (prompt === 'broken') parentPort.postMessage({ fault: new TypeError('a mistake of ours') })
    else if (prompt === 'dies') throw new Error('out of memory')
    else if (prompt === 'endless') for (;;);
    else parentPort.postMessage({ answer: [{ title: prompt, tools: [] }] })
  })
`)

const stays = new AbortController().signal
const titled = (title: string) => ({ answer: [{ title, tools: [] }] })
const asking = (prompt: string): GenerateRequest => ({ prompt, tools: '', intelligence: false })

const threads: WorkerEngine[] = []
function askIn(thread: WorkerEngine) {
  return (prompt: string, signal = stays) => thread.ask('generate', asking(prompt), signal)
}
function start() {
  const thread = new WorkerEngine(ANSWERS_THE_PROMPT)
  threads.push(thread)
  return askIn(thread)
}
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(threads.splice(0).map((thread) => thread.end()))
})

test('each of a crowd gets the answer to their own question', async () => {
  const ask = start()
  expect(await Promise.all(['one', 'two', 'three'].map((prompt) => ask(prompt)))).toEqual(
    ['one', 'two', 'three'].map(titled),
  )
})

test('nothing is asked for a visitor who has left, and who comes behind them is served', async () => {
  const ask = start()
  const leaving = new AbortController()
  const first = ask('first')
  const left = ask('endless', leaving.signal)
  const next = ask('next')
  leaving.abort()
  await expect(left).rejects.toBe(leaving.signal.reason)
  expect(await Promise.all([first, next])).toEqual(['first', 'next'].map(titled))
})

test('a question that is refused is refused in the same words, and alone', async () => {
  const ask = start()
  const refused = ask('refused')
  const next = ask('next')
  expect(await refused).toEqual({ refusal: { code: 'unreadable', message: 'Nothing to read.' } })
  expect(await next).toEqual(titled('next'))
})

test('a mistake of ours fails one question', async () => {
  const ask = start()
  const broken = ask('broken')
  const next = ask('next')
  await expect(broken).rejects.toThrow('a mistake of ours')
  expect(await next).toEqual(titled('next'))
})

// promise: server-survives
test('a question that ends the thread fails alone, and the next is answered by another thread', async () => {
  const ask = start()
  const dies = ask('dies')
  const next = ask('next')
  await expect(dies).rejects.toThrow('out of memory')
  expect(await next).toEqual(titled('next'))
})

// promise: server-survives
test('a question without an end is ended, and the next is answered', async () => {
  const inTime = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => inTime(200))
  const ask = start()
  const endless = ask('endless')
  const next = ask('next')
  expect(await endless).toMatchObject({ refusal: { code: 'upstream_late' } })
  expect(await next).toEqual(titled('next'))
})

// promise: overload
test('whoever has waited too long is told when to come back', async () => {
  const ask = start()
  const late = ask('late')
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 15_100)
  expect(await late).toBe('crowded')
})
