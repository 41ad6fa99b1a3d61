import { afterEach, expect, test, vi } from 'vitest'
import { requireNotRefused, takePoint } from '@/lib/http/rate-limit'
import { ruleOf } from '@/lib/http/rate-rules'

const HOUR_MS = 3_600_000
afterEach(() => vi.useRealTimers())

// promise: shared-rate-limits
test.each([
  ['a day', 24 * HOUR_MS],
  ['an hour', HOUR_MS],
])('when the clock is set back by %s, no refusal lasts longer', async (what, ms) => {
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

const network = (site: string, number: number) => `${site}:${number.toString(16)}::/64`
/**
 * Takes points of one network after the other until one is refused, and returns how many were
 * granted.
 */
async function takenByNetworks(site: string, times: number): Promise<number> {
  for (let taken = 0; taken < times; taken++)
    try {
      await takePoint('form', network(site, 1 + taken))
    } catch {
      return taken
    }
  return times
}

test('refuses the networks of one IPv6 site after sixteen times the limit of one, and no other site', async () => {
  const { points } = ruleOf('form')
  expect(await takenByNetworks('2001:db8:1', 1_000)).toBe(16 * points)
  expect(() => requireNotRefused('form', network('2001:db8:1', 0xfff))).toThrow(/^Too many messages/)
  expect(await takenByNetworks('2001:db8:2', points)).toBe(points)
})

test('a refused IPv6 network takes no more points of its site', async () => {
  const { points } = ruleOf('form')
  const noisy = network('2001:db8:3', 0xfff)
  for (let asked = 0; asked < 500; asked++) await takePoint('form', noisy).catch(() => undefined)
  expect(await takenByNetworks('2001:db8:3', 1_000)).toBe(15 * points)
})
