import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '@/lib/openapi/document'
import { overBothDatabases } from '../support/api'
import { DOCUMENTED_CALLS, sessionOf } from '../support/documented-calls'
import { DocumentedClient, type Credentials, type ReadDocument } from '../support/documented-client'
import { createKey } from '../support/keys'
import { freePort } from '../support/free-port'
import { Guest, signUp, unique, type User } from '../support/people'
import { png } from '../support/pictures'
import { startMailServer } from '../support/smtp'
import { stack } from '../support/stacks'
import { startVideoService } from '../support/youtube'

/**
 * Calls every operation of the OpenAPI document by a client generated from the document: once with
 * each kind of credentials. The client compares responses with the document, which must name every
 * field and header.
 */

const [mail, video, port] = [await startMailServer(), await startVideoService(), await freePort()]
video.video = { tracks: [{ language: 'en', text: 'I edit in Resolve' }] }
afterAll(() => Promise.all([mail.stop(), video.stop()]))

const documentOfCode = openApiDocument('http://127.0.0.1') as unknown as ReadDocument
const operations = Object.values(documentOfCode.paths).flatMap((methods) => Object.values(methods))
/** Each operation with each of its kinds of credentials. */
const ALTERNATIVES = operations.flatMap(({ operationId, security }) =>
  security.map((alternative) => [operationId, Object.keys(alternative).join() || 'none'] as const),
)

