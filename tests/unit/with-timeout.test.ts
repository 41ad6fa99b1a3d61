import { expect, test } from 'vitest'
import { withTimeout } from '@/lib/with-timeout'

const never = () => new Promise<never>(() => undefined)

test('a result in time is returned, and its signal is aborted afterwards', async () => {
  let heard: AbortSignal | undefined
  const given = await withTimeout(30_000, (signal) => {
    heard = signal
    return Promise.resolve('here')
  })
  expect([given, heard?.aborted]).toEqual(['here', true])
})

test('a promise that does not settle is rejected after the timeout', async () => {
  await expect(withTimeout(50, never)).rejects.toThrow('no answer within 50 ms')
})

test('a response that arrived during a blocked event loop is in time', async () => {
  const answer = withTimeout(100, () => new Promise((resolve) => setImmediate(resolve, 'here')))
  const end = performance.now() + 300
  while (performance.now() < end);
  expect(await answer).toBe('here')
})
