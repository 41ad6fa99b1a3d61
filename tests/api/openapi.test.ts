import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentedOperation } from '@/lib/openapi/document'
import { overBothDatabases } from '../support/api'
import { DOCUMENTED_CALLS } from '../support/documented-calls'
import { createKey } from '../support/keys'
import { freePort } from '../support/free-port'
import { Guest, signUp, type User } from '../support/people'
import { startMailServer } from '../support/smtp'
import { stack } from '../support/stacks'
import { startVideoService } from '../support/youtube'

/**
 * Calls every operation of the OpenAPI document and compares its response with the documented
 * schema, which must name every field.
 */

const [mail, video, port] = [await startMailServer(), await startVideoService(), await freePort()]
video.video = { tracks: [{ language: 'en', text: 'I edit in Resolve' }] }
afterAll(() => Promise.all([mail.stop(), video.stop()]))

overBothDatabases(
  'OpenAPI',
  (running) => {
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

    test('the document is valid 3.1, readable by every site, and contains exactly the operations called here', () => {
      expect(document.openapi).toMatch(/^3\.1\./)
      const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path}`),
      )
      expect(documented.sort()).toEqual(Object.keys(DOCUMENTED_CALLS).sort())
    })

    test.each(Object.keys(DOCUMENTED_CALLS))('%s answers with the documented fields and no others', async (name) => {
      const [method = '', path = ''] = name.split(' ')
      const operation = document.paths[path]?.[method]
      const guest = new Guest(owner.origin)
      const { id, shareCode: code } = (await owner.post('/api/techstack', stack())).json
      const answer = await DOCUMENTED_CALLS[name]?.({ owner, program, guest, mail, id, code, other })
      if (!operation || !answer) throw new Error(`${name} is not documented`)
      const response = operation.responses[answer.status]
      expect(answer.text && response ? 'documented' : answer.text).toBe('documented')
      const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
      expect(Object.keys(response?.content ?? {})).toContain(type)
      const schema = response?.content[type]?.schema.$ref
      if (schema) expect(errorsOf(schema, answer.json)).toEqual([])
    })

    test('the comparison finds an undocumented field', async () => {
      const { json } = await program.get(`/api/techstack/${other}`)
      expect(errorsOf('#/components/schemas/Stack', { ...json, email: 'x' })).not.toEqual([])
      expect(errorsOf('#/components/schemas/Stack', { ...json, title: undefined })).not.toEqual([])
    })

    test('errors have the documented form', async () => {
      const failures = [
        await program.get('/api/techstack/2222222222'),
        await program.post('/api/techstack', { name: '' }),
        await new Guest(owner.origin).get(`/api/user/${owner.id}/techstacks`),
      ]
      expect(failures.map(({ status }) => status)).toEqual([404, 400, 401])
      for (const { json } of failures) expect(errorsOf('#/components/schemas/Failure', json)).toEqual([])
    })

    test('inputs are documented with their limits', () => {
      const body = document.paths['/api/techstack']?.post?.requestBody?.content['application/json']?.schema
      const validate = ajv.compile(body ?? {})
      expect(validate(stack())).toBe(true)
      expect(validate(stack({ name: 'x'.repeat(121) }))).toBe(false)
      expect(validate(stack({ title: 'x'.repeat(161) }))).toBe(false)
      expect(validate(stack({ sections: { Web: [{ text: 'no id' }] } }))).toBe(false)
      expect(validate({ name: 'x' })).toBe(false)
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
