import 'server-only'
import { z } from 'zod'
import { publicOrigin } from '@/lib/env'
import { neededScope } from '@/lib/keys/needed-scope'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { ANSWERS } from './answers'
import { inputJsonSchema, type JsonSchema } from './input-json-schema'
import type { Operation } from './operation'
import { OPERATIONS } from './operations'

const REF = '#/components/schemas/'

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: JsonSchema
}

interface DocumentedAnswer {
  description: string
  /** By media type. A file has no schema. */
  content: Record<string, { schema: { $ref?: string } }>
}

export interface DocumentedOperation {
  operationId: string
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, DocumentedAnswer>
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>

/** `/api/tools/[id]` of the folders is `/api/tools/{id}` in OpenAPI. */
const templateOf = (path: string) => path.replaceAll('[', '{').replaceAll(']', '}')

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

function bodyOf({ body, file }: Operation): Pick<DocumentedOperation, 'requestBody'> {
  if (file) {
    const content = Object.fromEntries(file.map((type) => [type, { schema: {} }]))
    return { requestBody: { required: true, content } }
  }
  if (!body) return {}
  const isRequired = !body.safeParse(undefined).success
  return { requestBody: { required: isRequired, content: { 'application/json': { schema: inputJsonSchema(body) } } } }
}

function answerOf(description: string, answer: Operation['answer']): DocumentedAnswer {
  if (typeof answer === 'string')
    return { description, content: { 'application/json': { schema: { $ref: REF + answer } } } }
  return { description, content: Object.fromEntries(answer.map((type) => [type, { schema: {} }])) }
}

/** Who may call an operation: a sentence, and names of `SECURITY`. An empty name means without credentials. */
function callersOf({ method, path, needs }: Operation): Pick<DocumentedOperation, 'description' | 'security'> {
  if (needs === 'session' || needs === 'idToken')
    return { description: SECURITY[needs].description, security: [{ [needs]: [] }] }
  const scope = neededScope(method.toUpperCase(), path)
  return {
    description: scope ? `API keys need the scope ${scope}.` : 'Without an API key.',
    security: [...(needs ? [] : [{}]), ...(scope ? [{ bearer: [] }] : [])],
  }
}

function documented(operation: Operation): DocumentedOperation {
  const { method, path, summary, params, query, status = 200, answer } = operation
  return {
    operationId: `${method}-${path
      .slice('/api/'.length)
      .replaceAll(/[^a-zA-Z]+/g, '-')
      .replace(/-$/, '')}`,
    summary,
    ...callersOf(operation),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...bodyOf(operation),
    responses: {
      ...Object.fromEntries([status].flat().map((done) => [done, answerOf('Done.', answer)])),
      default: answerOf('Refused or failed: a sentence, and sometimes details.', 'Failure'),
    },
  }
}

function answerSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(ANSWERS)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { target: 'draft-2020-12', uri: (id) => REF + id })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _draft, $id: _address, ...schema }]) => [id, schema as JsonSchema]),
  )
}

const SECURITY = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of the account page: sb_ and 40 letters and digits. Or an ID token.',
  },
  idToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Needs an ID token of /api/account/token; API keys are refused.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'next-auth.session-token',
    description: 'Reads the session cookie; requests of other sites and API keys are refused.',
  },
} as const

/** OpenAPI 3.1, from the schemas that the routes check by. */
export function openApiDocument() {
  const byPath: Record<string, Partial<Record<Operation['method'], DocumentedOperation>>> = {}
  for (const operation of OPERATIONS) {
    const template = templateOf(operation.path)
    byPath[template] = { ...byPath[template], [operation.method]: documented(operation) }
  }
  return {
    openapi: '3.1.1',
    info: { title: `${site.name} API`, version: '1.0.0', description: site.description },
    servers: [{ url: publicOrigin }],
    externalDocs: { url: publicOrigin + paths.apiDocs },
    paths: byPath,
    components: {
      securitySchemes: SECURITY,
      schemas: answerSchemas(),
    },
  } as const
}

let text: string | undefined

/** It depends on the configuration alone. */
export const openApiText = (): string => (text ??= JSON.stringify(openApiDocument(), null, 2))
