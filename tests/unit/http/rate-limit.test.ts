import { afterEach, expect, test, vi } from 'vitest'
import { takePoint } from '@/lib/http/rate-limit'
import { ruleOf } from '@/lib/http/rate-rules'

const HOUR_MS = 3_600_000
afterEach(() => vi.useRealTimers())

// promise: shared-rate-limits
test.each([
  ['a day', 24 * HOUR_MS],
  ['an hour', HOUR_MS],
])('when the clock is put back by %s, nobody is refused for longer than before', async (what, ms) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const visitor = `visitor of ${what}`
  const usedUp = async () => {
    for (let asked = 0; asked < ruleOf('form').points; asked++) await takePoint('form', visitor)
  }
  await usedUp()
  await expect(takePoint('form', visitor)).rejects.toMatchObject({ code: 'rate_limited' })
  vi.setSystemTime(Date.now() - ms)
  await usedUp()
  await expect(takePoint('form', visitor)).rejects.toMatchObject({ headers: { 'retry-after': '3600' } })
})
