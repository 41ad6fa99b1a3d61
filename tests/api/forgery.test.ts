import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedPostgres } from '../support/api'
import { Guest, signUp, unique, type User } from '../support/people'
import { TEST_SECRET } from '../support/product'
import type { SharedProduct } from '../support/shared-products'
import { stack } from '../support/stacks'

/**
 * Forged tokens, each signed with the right key and wrong in one part, and forged fields that only
 * the server may set.
 */
let product: SharedProduct['product']
let owner: User
let other: User
beforeAll(async () => {
  ;({ product } = await sharedPostgres())
  owner = await signUp(product.origin)
  other = await signUp(product.origin)
})

interface Forgery {
  alg?: string
  typ?: string
  kid?: string
  [claim: string]: unknown
}

async function ownersStack(): Promise<{ id: string; code: string }> {
  const { id, shareCode } = (await owner.post('/api/techstack', stack({ name: 'Mine' }))).json
  return { id, code: shareCode }
}

// promise: owner-only-writes, short-lived-tokens
describe('a forged token is refused, also where guests are allowed', () => {
  const now = Math.floor(Date.now() / 1000)
  const key = (secret: string) => new TextEncoder().encode(secret)
  const OURS = key(`id-token:${TEST_SECRET}`)
  const sign = (
    sub: string,
    { alg = 'HS256', typ = 'id+jwt', kid = 'stackbook', ...claims }: Forgery = {},
    signedWith = OURS,
  ) =>
    new SignJWT({ sub, ver: 0, auth_time: now, iat: now, exp: now + 600, aud: 'stackbook-api', ...claims })
      .setProtectedHeader({ alg, typ, kid })
      .sign(signedWith)
  const bearer = (token: string) => new Guest(product.origin, { authorization: `Bearer ${token}` })

  test('the same token without the fault is accepted', async () => {
    const { id } = await ownersStack()
    expect((await bearer(await sign(owner.id)).put(`/api/techstack/${id}`, { title: 'mine' })).status).toBe(200)
  })

  test.each<[string, () => Promise<string> | string]>([
    ['an expired one', () => sign(owner.id, { exp: now - 1 })],
    ['one without an end', () => sign(owner.id, { exp: undefined })],
    ['one for another audience', () => sign(owner.id, { aud: 'elsewhere' })],
    ['one of another type', () => sign(owner.id, { typ: 'JWT' })],
    ['one under another key name', () => sign(owner.id, { kid: 'other' })],
    ['one signed by another method', () => sign(owner.id, { alg: 'HS512' })],
    ['one of another version', () => sign(owner.id, { ver: 1 })],
    ['one of an unknown user', () => sign('nobody')],
    ['one signed with another secret', () => sign(owner.id, {}, key('id-token:another secret of some length'))],
    ['one signed with the bare secret', () => sign(owner.id, {}, key(TEST_SECRET))],
    ['one that is not signed', () => new UnsecuredJWT({ sub: owner.id, ver: 0 }).setAudience('stackbook-api').encode()],
    ['the session cookie', () => /session-token=([^;]+)/.exec(owner.cookie)?.[1] ?? ''],
    ['nothing after the word', () => ''],
  ])('%s', async (_name, make) => {
    const stranger = bearer(await make())
    const { id, code } = await ownersStack()
    const statuses = [
      (await stranger.put(`/api/techstack/${id}`, { title: 'taken over' })).status,
      (await stranger.call('DELETE', `/api/techstack/${id}`)).status,
      (await stranger.post(`/api/techstack/${id}/restore`, {})).status,
      (await stranger.post(`/api/techstack/${id}/claim`, { secret: 'guess' })).status,
      (await stranger.get(`/api/user/${owner.id}/techstacks`)).status,
      (await stranger.post('/api/techstack', stack())).status,
      (await stranger.post(`/api/share/${code}`, {})).status,
    ]
    expect(statuses).toEqual(statuses.map(() => 401))
    expect((await owner.get(`/api/techstack/${code}`)).json).toMatchObject({
      name: 'Mine',
      title: 'A small web stack',
    })
  })
})

// promise: no-mass-assignment
test('fields that the server sets are ignored in requests', async () => {
  const { id, code } = await ownersStack()
  const planted = {
    id: 'planted',
    shareCode: '2222222222',
    createdAt: '2001-01-01T00:00:00.000Z',
    updatedAt: '2001-01-01T00:00:00.000Z',
    views: 1_000_000,
    duplicates: 1_000_000,
    popularity: 1_000_000,
    seeded: true,
    hiddenAt: '2001-01-01T00:00:00.000Z',
    deletedAt: '2001-01-01T00:00:00.000Z',
    claimHash: 'x',
    claimSecret: 'x',
    searchText: 'planted',
    originCode: code,
    totalCount: 9,
  }
  const before = (await owner.get(`/api/techstack/${code}`)).json
  const changed = await owner.put(`/api/techstack/${id}`, { ...planted, userId: other.id, title: 'Changed' })
  expect(changed.status).toBe(200)
  expect(changed.json).toEqual({ ...before, title: 'Changed', version: before.version + 1 })

  const made = await other.post('/api/techstack', { ...stack({ name: 'New' }), ...planted, version: 99 })
  expect(made.status).toBe(201)
  expect(made.json).toMatchObject({ userId: other.id, version: 1 })
  expect(Object.entries(planted).filter(([name, value]) => made.json[name] === value)).toEqual([])
  expect((await other.post('/api/techstack', stack({ userId: owner.id }))).status).toBe(403)
  expect(Date.parse(made.json.createdAt)).toBeGreaterThan(Date.parse(before.createdAt) - 1000)
  const popular = (await other.get('/api/techstack/popular')).json as { shareCode: string; views: number }[]
  expect(popular.filter(({ views }) => views === 1_000_000)).toEqual([])
  const account = await new Guest(product.origin).post('/api/account/signup', {
    email: `${unique()}@example.com`,
    password: 'correct horse battery',
    id: 'planted',
    emailVerified: '2001-01-01T00:00:00.000Z',
    tokenVersion: 7,
  })
  expect([account.status, account.json]).toEqual([201, { ok: true }])
})
