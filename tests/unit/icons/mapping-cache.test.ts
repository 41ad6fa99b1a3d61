import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedMappings, cacheMappings, lookUpTools, MAX_ENTRIES } from '@/lib/icons/mapping-cache'
import type { IconMapping } from '@/lib/icons/icon-mapping'
import { installLocalStorage, type LocalStorageStandIn } from '../../support/local-storage'

let storage: LocalStorageStandIn
const asked: string[] = []

const mapping = (term: string): IconMapping => ({ term, link: '', label: term, icon_id: `x:${term}`, description: '' })

beforeEach(() => {
  storage = installLocalStorage()
  asked.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const pairs = new URL(address, 'http://localhost').searchParams.get('pairs') ?? ''
    return Promise.resolve(Response.json(pairs.split(',').map((pair) => mapping(pair.split('||')[0] ?? ''))))
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a resolved name is not requested again', async () => {
  const tools = [{ id: '1', text: 'React' }]
  expect((await lookUpTools(tools)).get('react')?.icon_id).toBe('x:react')
  await lookUpTools(tools)
  expect(asked).toHaveLength(1)
})

test('the newest fifty entries are kept', () => {
  for (let at = 0; at < MAX_ENTRIES + 10; at++) cacheMappings([mapping(`t${at}`)], at)
  const kept = cachedMappings(MAX_ENTRIES + 10).map((entry) => entry.mapping.term)
  expect(kept).toHaveLength(50)
  expect(kept[0]).toBe('t59')
  expect(kept).not.toContain('t9')
})

test('an entry expires after 168 hours', () => {
  cacheMappings([mapping('react')], 0)
  expect(cachedMappings(604_799_999)).toHaveLength(1)
  expect(cachedMappings(604_800_000)).toHaveLength(0)
})

test('a request has at most fifty pairs, fewer if they are long, and separators in a name become spaces', async () => {
  await lookUpTools(Array.from({ length: 120 }, (_, at) => ({ id: `${at}`, text: `Tool ${at}` })))
  expect(asked).toHaveLength(3)
  asked.length = 0
  await lookUpTools(Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, text: `${'漢'.repeat(110)}${at}` })))
  expect(Math.max(...asked.map((address) => address.length))).toBeLessThan(9000)
  asked.length = 0
  await lookUpTools([{ id: 'x', text: 'Notes, and||more' }])
  expect(decodeURIComponent(asked[0] ?? '')).toContain('notes and more||x')
})

test('with a full or blocked storage the answer is still returned', async () => {
  storage.quota = 5
  expect((await lookUpTools([{ id: '1', text: 'React' }])).size).toBe(1)
  storage.blocked = true
  expect((await lookUpTools([{ id: '1', text: 'React' }])).size).toBe(1)
})
