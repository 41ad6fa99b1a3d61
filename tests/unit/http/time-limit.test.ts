import { getEventListeners } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, test } from 'vitest'
import { isLate, withDeadline, withTimeLimit } from '@/lib/http/time-limit'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const collecting = setInterval(collect, 5)
afterAll(() => clearInterval(collecting))

/** Like a fetch: it listens to the signal and keeps no reference. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
const never = () => new Promise<never>(() => undefined)
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error)
const holdUp = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

describe.each([
  ['a time limit', withTimeLimit],
  ['a deadline', withDeadline],
])('%s', (_what, limit) => {
  test('ends the work although garbage is collected, and inside another limit', async () => {
    const { signal } = new AbortController()
    expect(isLate(await failureOf(limit(100, signal, untilAborted)))).toBe(true)
    expect(isLate(await failureOf(limit(100, signal, (outer) => limit(30_000, outer, untilAborted))))).toBe(true)
  })

  test('ends work that ignores its signal, and aborts that signal', async () => {
    let given: AbortSignal | undefined
    const late = limit(20, new AbortController().signal, (signal) => {
      given = signal
      return never()
    })
    expect(isLate(await failureOf(late))).toBe(true)
    expect(given?.aborted).toBe(true)
  })

  test('an aborted signal ends the work at once with its reason', async () => {
    const leaving = new AbortController()
    const left = limit(30_000, leaving.signal, (outer) => limit(30_000, outer, untilAborted))
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    await expect(limit(30_000, leaving.signal, () => Promise.resolve(1))).rejects.toThrow('left')
  })

  test('leaves no listener on a signal that many requests share', async () => {
    const { signal } = new AbortController()
    for (let time = 0; time < 20; time++) {
      const during = await limit(30_000, signal, () => Promise.resolve(getEventListeners(signal, 'abort').length))
      expect(during).toBe(1)
    }
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })
})

test('a time limit that ends during a blocked event loop still takes a result that has arrived', async () => {
  const limited = withTimeLimit(100, new AbortController().signal, async () => {
    holdUp(300)
    await new Promise((resolve) => setImmediate(resolve))
    return 'arrived'
  })
  expect(await limited).toBe('arrived')
})

test('a deadline includes the time of a blocked event loop', async () => {
  const started = performance.now()
  const late = withDeadline(1_000, new AbortController().signal, async () => {
    holdUp(900)
    return never()
  })
  expect(isLate(await failureOf(late))).toBe(true)
  expect(performance.now() - started).toBeLessThan(1_800)
})
