import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest, signUp } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/** Pictures as proxies of large sites request them: many readers behind one address. */

let product: Product
let guest: Guest
beforeAll(async () => {
  product = await startProduct({ RATE_LIMIT: 'on', TRUST_PROXY_HOPS: '1' })
  guest = new Guest(product.origin)
})
afterAll(() => product.stop())

const from = (address: string) => ({ 'x-forwarded-for': address })
const anyAddress = () => `203.0.${randomInt(256)}.${randomInt(256)}`
const PROXY = from('198.51.100.7')

const saved = async () => (await guest.post('/api/techstack', stack(), from(anyAddress()))).json.shareCode as string

describe('one address that requests many pictures', () => {
  test('gets a picture of an existing stack after a hundred unknown codes', async () => {
    const code = await saved()
    const unknown = await Promise.all(
      Array.from({ length: 100 }, (_, at) => guest.get(`/api/preview/2222222${100 + at}`, PROXY)),
    )
    expect(new Set(unknown.map(({ status }) => status))).toEqual(new Set([404]))
    expect((await guest.get(`/api/preview/${code}`, PROXY)).status).toBe(200)
    expect((await guest.get(`/api/preview/${code}/card`, PROXY)).status).toBe(200)
  })

  test('gets four hundred views of a picture within a minute', async () => {
    const code = await saved()
    const statuses = new Set<number>()
    for (let at = 0; at < 400; at++) statuses.add((await guest.get(`/api/preview/${code}`, PROXY)).status)
    expect(statuses).toEqual(new Set([200]))
  })

  test('gets forty pictures that have to be drawn', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, saved))
    const statuses: number[] = []
    for (const code of codes) statuses.push((await guest.get(`/api/preview/${code}`, PROXY)).status)
    expect(statuses).toEqual(codes.map(() => 200))
  })
})

describe.each(['.svg', '.png', '.json', '.md', '/embed'])('one address that asks for %s files', (kind) => {
  test('gets four hundred of an existing stack after a hundred unknown codes of files and pages', async () => {
    const code = await saved()
    const proxy = from(anyAddress())
    const unknown = await Promise.all(
      Array.from({ length: 100 }, (_, at) => guest.get(`/stack/2222222${100 + at}${kind}`, proxy)),
    )
    expect(new Set(unknown.map(({ status }) => status))).toEqual(new Set([404]))
    const pages = await Promise.all(
      Array.from({ length: 70 }, (_, at) => guest.get(`/?share=2222222${100 + at}`, proxy)),
    )
    expect(pages.map(({ status }) => status)).toContain(429)
    const statuses = new Set<number>()
    for (let at = 0; at < 400; at++) statuses.add((await guest.get(`/stack/${code}${kind}`, proxy)).status)
    expect(statuses).toEqual(new Set([200]))
  })
})

describe('caching of pictures', () => {
  const SHORT = 'public, max-age=300, s-maxage=300, stale-while-revalidate=600'

  test.each(['', '/card'])(
    '%s is cached for a day under its current version, and for minutes under others',
    async (kind) => {
      const owner = await signUp(product.origin)
      const { json } = await owner.post('/api/techstack', stack(), from(anyAddress()))
      const cacheControl = async (query: string) =>
        (await guest.get(`/api/preview/${json.shareCode}${kind}${query}`, PROXY)).headers.get('cache-control')
      expect(await cacheControl('?v=1')).toBe('public, max-age=300, s-maxage=86400, stale-while-revalidate=600')
      for (const query of ['', '?v=0', '?v=2', '?v=1-3', '?v=']) expect(await cacheControl(query), query).toBe(SHORT)
      await owner.put(`/api/techstack/${json.id}`, { title: 'Changed' })
      expect(await cacheControl('?v=1')).toBe(SHORT)
      expect(await cacheControl('?v=2')).toContain('s-maxage=86400')
    },
  )

  test('a missing picture is cached for a minute', async () => {
    const answer = await guest.get('/api/preview/2222222222', PROXY)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=60'])
  })

  test('an unchanged picture gets 304', async () => {
    const code = await saved()
    const first = await guest.get(`/api/preview/${code}`, PROXY)
    const etag = first.headers.get('etag') ?? ''
    const again = await guest.get(`/api/preview/${code}`, { ...PROXY, 'if-none-match': etag })
    expect([etag.length > 10, again.status]).toEqual([true, 304])
  })

  test('any site may embed it', async () => {
    const { headers } = await guest.get(`/api/preview/${await saved()}`, PROXY)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })
})
