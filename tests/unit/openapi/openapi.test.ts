import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { MCP_TOOLS } from '@/lib/mcp/tools'
import { docsPage } from '@/lib/openapi/docs-page'
import { openApiDocument } from '@/lib/openapi/document'
import { inputJsonSchema } from '@/lib/input-json-schema'
import { OPERATIONS } from '@/lib/openapi/operations'
import { StackDraft } from '@/lib/stack/schema'
import { missingChecks } from '../../support/missing-checks'

const named = OPERATIONS.flatMap(({ method, path: template, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [[`${method} ${template} ${part}`, schema] as const] : [],
  ),
)

test.each(named)('the document keeps every check of %s', (_name, schema) => {
  expect(missingChecks(schema, inputJsonSchema(schema))).toEqual([])
})

test('the document keeps every check of the inputs of MCP', () => {
  expect(MCP_TOOLS.length).toBeGreaterThan(6)
  expect(MCP_TOOLS.flatMap(({ input }) => missingChecks(input, inputJsonSchema(input)))).toEqual([])
})

describe('limits after a transform and checks by code', () => {
  test.each([
    [
      'a text after a transform',
      z
        .string()
        .transform((s) => s)
        .pipe(z.string().max(5)),
      { type: 'string', maxLength: 5 },
    ],
    [
      'the stricter of two limits',
      z
        .string()
        .max(9)
        .transform((s) => s)
        .pipe(z.string().max(5)),
      { type: 'string', maxLength: 5 },
    ],
    [
      'a text that may be missing',
      z
        .string()
        .nullish()
        .transform((s) => s ?? '')
        .pipe(z.string().max(5)),
      { type: ['string', 'null'], maxLength: 5 },
    ],
    ['a check by code', z.string().refine(() => true, 'not blank'), { type: 'string', description: 'not blank' }],
    [
      'another type after a transform',
      z
        .string()
        .transform((s) => [s])
        .pipe(z.array(z.string()).max(5)),
      { type: 'string' },
    ],
  ])('%s', (_what, schema, json) => {
    expect(inputJsonSchema(schema)).toEqual(json)
  })

  const Nested = z.object({ a: z.string().max(5), list: z.array(z.union([z.string().max(5), z.int().min(2)])).max(9) })
  test.each([
    ['a limit that another place has', 'properties.a.maxLength', undefined, ['input.a: maxLength 5']],
    ['a weaker limit', 'properties.list.maxItems', 10, ['input.list: maxItems 9']],
    ['a stricter limit', 'properties.list.maxItems', 8, ['input.list: maxItems 9']],
    ['a limit of an alternative', 'properties.list.items.anyOf.1.minimum', 1, ['input.list.items.1: minimum 2']],
    ['the type of a number', 'properties.list.items.anyOf.1.type', 'number', ['input.list.items.1: type "integer"']],
    ['a whole field', 'properties.a', undefined, ['input.a: maxLength 5']],
  ])('%s that is missing in the document is found', (_what, place, value, lost) => {
    const json = inputJsonSchema(Nested)
    expect(missingChecks(Nested, json)).toEqual([])
    const keys = place.split('.')
    const last = keys.pop() ?? ''
    const holder = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], json)
    Reflect.set(holder as object, last, value)
    expect(missingChecks(Nested, json)).toEqual(lost)
  })

  test('a missing sentence is found', () => {
    const schema = z.object({ a: z.string().refine(() => true, 'not blank') })
    expect(missingChecks(schema, { properties: { a: { type: 'string' } } })).toEqual(['input.a: not blank'])
  })
})

describe('limits of a whole stack', () => {
  const ajv = new Ajv2020({ strict: false })
  const sent = (sections: Record<string, unknown[]>, sectionOrder = Object.keys(sections)) => ({
    name: 'Mine',
    sections,
    sectionOrder,
  })
  const tools = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => ({ id: `t${from + at}`, text: 'T' }))
  const emptySections = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`S${at}`, []]))

  test.each([
    ['fifty sections', sent(emptySections(50)), true],
    ['51 sections', sent(emptySections(51)), false],
    ['a thousand tools in a section', sent({ A: tools(1_000) }), true],
    ['1,001 tools in a section', sent({ A: tools(1_001) }), false],
    ['a title that is named twice', sent({ A: [] }, ['A', 'A']), false],
    ['a title of 80 characters', sent({ ['x'.repeat(80)]: [] }), true],
    ['a title of 81 characters', sent({ ['x'.repeat(81)]: [] }), false],
  ])('%s: the document and the route agree', (_what, body, isAccepted) => {
    const validate = ajv.compile(inputJsonSchema(StackDraft))
    expect([validate(body), StackDraft.safeParse(body).success]).toEqual([isAccepted, isAccepted])
  })

  test.each([
    ['1,001 tools in two sections', sent({ A: tools(1_000), B: tools(1, 1_000) }), 'at most 1000 tools in total'],
    ['two tools with one id', sent({ A: tools(1), B: tools(1) }), 'each with another id'],
    ['two titles that differ in spaces', sent({ A: [], 'A ': [] }), 'titles differ also without spaces'],
  ])('%s are refused, and described in words because JSON Schema cannot state it', (_what, body, words) => {
    expect(StackDraft.safeParse(body).success).toBe(false)
    const json = inputJsonSchema(StackDraft)
    expect(ajv.compile(json)(body)).toBe(true)
    const { sections, sectionOrder } = json.properties as Record<string, { description: string }>
    expect(`${sections?.description} ${sectionOrder?.description}`).toContain(words)
  })
})

