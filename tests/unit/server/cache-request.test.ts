import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheRequestOf } from '@/server/cache/cache-request'

const shown = vi.hoisted(() => ({
  popular: [] as object[],
  gallery: [] as object[],
  gone: [] as string[],
  readings: 0,
}))
vi.mock('@/lib/explore/queries', () => ({
  exploreVersions: () => {
    shown.readings += 1
    return Promise.resolve(shown.gallery)
  },
}))
vi.mock('@/lib/stack/popular', () => ({ popularStacks: () => Promise.resolve(shown.popular) }))
vi.mock('@/lib/stack/cache-dependencies', async (original) => ({
  ...(await original<object>()),
  isDependencyStale: (kept: string[]) => Promise.resolve(kept.some((stack) => shown.gone.includes(stack))),
}))

const POPULAR = { shareCode: '23456789AB', title: 'A desk', twitterHandle: 'someone', views: 7, duplicates: 2 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
  shown.popular = [POPULAR]
  shown.gone = []
  shown.gallery = [{ item: { id: 'an example' }, version: '1' }]
})
afterEach(() => vi.useRealTimers())

const frontPage = async (kept?: string[]) =>
  (await cacheRequestOf({ method: 'GET', url: '/', headers: {} } as IncomingMessage)?.version(kept))?.text

test('a counted view or copy keeps the version of the front page for a minute', async () => {
  const before = await frontPage()
  shown.popular = [{ ...POPULAR, views: 8, duplicates: 3 }]
  vi.setSystemTime(new Date('2026-11-26T12:00:59Z'))
  expect(await frontPage()).toBe(before)
  vi.setSystemTime(new Date('2026-11-26T12:01:00Z'))
  expect(await frontPage()).not.toBe(before)
})

test('concurrent requests for the front page share one reading, and a later one reads again', async () => {
  shown.readings = 0
  const [first, second, third] = await Promise.all([frontPage(), frontPage(), frontPage(['NEWSTACK23 4'])])
  expect([first, second, third]).toEqual([first, first, first])
  expect(shown.readings).toBe(1)
  await frontPage()
  expect(shown.readings).toBe(2)
})

test.each([
  ['another title', () => (shown.popular = [{ ...POPULAR, title: 'A new desk' }])],
  ['another handle', () => (shown.popular = [{ ...POPULAR, twitterHandle: 'another' }])],
  ['another popular stack', () => (shown.popular = [{ ...POPULAR, shareCode: 'CDEFGHJKLM' }])],
  ['a changed gallery', () => (shown.gallery = [{ item: { id: 'an example' }, version: '2' }])],
])('%s changes the version of the front page at once', async (_what, change) => {
  const before = await frontPage()
  change()
  expect(await frontPage()).not.toBe(before)
})

test.each([
  ['?share=23456789AB&fbclid=x'],
  ['?fbclid=x&share=23456789AB'],
  ['?utm_source=mail&utm_medium=b&share=23456789AB'],
  ['?utm_medium=b&share=23456789AB&utm_source=mail&ref=a'],
])('/%s has the cache entry and the rendered URL of /?share=23456789AB', (query) => {
  const asked = (url: string) => cacheRequestOf({ method: 'GET', url, headers: {} } as IncomingMessage)
  const { key, url, viewed } = asked(`/${query}`) ?? {}
  expect({ key, url, viewed }).toEqual({
    key: asked('/?share=23456789AB')?.key,
    url: '/?share=23456789AB',
    viewed: '23456789AB',
  })
})

test('a new or trending stack that is no longer listed changes the version of the front page at once', async () => {
  const before = await frontPage()
  expect(await frontPage(['NEWSTACK23 4'])).toBe(before)
  shown.gone = ['NEWSTACK23 4']
  expect(await frontPage(['NEWSTACK23 4'])).not.toBe(before)
})
