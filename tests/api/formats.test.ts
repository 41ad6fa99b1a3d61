import { beforeAll, describe, expect, test } from 'vitest'
import { overBothDatabases } from '../support/api'
import { operate } from '../support/operator'
import { Guest, signUp, type User } from '../support/people'
import { stack, tool } from '../support/stacks'

const FRESH = 'public, max-age=300, s-maxage=300, stale-while-revalidate=600'
const VERSIONED = 'public, max-age=300, s-maxage=86400, stale-while-revalidate=600'
const TYPES = {
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
} as const
const KINDS = Object.keys(TYPES) as (keyof typeof TYPES)[]

overBothDatabases('files of a stack for other sites and programs', (running) => {
  let guest: Guest
  let owner: User
  let code: string
  let id: string
  beforeAll(async () => {
    const { origin } = running().product
    guest = new Guest(origin)
    owner = await signUp(origin)
    const { json } = await owner.post('/api/techstack', stack({ title: 'What I use', twitterHandle: 'maker' }))
    ;({ shareCode: code, id } = json)
  })

  describe.each(KINDS)('%s', (kind) => {
    test('any origin may read it, without a cookie, a nonce or a limit, and no search engine lists it', async () => {
      const answer = await guest.get(`/stack/${code}${kind}`, { origin: 'https://elsewhere.example' })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(TYPES[kind])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(answer.headers.get('content-security-policy')).not.toContain('nonce')
      expect(answer.headers.get('vary') ?? '').not.toMatch(/cookie|authorization/i)
    })

    test('is the same for its owner, a guest and a page of another site', async () => {
      const [asGuest, asOwner, withCookie] = await Promise.all([
        guest.get(`/stack/${code}${kind}`),
        owner.get(`/stack/${code}${kind}`),
        guest.get(`/stack/${code}${kind}`, { cookie: owner.cookie }),
      ])
      expect(asOwner.text).toBe(asGuest.text)
      expect(withCookie.text).toBe(asGuest.text)
      expect(withCookie.headers.get('cache-control')).toBe(FRESH)
    })

    test('a day under its current version, minutes under any other, and nothing again for who has it', async () => {
      const { json } = await owner.post('/api/techstack', stack())
      const of = async (query: string, headers = {}) => guest.get(`/stack/${json.shareCode}${kind}${query}`, headers)
      expect((await of('?v=1')).headers.get('cache-control')).toBe(VERSIONED)
      for (const query of ['', '?v=0', '?v=2', '?v=01', '?v='])
        expect((await of(query)).headers.get('cache-control'), query).toBe(FRESH)
      const etag = (await of('')).headers.get('etag') ?? ''
      expect((await of('', { 'if-none-match': etag })).status).toBe(304)
      await owner.put(`/api/techstack/${json.id}`, { title: 'Changed' })
      const changed = await of('?v=1', { 'if-none-match': etag })
      expect([changed.status, changed.headers.get('cache-control')]).toEqual([200, FRESH])
    })

    test('unknown, deleted and hidden: an answer of the same kind that may be kept for a minute', async () => {
      const hidden = (await owner.post('/api/techstack', stack({ title: 'Secret title' }))).json
      const deleted = (await owner.post('/api/techstack', stack({ title: 'Secret title' }))).json
      await operate(
        { dataDir: running().product.dataDir, databaseUrl: running().databaseUrl },
        'stack',
        'hide',
        hidden.shareCode,
      )
      await owner.call('DELETE', `/api/techstack/${deleted.id}`)
      const expected = [
        ['2222222222', 404],
        ['no%20code', 404],
        ['..%2f..%2fetc%2fpasswd', 404],
        ['a/b', 404],
        [deleted.shareCode, 404],
        [hidden.shareCode, 410],
      ] as const
      for (const [name, status] of expected) {
        const answer = await guest.get(`/stack/${name}${kind}?v=1`)
        expect([answer.status, answer.headers.get('cache-control')], name).toEqual([status, 'public, max-age=60'])
        expect(answer.headers.get('content-type'), name).toBe(TYPES[kind])
        expect(answer.headers.get('access-control-allow-origin'), name).toBe('*')
        expect(answer.text, name).not.toContain('Secret title')
        expect((await owner.get(`/stack/${name}${kind}`)).status, name).toBe(status)
      }
    })

    test('an unlisted stack is read by its link', async () => {
      const { json } = await owner.post('/api/techstack', stack({ listed: false }))
      expect((await guest.get(`/stack/${json.shareCode}${kind}`)).status).toBe(200)
    })

    test('is only read', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const answer = await guest.call(method, `/stack/${code}${kind}`)
        expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'GET, HEAD'])
      }
      expect((await guest.call('HEAD', `/stack/${code}${kind}`)).status).toBe(200)
    })
  })

  test('internal addresses are no addresses, and every other address below /stack leads on as before', async () => {
    for (const path of [`/_stack/${code}/json`, `/%5Fstack/${code}/json`, `/%5fstack/${code}/md`])
      expect((await guest.get(path)).status, path).toBe(404)
    for (const path of [`/stack/${code}`, `/stack/${code}/json`, `/stack/${code}.gif`, `/stack/${code}/embed/x`]) {
      const { status, headers } = await guest.get(path)
      expect([status, headers.get('location')?.startsWith('/?share=')], path).toEqual([307, true])
    }
  })

  test('the document holds the stack and not its owner, its persona page or its claim secret', async () => {
    const { json: made } = await guest.post(
      '/api/techstack',
      stack({
        htmlContent: '<p>Persona</p>',
        sections: { Web: [tool('React', { status: 'retired' }), tool('Vim', { status: 'adored' })] },
        sectionOrder: ['Web'],
      }),
    )
    const { json } = await guest.get(`/stack/${made.shareCode}.json`)
    expect(Object.keys(json)).toEqual([
      '$schema',
      'version',
      'code',
      'name',
      'title',
      'description',
      'handle',
      'theme',
      'createdAt',
      'updatedAt',
      'basedOn',
      'sections',
    ])
    expect(json.sections[0].tools.map(({ name, entry, status }: any) => [name, entry, status])).toEqual([
      ['React', 'react', 'retired'],
      ['Vim', 'vim', 'using'],
    ])
    expect(JSON.stringify(json)).not.toMatch(/Persona|claim|userId/)
  })

  test('a copy names its origin while that is listed, and never an unlisted one', async () => {
    const copyOf = async (origin: string) => (await guest.post(`/api/share/${origin}`, {})).json.shareCode as string
    const basedOn = async (copy: string) => (await guest.get(`/stack/${copy}.json`)).json.basedOn
    const copy = await copyOf(code)
    expect(await basedOn(copy)).toEqual({ code, title: 'What I use' })
    const unlisted = (await owner.post('/api/techstack', stack({ listed: false }))).json
    expect(await basedOn(await copyOf(unlisted.shareCode))).toBeNull()
    await owner.put(`/api/techstack/${id}`, { listed: false })
    expect(await basedOn(copy)).toBeNull()
    await owner.put(`/api/techstack/${id}`, { listed: true })
  })

  test('Markdown has the title, the sections, the tools with links and the way back', async () => {
    const { text } = await guest.get(`/stack/${code}.md`)
    expect(text).toMatch(
      /^# What I use\n\n@maker\n\nWhat I build with\.\n\n## Data\n\n- PostgreSQL\n- Redis\n\n## Frontend\n\n- \[React\]\(<https:\/\/react\.dev>\)\n\n/,
    )
    expect(text.trimEnd().split('\n').at(-1)).toBe(`[What I use on Stackbook](<http://localhost:3000/stack/${code}>)`)
  })

  test('the schema of the open format has its own address', async () => {
    const { status, json, headers } = await guest.get('/schema/stack-1.json')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      required: ['version', 'sections'],
    })
    expect(headers.get('content-type')).toBe('application/schema+json')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })
})
