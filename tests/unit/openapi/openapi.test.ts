import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { documentedForm } from '@/lib/documented-as'
import { docsPage } from '@/lib/openapi/docs-page'
import { openApiDocument } from '@/lib/openapi/document'
import { customChecks, inputJsonSchema } from '@/lib/openapi/input-json-schema'
import { OPERATIONS } from '@/lib/openapi/operations'

type Node = z.core.$ZodTypes

/** Sentences and limits that a schema checks, wherever in it. */
function checksOf(schema: z.core.$ZodType): string[] {
  const node = schema as Node
  const form = documentedForm(node)
  if (form) return checksOf(form)
  return [...customChecks(node), ...limitsOf(node), ...partsOf(node._zod.def).flatMap(checksOf)]
}

function limitsOf({ _zod: { def } }: Node): string[] {
  return ((def.checks ?? []) as z.core.$ZodChecks[]).flatMap(({ _zod: { def: check } }) => {
    if (check.check === 'max_length') return [`max ${check.maximum}`]
    if (check.check === 'min_length') return [`min ${check.minimum}`]
    if (check.check === 'less_than') return [`max ${String(check.value)}`]
    if (check.check === 'greater_than') return [`min ${String(check.value)}`]
    if (check.check === 'string_format' && check.pattern) return [check.pattern.source]
    return []
  })
}

function partsOf(def: Node['_zod']['def']): z.core.$ZodType[] {
  if (def.type === 'object') return Object.values(def.shape)
  if (def.type === 'array') return [def.element]
  if (def.type === 'record') return [def.keyType, def.valueType]
  if (def.type === 'union') return [...def.options]
  if (def.type === 'pipe') return [def.in, def.out]
  return 'innerType' in def ? [def.innerType] : []
}

/** Limits that the JSON Schema has; a stricter one than the schema's counts, too. */
function numbersOf(json: string, kind: string): number[] {
  const keys = kind === 'max' ? 'maxLength|maxItems|maximum' : 'minLength|minItems|minimum|exclusiveMinimum'
  const inSchema = [...json.matchAll(new RegExp(`"(?:${keys})":(-?\\d+)`, 'g'))].map(([, value]) => Number(value))
  const inWords = [...json.matchAll(/at most (\d+)/g)].map(([, value]) => Number(value))
  return kind === 'max' ? [...inSchema, ...inWords] : inSchema
}

function isKept(check: string, json: string): boolean {
  const [, kind, value] = /^(max|min) (-?\d+)$/.exec(check) ?? []
  if (kind === undefined) return json.includes(JSON.stringify(check).slice(1, -1))
  return numbersOf(json, kind).some((known) => (kind === 'max' ? known <= Number(value) : known >= Number(value)))
}

const named = OPERATIONS.flatMap(({ method, path: template, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [[`${method} ${template} ${part}`, schema] as const] : [],
  ),
)

test.each(named)('the document keeps every check of %s', (_name, schema) => {
  const json = JSON.stringify(inputJsonSchema(schema))
  expect(checksOf(schema).filter((check) => !isKept(check, json))).toEqual([])
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

  test('what the test for lost checks looks for is not found in a schema without it', () => {
    expect(
      checksOf(
        z
          .string()
          .max(5)
          .refine(() => true, 'not blank'),
      ),
    ).toEqual(['not blank', 'max 5'])
    expect(isKept('max 5', '{"type":"string","maxLength":6}')).toBe(false)
    expect(isKept('not blank', '{"type":"string"}')).toBe(false)
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

const routes = readdirSync('app/api', { withFileTypes: true, recursive: true })
  .filter(({ name }) => name === 'route.ts')
  .map(({ parentPath }) => `/${path.relative('app', parentPath).replaceAll(path.sep, '/')}`)

test('every endpoint is documented, or a reason tells why not', () => {
  const known = new Set<string>(OPERATIONS.map(({ path: template }) => template))
  expect(routes.filter((route) => !known.has(route)).sort()).toEqual(Object.keys(NOT_DOCUMENTED).sort())
})

test.each(OPERATIONS.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s is documented by the schemas that its route checks',
  async (_name, { method, path: template, params, query, body }) => {
    const handlers = (await import(/* @vite-ignore */ path.resolve(`app${template}/route.ts`))) as Record<
      string,
      { inputs: object }
    >
    const { inputs } = handlers[method.toUpperCase()] ?? {}
    expect(inputs).toBeDefined()
    const of = inputs as Record<string, unknown>
    expect(of.params === params && of.body === body).toBe(true)
    expect(of.query === query).toBe(true)
  },
)

test.each([
  ['an API key or an ID token', '/api/techstack/{ref}', 'put', [{ bearer: [] }], /^API keys need the scope write\.$/],
  ['an ID token', '/api/account/profile', 'put', [{ idToken: [] }], /API keys are refused/],
  ['the session cookie', '/api/account/export', 'get', [{ session: [] }], /session cookie/],
  ['nothing, or a key', '/api/tools', 'get', [{}, { bearer: [] }], /^API keys need the scope read\.$/],
  ['nothing, and no key', '/api/feedback', 'post', [{}], /^Without an API key\.$/],
] as const)('%s is documented as what a caller sends', (_what, template, method, security, words) => {
  const operation = openApiDocument().paths[template]?.[method]
  expect(operation?.security).toEqual(security)
  expect(operation?.description).toMatch(words)
})

test('a picture is documented by its media type, and a form by all statuses of success', () => {
  const { paths } = openApiDocument()
  expect(paths['/api/preview/{code}']?.get?.responses['200']?.content).toEqual({ 'image/png': { schema: {} } })
  expect(Object.keys(paths['/api/subscribe']?.post?.responses ?? {})).toEqual(['200', '201', 'default'])
})

test('the page holds every operation and loads nothing', () => {
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
