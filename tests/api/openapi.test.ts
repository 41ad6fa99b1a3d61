import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, test } from 'vitest'
import type { DocumentedOperation } from '@/lib/openapi/document'
import { overBothDatabases } from '../support/api'
import { createKey } from '../support/keys'
import { Guest, signUp, type Answer, type User } from '../support/people'
import { png } from '../support/pictures'
import { stack } from '../support/stacks'

/** Every operation of the document, called as the owner of a key; its answer holds what the document says and no more. */

interface Scene {
  owner: User
  program: Guest
  id: string
  code: string
  other: string
}

type Call = (scene: Scene) => Promise<Answer>

const upload = (program: Guest) =>
  program.call('POST', '/api/icons', { raw: png(), headers: { 'content-type': 'image/png' } })
const board = { Web: [{ id: '1', text: 'React' }] }

/** By method and path of the document. */
const CALLS: Record<string, Call> = {
  'post /api/techstack': ({ program }) => program.post('/api/techstack', stack()),
  'get /api/techstack/{ref}': ({ program, code }) => program.get(`/api/techstack/${code}`),
  'put /api/techstack/{ref}': ({ program, id }) => program.put(`/api/techstack/${id}`, { title: 'Changed' }),
  'delete /api/techstack/{ref}': ({ program, id }) => program.call('DELETE', `/api/techstack/${id}`),
  'post /api/techstack/{ref}/restore': async ({ program, id }) => {
    await program.call('DELETE', `/api/techstack/${id}`)
    return program.post(`/api/techstack/${id}/restore`, {})
  },
  'get /api/techstack/{ref}/versions': async ({ program, id }) => {
    await program.put(`/api/techstack/${id}`, { title: 'Changed' })
    return program.get(`/api/techstack/${id}/versions`)
  },
  'post /api/techstack/{ref}/versions/{version}/restore': async ({ program, id }) => {
    await program.put(`/api/techstack/${id}`, { title: 'Changed' })
    return program.post(`/api/techstack/${id}/versions/1/restore`, {})
  },
  'get /api/techstack/{ref}/remixes': async ({ program, code }) => {
    await program.post(`/api/share/${code}`, {})
    return program.get(`/api/techstack/${code}/remixes`)
  },
  'post /api/share': ({ program }) => program.post('/api/share', stack()),
  'post /api/share/{code}': ({ program, code }) => program.post(`/api/share/${code}`, {}),
  'get /api/user/{userId}/techstacks': ({ program, owner }) => program.get(`/api/user/${owner.id}/techstacks`),
  'get /api/techstack/search/{query}': ({ program }) => program.get('/api/techstack/search/uses:redis'),
  'get /api/techstack/handle/{handle}': async ({ program }) => {
    await program.post('/api/techstack', stack({ twitterHandle: 'documented' }))
    return program.get('/api/techstack/handle/documented')
  },
  'get /api/techstack/popular': ({ program }) => program.get('/api/techstack/popular'),
  'get /api/techstack/new': ({ program }) => program.get('/api/techstack/new'),
  'get /api/techstack/trending': ({ program }) => program.get('/api/techstack/trending'),
  'get /api/compare/{a}/{b}': ({ program, code, other }) => program.get(`/api/compare/${code}/${other}`),
  'post /api/techstack/generate': ({ program }) =>
    program.post('/api/techstack/generate', { prompt: 'I use React, PostgreSQL, Docker and Figma every day' }),
  'post /api/techstack/transform': ({ program }) =>
    program.post('/api/techstack/transform', { theme: '90s', sections: board, sectionOrder: ['Web'] }),
  'post /api/techstack/explore': ({ program }) =>
    program.post('/api/techstack/explore', { categoryName: 'Databases', existingItems: ['PostgreSQL'] }),
  'post /api/techstack/autocomplete': ({ program }) =>
    program.post('/api/techstack/autocomplete', { currentInput: 'Docker, Postg' }),
  'post /api/generate-persona': ({ owner }) =>
    new Guest(owner.origin).post('/api/generate-persona', { sections: board }),
  'get /api/tools': ({ program }) => program.get('/api/tools?query=edit&page=1'),
  'get /api/tools/{id}': ({ program }) => program.get('/api/tools/redis'),
  'get /api/icon-mappings': ({ program }) => program.get('/api/icon-mappings?pairs=react%7C%7Ca,redis%7C%7Cb'),
  'post /api/icons': ({ program }) => upload(program),
  'delete /api/icons/{icon_id}': async ({ program }) =>
    program.call('DELETE', `/api/icons/${(await upload(program)).json.icon_id}`),
  'get /api/explore-data': ({ program }) => program.get('/api/explore-data'),
  'get /api/oembed': ({ program, code, owner }) =>
    program.get(`/api/oembed?url=${encodeURIComponent(`${owner.origin}/stack/${code}`)}`),
  'get /api/health': ({ program }) => program.get('/api/health'),
  'post /api/mcp': ({ program }) => program.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  'get /api/openapi.json': ({ program }) => program.get('/api/openapi.json'),
}

