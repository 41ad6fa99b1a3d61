import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, test, vi } from 'vitest'
import { LeasedLimiter } from '@/lib/http/leased-limiter'

const count = (points: number, duration = 60) => new RateLimiterMemory({ points, duration })
const granted = async (limiters: LeasedLimiter[], times: number) => {
  const asked = Array.from({ length: times }, (_, i) => limiters[i % limiters.length]?.consume('visitor'))
  return (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length
}

test('one instance grants exactly the limit', async () => {
  expect(await granted([new LeasedLimiter(count(60), 5)], 80)).toBe(60)
})

// promise: shared-rate-limits
test('two instances together grant at most the limit', async () => {
  const shared = count(60)
  const given = await granted([new LeasedLimiter(shared, 5), new LeasedLimiter(shared, 5)], 200)
  expect(given).toBe(60)
})

test('the shared counter is asked once for a lot, also by concurrent requests', async () => {
  const shared = count(60)
  const asked = vi.spyOn(shared, 'consume')
  expect(await granted([new LeasedLimiter(shared, 10)], 30)).toBe(30)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('the rest of a lot expires with its window', async () => {
  vi.useFakeTimers()
  try {
    const limiter = new LeasedLimiter(count(10, 60), 10)
    await limiter.consume('visitor')
    vi.advanceTimersByTime(61_000)
    expect(await granted([limiter], 20)).toBe(10)
  } finally {
    vi.useRealTimers()
  }
})
