import 'server-only'
import { z } from 'zod'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { RESPONSE_SCHEMAS } from './response-schemas'
import { HEADERS, headerRefs, type HeaderName, type HeaderRefs } from './headers'
import { inputJsonSchema, type JsonSchema } from '@/lib/input-json-schema'
import type { FileTypes, Operation } from './operation'
import { OPERATIONS } from './operations'
import { callersOf, securitySchemes, takesKey, type SchemeName } from './security'

const REF = '#/components/schemas/'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

/** By media type. A file has no schema. */
type Content = Record<string, { schema: JsonSchema }>

interface DocumentedAnswer {
  description: string
  headers?: HeaderRefs
  content?: Content
}

export interface DocumentedOperation {
  operationId: string
  summary: string
  description: string
  security: Partial<Record<SchemeName, string[]>>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, DocumentedAnswer>
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>

/** `/api/tools/[id]` of the folders is `/api/tools/{id}` in OpenAPI. */
const templateOf = (path: string) => path.replaceAll('[', '{').replaceAll(']', '}')

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same request with the same key is done once; a repetition gets the first answer for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
}

function parametersOf(schema: z.ZodType | undefined, place: Parameter['in']): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = inputJsonSchema(schema) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

const FORM = 'multipart/form-data'
const FILE_IN_FORM: JsonSchema = {
  type: 'object',
  description: 'The first file of the form, whatever its field is called.',
  additionalProperties: true,
}

function bodyOf({ body, file }: Operation): Pick<DocumentedOperation, 'requestBody'> {
  if (file) {
    const content = file.map((type) => [type, { schema: type === FORM ? FILE_IN_FORM : {} }] as const)
    return { requestBody: { required: true, content: Object.fromEntries(content) } }
  }
  if (!body) return {}
  const isRequired = !body.safeParse(undefined).success
  return { requestBody: { required: isRequired, content: { 'application/json': { schema: inputJsonSchema(body) } } } }
}

function contentOf(answer: string | FileTypes): Content {
  if (typeof answer === 'string') return { 'application/json': { schema: { $ref: REF + answer } } }
  return Object.fromEntries(answer.map((type) => [type, { schema: {} }]))
}

const EVENTS: Content = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description:
        'With this type in Accept: an event "section" for each section ({title, tools}), then "done" with what JSON would answer, or "error" ({error}).',
    },
  },
}

function responsesOf(operation: Operation, withKey: boolean): DocumentedOperation['responses'] {
  const { status = 200, emptyStatus, answer, hasEvents, headers = [], failure = 'Failure', isIdempotent } = operation
  const always: HeaderName[] = ['X-Request-Id', ...(withKey ? (['RateLimit-Policy', 'RateLimit'] as const) : [])]
  const replayed: HeaderName[] = isIdempotent ? ['Idempotency-Replayed'] : []
  const success = {
    description: 'Done.',
    headers: headerRefs([...always, ...headers, ...replayed]),
    content: { ...contentOf(answer), ...(hasEvents ? EVENTS : {}) },
  }
  const empty = (description: string) => ({ description, headers: headerRefs(always) })
  return {
    ...Object.fromEntries([status].flat().map((done) => [done, success])),
    ...(emptyStatus ? { [emptyStatus]: empty('Accepted: nothing is answered.') } : {}),
    ...(headers.includes('ETag') ? { '304': empty('Not changed since the ETag in If-None-Match.') } : {}),
    default: {
      description: 'Refused or failed: a sentence, and sometimes details.',
      headers: headerRefs([...always, 'Retry-After', ...replayed]),
      content: contentOf(failure),
    },
  }
}

function documented(operation: Operation, origin: string): DocumentedOperation {
  const { method, path, summary, params, query, isIdempotent } = operation
  const callers = callersOf(operation, origin)
  return {
    operationId: `${method}-${path
      .replace(/^\/(?:api\/)?/, '')
      .replaceAll(/[^a-zA-Z]+/g, '-')
      .replace(/^-|-$/, '')}`,
    summary,
    ...callers,
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(isIdempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...bodyOf(operation),
    responses: responsesOf(operation, takesKey(callers)),
  }
}

function answerSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(RESPONSE_SCHEMAS)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { target: 'draft-2020-12', uri: (id) => REF + id })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _draft, $id: _address, ...schema }]) => [id, schema as JsonSchema]),
  )
}

/** OpenAPI 3.1, from the schemas that the routes check with. */
export function openApiDocument(origin = publicOrigin) {
  const byPath: Record<string, Partial<Record<Operation['method'], DocumentedOperation>>> = {}
  for (const operation of OPERATIONS) {
    const template = templateOf(operation.path)
    byPath[template] = { ...byPath[template], [operation.method]: documented(operation, origin) }
  }
  return {
    openapi: '3.1.1',
    info: { title: `${site.name} API`, version: '1.0.0', description: site.description },
    servers: [{ url: origin }],
    externalDocs: { url: origin + paths.apiDocs },
    paths: byPath,
    components: {
      securitySchemes: securitySchemes(origin),
      headers: HEADERS,
      schemas: answerSchemas(),
    },
  } as const
}

let text: string | undefined

/** It depends on the configuration alone. */
export const openApiText = (): string => (text ??= JSON.stringify(openApiDocument(), null, 2))