overBothDatabases('OpenAPI', (running) => {
  let owner: User
  let program: Guest
  let other: string
  let document: { openapi: string; paths: Record<string, Record<string, DocumentedOperation>> }
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  beforeAll(async () => {
    owner = await signUp(running().product.origin)
    program = (await createKey(owner, 'write')).program
    other = (await owner.post('/api/techstack', stack())).json.shareCode
    document = (await new Guest(owner.origin).get('/api/openapi.json')).json
    ajv.addSchema(document, 'openapi')
  })
  const errorsOf = (name: string, value: unknown) => {
    const validate = ajv.getSchema(`openapi${name}`)
    if (!validate) throw new Error(`the document has no schema ${name}`)
    return validate(value) ? [] : (validate.errors ?? [])
  }

  test('the document is 3.1, may be read by every site, and holds exactly the operations that are called here', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(documented.sort()).toEqual(Object.keys(CALLS).sort())
  })

  test.each(Object.keys(CALLS))('%s answers what the document says, without other fields', async (name) => {
    const [method = '', path = ''] = name.split(' ')
    const operation = document.paths[path]?.[method]
    const { id, shareCode: code } = (await owner.post('/api/techstack', stack())).json
    const answer = await CALLS[name]?.({ owner, program, id, code, other })
    if (!operation || !answer) throw new Error(`${name} is not documented`)
    const response = operation.responses[answer.status]
    expect(answer.text && response ? 'documented' : answer.text).toBe('documented')
    const schema = response?.content['application/json']?.schema.$ref ?? ''
    expect(errorsOf(schema, answer.json)).toEqual([])
  })

  test('an undocumented field of an answer is found', async () => {
    const { json } = await program.get(`/api/techstack/${other}`)
    expect(errorsOf('#/components/schemas/Stack', { ...json, email: 'x' })).not.toEqual([])
    expect(errorsOf('#/components/schemas/Stack', { ...json, title: undefined })).not.toEqual([])
  })

  test('failures have the documented form', async () => {
    const failures = [
      await program.get('/api/techstack/2222222222'),
      await program.post('/api/techstack', { name: '' }),
      await new Guest(owner.origin).get(`/api/user/${owner.id}/techstacks`),
    ]
    expect(failures.map(({ status }) => status)).toEqual([404, 400, 401])
    for (const { json } of failures) expect(errorsOf('#/components/schemas/Failure', json)).toEqual([])
  })

  test('what a request may hold is documented with its limits', () => {
    const body = document.paths['/api/techstack']?.post?.requestBody?.content['application/json']?.schema
    const validate = ajv.compile(body ?? {})
    expect(validate(stack())).toBe(true)
    expect(validate(stack({ name: 'x'.repeat(121) }))).toBe(false)
    expect(validate(stack({ title: 'x'.repeat(161) }))).toBe(false)
    expect(validate(stack({ sections: { Web: [{ text: 'no id' }] } }))).toBe(false)
    expect(validate({ name: 'x' })).toBe(false)
  })

  test('the page of the document is HTML that loads nothing, for guests, too', async () => {
    const { status, headers, text } = await new Guest(owner.origin).get('/api/docs')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(text).toContain('POST /api/techstack')
    expect(text).not.toMatch(/<script|<link|<img/)
  })
})