overBothDatabases(
  'OpenAPI',
  (running) => {
    let owner: User
    let program: Guest
    let key: string
    let other: string
    let document: ReadDocument
    let client: DocumentedClient
    beforeAll(async () => {
      owner = await signUp(running().product.origin)
      ;({ program, key } = await createKey(owner, 'write'))
      other = (await owner.post('/api/techstack', stack())).json.shareCode
      document = (await new Guest(owner.origin).get('/api/openapi.json')).json
      client = new DocumentedClient(document, owner.origin)
    })

    test('the served document is the generated one, and every operation of it is called here', () => {
      expect(document.paths).toEqual(JSON.parse(JSON.stringify(documentOfCode.paths)))
      expect(client.ids.sort()).toEqual(Object.keys(DOCUMENTED_CALLS).sort())
    })

    async function sceneOf(scheme: string) {
      const guest = new Guest(owner.origin)
      const isGuests = scheme === 'claimSecret'
      const { json } = await (isGuests ? guest : owner).post('/api/techstack', stack())
      const secret = { 'x-claim-secret': String(json.claimSecret) }
      const own = isGuests ? new Guest(owner.origin, secret) : owner
      const scene = { owner, guest, mail, own, id: json.id, code: json.shareCode, other }
      const secrets: Credentials = {
        bearer: key,
        idToken: owner.token,
        session: sessionOf(owner),
        claimSecret: String(json.claimSecret),
      }
      return { scene, credentials: scheme === 'none' ? {} : { [scheme]: secrets[scheme] ?? '' } }
    }

    test.each(ALTERNATIVES)('%s with %s answers with the documented fields and no others', async (id, scheme) => {
      const { scene, credentials } = await sceneOf(scheme)
      const passed = DOCUMENTED_CALLS[id] ?? {}
      const { credentials: others, ...call } = typeof passed === 'function' ? await passed(scene) : passed
      const { status, text } = await client.call(id, call, others ?? credentials)
      expect(status, text.slice(0, 300)).toBeLessThan(300)
      expect(text).not.toBe('')
    })

    const CLOSED = operations.filter(({ security }) => security.every((one) => Object.keys(one).length > 0))
    test.each(CLOSED.map(({ operationId }) => operationId))(
      '%s without credentials is refused with 401',
      async (id) => {
        const { scene } = await sceneOf('none')
        const passed = DOCUMENTED_CALLS[id] ?? {}
        const call = typeof passed === 'function' ? await passed(scene) : passed
        const { security: _, ...operation } = client.operation(id)
        const open = structuredClone(document)
        for (const methods of Object.values(open.paths))
          for (const [method, one] of Object.entries(methods))
            if (one.operationId === id) methods[method] = { ...operation, security: [{}] }
        expect((await new DocumentedClient(open, owner.origin).call(id, call)).status).toBe(401)
      },
    )

    test.each(['image/webp', 'application/octet-stream', 'multipart/form-data'])(
      'an icon is uploaded as %s',
      async (as) => {
        const form = new FormData()
        form.set('icon', new Blob([png() as BlobPart], { type: 'image/png' }), 'icon.png')
        const body = as === 'multipart/form-data' ? form : png()
        expect((await client.call('post-icons', { body, as }, { bearer: key })).status).toBe(201)
      },
    )

    test('a stack is generated as the documented events', async () => {
      const call = { body: { prompt: 'I use React, PostgreSQL and Figma' }, accept: 'text/event-stream' }
      const { headers, text } = await client.call('post-techstack-generate', call)
      expect(headers.get('content-type')).toMatch(/^text\/event-stream/)
      const events = text
        .trim()
        .split('\n\n')
        .map((event) => /^event: (\w+)\ndata: (.+)$/.exec(event))
      expect(new Set(events.map((event) => event?.[1]))).toEqual(new Set(['section', 'done']))
      expect(client.errorsOf('GeneratedStack', JSON.parse(events.at(-1)?.[2] ?? ''))).toEqual([])
    })

    test.each([
      ['initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }],
      ['ping', undefined],
      ['tools/call', { name: 'get_tool', arguments: { id: 'redis' } }],
      ['tools/call', { name: 'get_tool', arguments: { id: 'no-such-tool' } }],
      ['no/such/method', undefined],
    ])('a message of MCP (%s) is answered as documented', async (method, params) => {
      const body = { jsonrpc: '2.0', id: 'a', method, ...(params ? { params } : {}) }
      expect((await client.call('post-mcp', { body })).status).toBe(200)
    })

    test('a notification of MCP is 202 without content', async () => {
      const { status, text } = await client.call('post-mcp', {
        body: { jsonrpc: '2.0', method: 'notifications/initialized' },
      })
      expect([status, text]).toEqual([202, ''])
    })

    test('a repeated request with an Idempotency-Key has the documented header', async () => {
      const call = { body: stack(), header: { 'Idempotency-Key': 'documented' } }
      const first = await client.call('post-techstack', call, { bearer: key })
      const again = await client.call('post-techstack', call, { bearer: key })
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      expect(again.json).toEqual(first.json)
    })

    test('the next page of own stacks is in the documented Link header', async () => {
      const user = await signUp(owner.origin)
      for (let count = 0; count < 25; count++) await user.post('/api/techstack', stack())
      const { program: reader, key: readKey } = await createKey(user, 'read')
      const call = { path: { userId: user.id } }
      const { headers, json } = await client.call('get-user-userId-techstacks', call, { bearer: readKey })
      const next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? ''
      expect(json.length + (await reader.get(next)).json.length).toBe(25)
    })

    describe('failures have the documented form', () => {
      test.each([
        ['an unknown stack', 'get-techstack-ref', { path: { ref: '2222222222' } }, 404],
        ['an unknown side of a comparison', 'get-compare-a-b', { path: { a: '2222222222', b: '2222222223' } }, 404],
        ['an address that is none', 'get-oembed', { query: { url: 'x' } }, 400],
        ['an unknown stack as JSON', 'get-stack-code-json', { path: { code: '2222222222' } }, 404],
        ['an unknown stack as a card', 'get-stack-code-svg', { path: { code: '2222222222' } }, 404],
        ['an unknown stack as a picture', 'get-stack-code-png', { path: { code: '2222222222' } }, 404],
        ['an unknown stack as Markdown', 'get-stack-code-md', { path: { code: '2222222222' } }, 404],
        ['an unknown tool as a badge', 'get-tool-id-svg', { path: { id: 'no-such-tool' } }, 404],
        ['a user without a page', 'get-person-feed-xml', { path: { person: 'zz_no_such' } }, 404],
        ['a blank prompt', 'post-techstack-generate', { body: { prompt: ' ' } }, 400],
      ] as const)('%s', async (_what, id, call, status) => {
        expect((await client.call(id, call)).status).toBe(status)
      })

      test('a stale version names the current one, and a foreign stack is 403', async () => {
        const { json: made } = await program.post('/api/techstack', stack())
        await program.put(`/api/techstack/${made.id}`, { title: 'New' })
        const stale = { path: { ref: made.id }, body: { title: 'Old', version: made.version } }
        const answer = await client.call('put-techstack-ref', stale, { bearer: key })
        expect([answer.status, answer.json.details]).toEqual([409, { version: made.version + 1 }])
        const stranger = await createKey(await signUp(owner.origin), 'write')
        expect((await client.call('put-techstack-ref', stale, { bearer: stranger.key })).status).toBe(403)
      })

      test('a second change of the user name says when it will be possible', async () => {
        const user = await signUp(owner.origin)
        const rename = (userName: string) =>
          client.call('put-account-profile', { body: { userName } }, { idToken: user.token })
        await rename(unique('l').slice(0, 12))
        await rename(unique('m').slice(0, 12))
        const refused = await rename(unique('n').slice(0, 12))
        expect([refused.status, Object.keys(refused.json.details)]).toEqual([409, ['allowedAt']])
      })
    })

    test('an undocumented and a missing field are detected', async () => {
      const { json } = await program.get(`/api/techstack/${other}`)
      expect(client.errorsOf('Stack', json)).toEqual([])
      expect(client.errorsOf('Stack', { ...json, email: 'x' })).not.toEqual([])
      expect(client.errorsOf('Stack', { ...json, title: undefined })).not.toEqual([])
      expect(client.errorsOf('Stack', { ...json, createdAt: 'yesterday' })).not.toEqual([])
    })

    test('the docs page is HTML that loads no other file, also for guests', async () => {
      const { status, headers, text } = await new Guest(owner.origin).get('/api/docs')
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
      expect(text).toContain('POST /api/techstack')
      expect(text).not.toMatch(/<script|<link|<img/)
    })
  },
  {
    MAIL_FROM: 'Stackbook <stacks@example.com>',
    SMTP_URL: mail.url,
    PORT: String(port),
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    YOUTUBE_ORIGIN: video.origin,
  },
)

describe('a client generated from a document refuses', () => {
  /** The document with one change in an operation, called as the product's document allows. */
  const calling = (id: string, change: (operation: Record<string, unknown>) => void, call = {}, credentials = {}) => {
    const document = structuredClone(JSON.parse(JSON.stringify(documentOfCode))) as ReadDocument
    for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods)))
      if (operation.operationId === id) change(operation as unknown as Record<string, unknown>)
    return new DocumentedClient(document, 'http://127.0.0.1:9').call(id, call, credentials)
  }
  const first = (operation: Record<string, unknown>) => (operation.parameters as Record<string, unknown>[])[0] ?? {}
  const search = { query: { query: 'edit' } }

  test.each([
    [
      'a parameter with another name',
      'get-tools',
      (one) => Object.assign(first(one), { name: 'q' }),
      search,
      {},
      /no parameter query/,
    ],
    [
      'a parameter in another place',
      'get-tools',
      (one) => Object.assign(first(one), { in: 'header' }),
      search,
      {},
      /no parameter query in query/,
    ],
    [
      'a parameter of another type',
      'get-tools',
      (one) => Object.assign(first(one), { schema: { type: 'integer' } }),
      search,
      {},
      /must be integer/,
    ],
    [
      'a required parameter that is not sent',
      'get-tools',
      (one) => Object.assign(first(one), { required: true }),
      {},
      {},
      /requires query/,
    ],
    [
      'an address without its parameter',
      'get-tools-id',
      (one) => (one.parameters = []),
      { path: { id: 'react' } },
      {},
      /no parameter id/,
    ],
    [
      'other credentials',
      'get-account-export',
      (one) => (one.security = [{ bearer: [] }]),
      {},
      { session: 'x' },
      /credentials: session/,
    ],
    [
      'no credentials',
      'get-account-export',
      (one) => (one.security = [{}]),
      {},
      { session: 'x' },
      /credentials: session/,
    ],
    [
      'a body that is not documented',
      'post-feedback',
      (one) => Reflect.deleteProperty(one, 'requestBody'),
      { body: { feedback: 'x' } },
      {},
      /no body/,
    ],
    [
      'a body of another media type',
      'post-icons',
      () => undefined,
      { body: 'x', as: 'image/gif' },
      { bearer: 'x' },
      /no body of image\/gif/,
    ],
    [
      'a body that the schema refuses',
      'post-feedback',
      () => undefined,
      { body: { feedback: 1 } },
      {},
      /must be string/,
    ],
  ] satisfies [string, string, (operation: Record<string, unknown>) => unknown, object, object, RegExp][])(
    '%s',
    async (_what, id, change, call, credentials, message) => {
      await expect(calling(id, change, call, credentials)).rejects.toThrow(message)
    },
  )
})
