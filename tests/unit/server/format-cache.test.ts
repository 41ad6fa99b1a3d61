import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawCard } from '@/lib/card/draw'
import { readCardOptions } from '@/lib/card/options'
import { embedPage } from '@/lib/embed/page'
import { readEmbedOptions } from '@/lib/embed/options'
import { addressKey } from '@/lib/http/client-address'
import { forgetPoints, requireNotRefused, takePoint } from '@/lib/http/rate-limit'
import { responseCache } from '@/server/cache/response-cache'
import { requestGate } from '@/server/gate/request-gate'
import { publicStack } from '@/tests/support/public-stack'

/** The response cache in front of files of a stack: counts the drawings. */

const NOTHING_CHANGED = { position: 1, isDependencyStale: false }
vi.mock(import('@/lib/db/pool'), async (original) => ({
  ...(await original()),
  readPool: () => Promise.resolve({ query: () => Promise.resolve({ rows: [NOTHING_CHANGED] }) }) as never,
}))
vi.mock(import('@/lib/stack/shared-row'), async (original) => ({
  ...(await original()),
  readSharedRow: () => Promise.resolve({ hiddenAt: null, deletedAt: null }) as never,
  versionFrom: () => 'the only version',
}))

const stack = publicStack({ theme: 'y2k' })
let drawings = 0

async function drawn(url: string): Promise<string> {
  drawings += 1
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return pathname.endsWith('/embed')
    ? embedPage(stack, readEmbedOptions(searchParams, stack.theme))
    : drawCard(stack, readCardOptions(searchParams))
}

const server = createServer(
  requestGate(
    responseCache(async ({ url = '' }, response) => void response.end(await drawn(url))),
    { dev: false },
  ),
)
const get = async (address: string) => {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}${address}`, { headers: { connection: 'close' } })).text()
}
beforeEach(async () => {
  drawings = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

test.each([
  [
    '/stack/abcdefgh23.svg',
    [
      'theme=modern',
      'theme=%3Cscript%3E',
      'columns=0&limit=0',
      'columns=13&limit=61',
      'columns=1.5&limit=1e1',
      'names=yes&style=poster',
      'utm_source=readme&fbclid=1',
      'theme=&style=&columns=&names=&limit=',
      'v=latest',
      `junk=${'x'.repeat(500)}`,
    ],
  ],
  [
    '/stack/abcdefgh24/embed',
    [
      'theme=neon',
      'theme=',
      'layout=rows',
      'layout=LIST',
      'theme=%3Cscript%3E',
      'v=0',
      'v=01',
      'v=1-2',
      'utm_source=blog',
      'layout=tiles',
    ],
  ],
])('ten queries of %s with invalid values share one drawing with the default', async (address, queries) => {
  const plain = await get(address)
  for (const query of queries) expect(await get(`${address}?${query}`), query).toBe(plain)
  expect(drawings).toBe(1)
})

test('another option and another version are separate drawings', async () => {
  const address = '/stack/abcdefgh25.svg'
  for (const query of ['', '?theme=dark', '?columns=4', '?style=badge', '?names=0', '?limit=3', '?v=1', '?v=2'])
    await get(address + query)
  expect(drawings).toBe(8)
  await get(`${address}?v=2`)
  expect(drawings).toBe(8)
})

test('an address that guessed share codes still gets files from the cache', async () => {
  const key = addressKey('127.0.0.1')
  await expect(
    (async () => {
      for (;;) await takePoint('codeMiss', key)
    })(),
  ).rejects.toThrow(/Too many/)
  expect(() => requireNotRefused('codeMiss', key)).toThrow(/Too many/)
  for (let view = 0; view < 3; view++) await get('/stack/abcdefgh26.svg')
  expect(drawings).toBe(1)
  await forgetPoints('codeMiss', key)
})
