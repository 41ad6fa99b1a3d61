import { expect, test, vi } from 'vitest'
import { stallTolerantTimeout } from '@/lib/stall-tolerant-timeout'

const hold = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}
const heard = () => new Promise<void>((resolve) => setImmediate(resolve))

test('after a blocked event loop, arrived data is read before the timeout ends', async () => {
  const late = vi.fn()
  stallTolerantTimeout(100, late)
  hold(300)
  await heard()
  expect(late).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(late).toHaveBeenCalledTimes(1))
})

test('it ends once, and not at all when it is stopped', async () => {
  const [late, stopped] = [vi.fn(), vi.fn()]
  stallTolerantTimeout(50, stopped)()
  stallTolerantTimeout(50, late)
  const started = performance.now()
  await vi.waitFor(() => expect(late).toHaveBeenCalledTimes(1))
  expect(performance.now() - started).toBeGreaterThanOrEqual(45)
  await new Promise((resolve) => stallTolerantTimeout(50, () => resolve(undefined)))
  expect([late.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0])
})