/** Endpoints that are not for programs, and why. */
const NOT_DOCUMENTED: Readonly<Record<string, string>> = {
  '/api/[[...path]]': 'answers 404',
  '/api/auth/[...nextauth]': 'for people who sign in',
  '/api/metrics': 'for the operator',
  '/api/docs': 'this document as a page',
  '/api/techstack/search': 'answers an empty search',
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

interface Handler {
  readonly inputs: Record<string, unknown>
  readonly auth: string
  readonly isIdempotent: boolean
}

const handlersOf = async (route: string) =>
  (await import(/* @vite-ignore */ path.resolve(`app${route}/route.ts`))) as Record<string, Handler | undefined>

const routes = readdirSync('app/api', { withFileTypes: true, recursive: true })
  .filter(({ name }) => name === 'route.ts')
  .map(({ parentPath }) => `/${path.relative('app', parentPath).replaceAll(path.sep, '/')}`)

const OF_API = OPERATIONS.filter(({ path: template }) => template.startsWith('/api/'))

test('every method of every endpoint is documented, or has a reason why not', async () => {
  const exported = await Promise.all(
    routes
      .filter((route) => !(route in NOT_DOCUMENTED))
      .map(async (route) =>
        Object.keys(await handlersOf(route)).flatMap((name) => (METHODS.includes(name) ? [`${name} ${route}`] : [])),
      ),
  )
  const documented = OF_API.map(({ method, path: template }) => `${method.toUpperCase()} ${template}`)
  expect(exported.flat().sort()).toEqual(documented.sort())
  expect(Object.keys(NOT_DOCUMENTED).filter((route) => !routes.includes(route))).toEqual([])
})

/** What a route checks, by the credentials in its operation. */
const AUTH_OF = {
  key: ['required'],
  idToken: ['required'],
  editor: ['editor'],
  session: ['none'],
  anyone: ['none', 'optional'],
}

test.each(OF_API.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s is documented by the schemas of its route and by its accepted credentials',
  async (_name, { method, path: template, params, query, body, needs, isIdempotent = false }) => {
    const handler = (await handlersOf(template))[method.toUpperCase()]
    if (!handler) throw new Error('the route does not export this method')
    const of = handler.inputs
    expect(of.params === params && of.body === body && of.query === query).toBe(true)
    expect(AUTH_OF[needs ?? 'anyone']).toContain(handler.auth)
    expect(isIdempotent).toBe(handler.isIdempotent)
  },
)

test.each([
  ['an API key or an ID token', '/api/icons', 'post', [{ bearer: [] }], /^API keys need the scope write\.$/],
  [
    'a key or the claim secret',
    '/api/techstack/{ref}',
    'put',
    [{ bearer: [] }, { claimSecret: [] }],
    /^API keys need the scope write\.$/,
  ],
  ['an ID token', '/api/account/profile', 'put', [{ idToken: [] }], /API keys are refused/],
  ['the session cookie', '/api/account/export', 'get', [{ session: [] }], /session cookie/],
  ['nothing, or a key', '/api/tools', 'get', [{}, { bearer: [] }], /^API keys need the scope read\.$/],
  ['nothing, and no key', '/api/feedback', 'post', [{}], /^Without an API key\.$/],
] as const)(
  '%s is documented as its security requirement, with a description',
  (_what, template, method, security, words) => {
    const operation = openApiDocument().paths[template]?.[method]
    expect(operation?.security).toEqual(security)
    expect(operation?.description).toMatch(words)
  },
)

test('a picture is documented by its media type, and a form by all statuses of success', () => {
  const { paths } = openApiDocument()
  expect(paths['/api/preview/{code}']?.get?.responses['200']?.content).toEqual({ 'image/png': { schema: {} } })
  expect(Object.keys(paths['/api/subscribe']?.post?.responses ?? {})).toEqual(['200', '201', 'default'])
})

test('the session cookie is documented by its name over http and over https', () => {
  const nameOf = (origin: string) => openApiDocument(origin).components.securitySchemes.session.name
  expect(nameOf('http://localhost:3000')).toBe('next-auth.session-token')
  expect(nameOf('https://stacks.example')).toBe('__Secure-next-auth.session-token')
})

test('the document is valid by the official schema of OpenAPI 3.1', async () => {
  const validator = new Validator()
  // The validator changes its input.
  expect(await validator.validate(structuredClone(openApiDocument()))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const { valid } = await validator.validate({ ...openApiDocument(), paths: { tools: {} } })
  expect(valid).toBe(false)
})

test('the page contains every operation and loads nothing', () => {
  const page = docsPage(openApiDocument())
  for (const { method, path: template } of OPERATIONS)
    expect(page).toContain(`${method.toUpperCase()} ${template.replaceAll('[', '{').replaceAll(']', '}')}`)
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(/)
})

test('operations have unique ids', () => {
  const ids = Object.values(openApiDocument().paths).flatMap((methods) =>
    Object.values(methods).map((one) => one.operationId),
  )
  expect(new Set(ids).size).toBe(OPERATIONS.length)
})
