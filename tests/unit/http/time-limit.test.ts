import { getEventListeners } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { timeLimit } from '@/lib/http/time-limit'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const collecting = setInterval(collect, 5)
afterAll(() => clearInterval(collecting))

/** As a fetch does: it listens, and holds nothing. */
const abortOf = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)))

test('a time limit is kept also where memory is tidied up meanwhile, and within another one', async () => {
  const leaving = new AbortController()
  expect(await abortOf(timeLimit(100, leaving.signal))).toMatchObject({ name: 'TimeoutError' })
  expect(await abortOf(timeLimit(30_000, timeLimit(100, leaving.signal)))).toMatchObject({ name: 'TimeoutError' })
})

test('who leaves ends it at once, with their reason', async () => {
  const leaving = new AbortController()
  const aborted = abortOf(timeLimit(30_000, timeLimit(30_000, leaving.signal)))
  leaving.abort(new Error('left'))
  expect(await aborted).toMatchObject({ message: 'left' })
  expect(timeLimit(30_000, leaving.signal).reason).toMatchObject({ message: 'left' })
})

test('what has arrived while the thread was held up is heard before the limit ends', async () => {
  const limited = timeLimit(100, new AbortController().signal)
  const end = performance.now() + 300
  while (performance.now() < end);
  await new Promise((resolve) => setImmediate(resolve))
  expect(limited.aborted).toBe(false)
  expect(await abortOf(limited)).toMatchObject({ name: 'TimeoutError' })
})

test('a hundred limits of one signal listen to it once, and all of them end with it', () => {
  const leaving = new AbortController()
  const limits = Array.from({ length: 100 }, () => timeLimit(30_000, leaving.signal))
  expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(1)
  leaving.abort(new Error('left'))
  expect(limits.filter(({ reason }) => reason !== leaving.signal.reason)).toEqual([])
})
