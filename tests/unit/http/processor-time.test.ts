import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitProcessorTime } from '@/lib/http/processor-time'

const REFUSED = { code: 'rate_limited', headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) } }

/** The counters of the process and the clock, in milliseconds. */
let cpu: number
let clock: number
beforeEach(() => {
  cpu = clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  vi.spyOn(process, 'cpuUsage').mockImplementation((since) => ({ user: cpu * 1000 - (since?.user ?? 0), system: 0 }))
})
afterEach(() => vi.restoreAllMocks())

/** Work that takes this much processor time, and as much or more wall time. */
const spend = (key: string, cpuMs: number, clockMs = cpuMs) =>
  limitProcessorTime('checkTime', key, () => {
    cpu += cpuMs
    clock += clockMs
    return Promise.resolve()
  })

/** How often work of this cost is granted before it is refused. */
async function granted(key: string, ...cost: [cpuMs: number, clockMs?: number]): Promise<number> {
  for (let count = 0; count < 200; count++)
    try {
      await spend(key, ...cost)
    } catch (error) {
      expect(error).toMatchObject(REFUSED)
      return count
    }
  return 200
}

test.each([
  [9_001, 1],
  [2_000, 5],
  [500, 19],
  [40, 200],
])('grants checks of %i ms of processor time %i times a minute', async (ms, times) =>
  expect(await granted(randomUUID(), ms)).toBe(times),
)

test('does not count for other addresses', async () => {
  await spend(randomUUID(), 10_000)
  expect(await granted(randomUUID(), 2_000)).toBe(5)
})

test('counts the time of this thread only', async () => {
  expect(await granted(randomUUID(), 20_000, 500)).toBe(19)
  expect(await granted(randomUUID(), 500, 20_000)).toBe(19)
})

test('counts the time of failed work', async () => {
  const key = randomUUID()
  const fail = () => {
    cpu = clock = 9_500
    return Promise.reject(new Error('broken'))
  }
  await expect(limitProcessorTime('checkTime', key, fail)).rejects.toThrow('broken')
  await expect(spend(key, 0)).rejects.toMatchObject(REFUSED)
})

test.each([
  ['one address', () => '203.0.113.9'],
  ['one IPv6 network', () => '2001:db8::/64'],
])('starts ten checks at once for %s, and the next when these are done', async (_what, keyOf) => {
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const work = vi.fn(() => finished)
  const asked = Array.from({ length: 30 }, () => limitProcessorTime('checkTime', keyOf(), work))
  await expect(asked[29]).rejects.toMatchObject(REFUSED)
  expect(work).toHaveBeenCalledTimes(10)
  finish()
  await Promise.allSettled(asked)
  await spend(keyOf(), 0)
})

test('refusals of one IPv6 network do not give back points to its site', async () => {
  const noisy = '2001:db8:9:fff::/64'
  await spend(noisy, 10_000)
  for (let asked = 0; asked < 200; asked++) await expect(spend(noisy, 0)).rejects.toMatchObject(REFUSED)
  for (let other = 0; other < 15; other++) await spend(`2001:db8:9:${other}::/64`, 10_000)
  await expect(spend('2001:db8:9:ffe::/64', 0)).rejects.toMatchObject(REFUSED)
})
