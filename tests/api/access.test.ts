import { beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '@/lib/openapi/operations'
import { overSharedProducts } from '../support/api'
import { Guest, signUp, unique, type User } from '../support/people'
import { stack } from '../support/stacks'

/**
 * Every endpoint as a guest, the owner, another user and with a forged token: only the owner reads
 * or changes owned data.
 */

interface Scene {
  owner: User
  other: User
  /** The id of a stack of the owner, created for each endpoint. */
  id: string
  code: string
  /** Another stack of the owner. */
  otherCode: string
}

/** The owner last, whose request may change the stack. */
const WHO = ['guest', 'other', 'forged', 'owner'] as const
type Statuses = Record<(typeof WHO)[number], number>

const everybody = (status: number): Statuses => ({ guest: status, other: status, owner: status, forged: status })
const anyGoodToken = (status: number): Statuses => ({ ...everybody(status), forged: 401 })
const signedIn = (status: number): Statuses => ({ ...everybody(status), guest: 401, forged: 401 })
const ownerOnly = (status: number): Statuses => ({ guest: 401, other: 403, owner: status, forged: 401 })

type Row = [method: string, path: string | ((scene: Scene) => string), body: unknown, expected: Statuses]
const TABLE: Row[] = [
  ['POST', '/api/techstack', () => stack(), anyGoodToken(201)],
  ['GET', ({ code }) => `/api/techstack/${code}`, undefined, everybody(200)],
  ['PUT', ({ id }) => `/api/techstack/${id}`, { title: 'taken over' }, ownerOnly(200)],
  ['DELETE', ({ id }) => `/api/techstack/${id}`, undefined, ownerOnly(200)],
  ['POST', ({ id }) => `/api/techstack/${id}/restore`, {}, ownerOnly(200)],
  ['GET', ({ id }) => `/api/techstack/${id}/versions`, undefined, ownerOnly(200)],
  ['POST', ({ id }) => `/api/techstack/${id}/versions/1/restore`, {}, ownerOnly(404)],
  ['GET', ({ code }) => `/api/techstack/${code}/remixes`, undefined, everybody(200)],
  ['GET', ({ owner }) => `/api/user/${owner.id}/techstacks?deleted=1`, undefined, ownerOnly(200)],
  ['GET', '/api/account/profile', undefined, signedIn(200)],
  ['PUT', '/api/account/profile', { links: [] }, signedIn(200)],
  ['POST', ({ id }) => `/api/techstack/${id}/claim`, { secret: 'guess' }, signedIn(403)],
  ['POST', '/api/share', () => stack(), anyGoodToken(201)],
  ['POST', ({ code }) => `/api/share/${code}`, {}, anyGoodToken(201)],
  [
    'POST',
    '/api/techstack',
    (scene: Scene) => stack({ userId: scene.owner.id }),
    { guest: 403, other: 403, owner: 201, forged: 401 },
  ],
  [
    'POST',
    ({ code }) => `/api/share/${code}`,
    (scene: Scene) => ({ userId: scene.owner.id }),
    { guest: 403, other: 403, owner: 201, forged: 401 },
  ],
  ['GET', ({ owner }) => `/api/user/${owner.id}/techstacks`, undefined, ownerOnly(200)],
  ['POST', '/api/techstack/generate', { prompt: 'React, Redis and Docker', intelligence: true }, signedIn(200)],
  ['GET', '/api/techstack/search/react', undefined, everybody(200)],
  ['GET', '/api/techstack/handle/nobody', undefined, everybody(200)],
  ['GET', '/api/techstack/popular', undefined, everybody(200)],
  ['GET', '/api/techstack/new', undefined, everybody(200)],
  ['GET', '/api/techstack/trending', undefined, everybody(200)],
  ['GET', '/api/tools', undefined, everybody(200)],
  ['GET', '/api/tools/react', undefined, everybody(200)],
  ['GET', ({ code, otherCode }) => `/api/compare/${code}/${otherCode}`, undefined, anyGoodToken(200)],
  ['GET', ({ code, otherCode }) => `/api/compare/${code}/${otherCode}/picture`, undefined, everybody(200)],
  ['GET', ({ code }) => `/api/preview/${code}`, undefined, everybody(200)],
  ['GET', ({ code }) => `/api/preview/${code}/card`, undefined, everybody(200)],
  ['POST', ({ code }) => `/api/report/${code}`, { reason: 'Not a stack' }, everybody(202)],
  ['GET', ({ code }) => `/api/oembed?url=http://localhost/stack/${code}`, undefined, everybody(404)],
  ['GET', '/api/explore-data', undefined, everybody(200)],
  ['GET', '/api/icon-mappings?pairs=react||1', undefined, everybody(200)],
  ['GET', '/api/icons?query=figma', undefined, everybody(200)],
  ['POST', '/api/feedback', { feedback: 'Thank you' }, everybody(201)],
  ['POST', '/api/subscribe', () => ({ email: `${unique()}@example.com`, handle: unique('h') }), everybody(201)],
  ['DELETE', '/api/subscribe', { token: 'guess' }, everybody(400)],
  ['POST', '/api/account/reset', { email: 'nobody@example.com' }, everybody(202)],
  ['POST', '/api/account/reset/confirm', { token: 'guess', password: 'correct horse battery' }, everybody(400)],
  ['POST', '/api/account/verify', { token: 'guess' }, everybody(400)],
  ['GET', '/api/account/keys', undefined, signedIn(200)],
  ['POST', '/api/account/keys', { name: 'CI', scope: 'read' }, signedIn(201)],
  ['DELETE', '/api/account/keys/unknown', undefined, signedIn(404)],
  ['POST', '/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, anyGoodToken(200)],
  // These read only the session cookie, so that even a valid bearer token opens none of them.
  ['GET', '/api/account/token', undefined, everybody(401)],
  ['GET', '/api/account/export', undefined, everybody(401)],
  ['POST', '/api/account/verify/again', {}, everybody(401)],
  [
    'POST',
    '/api/account/password',
    { current: 'correct horse battery', next: 'another horse battery' },
    everybody(401),
  ],
  ['DELETE', '/api/account', { confirm: 'nobody@example.com', stacks: 'keep' }, everybody(401)],
]

/** Endpoints that are not in the table, by the reason. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'they read and change no data of a user': [
    'post /api/techstack/autocomplete',
    'post /api/techstack/descriptions',
    'post /api/techstack/explore',
    'post /api/techstack/transform',
    'post /api/generate-persona',
    'post /api/generate-persona-style',
    'post /api/persona/check',
    'get /api/youtube/transcript',
    'get /api/preview/site',
    'get /api/health',
    'get /api/openapi.json',
  ],
  'files for other sites, the same for every visitor: tests/api/formats.test.ts and tests/api/tools.test.ts': [
    'get /stack/[code].svg',
    'get /stack/[code].png',
    'get /stack/[code].json',
    'get /stack/[code].md',
    'get /tool/[id].svg',
    'get /schema/stack-1.json',
    'get /feed.xml',
    'get /@[person]/feed.xml',
    'get /cli.tgz',
  ],
  'it makes an account: tests/api/accounts.test.ts': ['post /api/account/signup'],
  'icons of two users: tests/api/icons.test.ts': [
    'get /api/icons/[icon_id]',
    'post /api/icons',
    'delete /api/icons/[icon_id]',
  ],
}

test('every operation of the document is in the table, or in a list of exceptions with a reason', () => {
  const anyone = { id: 'x' } as User
  const scene: Scene = { owner: anyone, other: anyone, id: 'x', code: 'x', otherCode: 'x' }
  const parameters = (template: string) => template.split('[').length
  const matching = (method: string, address: string) =>
    OPERATIONS.filter(
      ({ method: of, path }) =>
        of === method.toLowerCase() && new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`).test(address),
    ).toSorted((a, b) => parameters(a.path) - parameters(b.path))[0]
  const inTable = TABLE.map(([method, path]) => {
    const address = (typeof path === 'string' ? path : path(scene)).split('?')[0] ?? ''
    const operation = matching(method, address)
    return operation ? `${operation.method} ${operation.path}` : `${method} ${address}`
  })
  const known = new Set([...inTable, ...Object.values(ELSEWHERE).flat()])
  expect([...known].sort()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort())
})

overSharedProducts('access', (running) => {
  let owner: User
  let other: User
  let otherCode: string
  beforeAll(async () => {
    owner = await signUp(running().product.origin)
    other = await signUp(running().product.origin)
    otherCode = (await owner.post('/api/techstack', stack())).json.shareCode
  })

  const people = () => {
    const { origin } = running().product
    const [header, claims] = other.token.split('.')
    const forged = new Guest(origin, { authorization: `Bearer ${header}.${claims}.${'A'.repeat(43)}` })
    return { guest: new Guest(origin), other, owner, forged }
  }
  const scene = async (): Promise<Scene> => {
    const { id, shareCode } = (await owner.post('/api/techstack', stack({ name: 'Mine' }))).json
    return { owner, other, id, code: shareCode, otherCode }
  }

  test.each(
    TABLE.map(
      (row) => [`${row[0]} ${typeof row[1] === 'string' ? row[1] : row[1].toString().split('`')[1]}`, row] as const,
    ),
  )('%s', async (_name, [method, path, body, expected]) => {
    const given: Partial<Statuses> = {}
    const at = await scene()
    for (const who of WHO) {
      const answer = await people()[who].call(method, typeof path === 'string' ? path : path(at), {
        body: typeof body === 'function' ? (body as (scene: Scene) => unknown)(at) : body,
      })
      given[who] = answer.status
      if (who === 'owner') continue
      const after = await owner.get(`/api/techstack/${at.code}`)
      expect({
        who,
        status: after.status,
        name: after.json.name,
        title: after.json.title,
        userId: after.json.userId,
      }).toEqual({
        who,
        status: 200,
        name: 'Mine',
        title: 'A small web stack',
        userId: owner.id,
      })
    }
    expect(given).toEqual(expected)
  })

  describe('endpoints that read the session cookie', () => {
    test.each([
      ['GET', '/api/account/token', undefined],
      ['GET', '/api/account/export', undefined],
      ['POST', '/api/account/password', { current: 'correct horse battery', next: 'another horse battery' }],
      ['POST', '/api/account/verify/again', {}],
      ['DELETE', '/api/account', { confirm: '', stacks: 'delete' }],
    ])('%s %s refuses another site', async (method, path, body) => {
      const answer = await new Guest(running().product.origin, {
        cookie: owner.cookie,
        'sec-fetch-site': 'cross-site',
      }).call(method, path, { body })
      expect(answer.status).toBe(403)
    })

    // promise: no-csrf
    test('the session cookie without a token gives no access to stacks', async () => {
      const { id } = await scene()
      const cookieOnly = new Guest(running().product.origin, { cookie: owner.cookie })
      expect((await cookieOnly.put(`/api/techstack/${id}`, { title: 'x' })).status).toBe(401)
      expect((await cookieOnly.get(`/api/user/${owner.id}/techstacks`)).status).toBe(401)
    })
  })

  // promise: public-fields-only
  test('responses to other users contain no mail address, password hash or token', async () => {
    const { code } = await scene()
    for (const path of [
      `/api/techstack/${code}`,
      '/api/techstack/search/mine',
      '/api/techstack/popular',
      `/?share=${code}`,
    ]) {
      const { text } = await other.get(path)
      expect(text).not.toContain(owner.email)
      expect(text).not.toMatch(/argon2|passwordHash|claimHash|tokenVersion/)
    }
  })
})
