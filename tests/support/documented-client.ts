import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { DocumentedOperation, OpenApiDocument } from '@/lib/openapi/document'

/**
 * Calls operations by the OpenAPI document alone: address, parameters, media types and credentials
 * come from it. Throws when the document lacks what a call sends or what the product answers.
 */

/** The document as any client reads it. */
export interface ReadDocument extends Pick<OpenApiDocument, 'openapi'> {
  paths: Record<string, Record<string, DocumentedOperation>>
  components: {
    securitySchemes: Record<string, { type: string; scheme?: string; in?: string; name?: string }>
    headers: Record<string, { required?: boolean; schema: object }>
  }
}

export interface DocumentedCall {
  path?: Record<string, string | number>
  query?: Record<string, string | number>
  header?: Record<string, string>
  body?: unknown
  /** The media type of the body, where the document offers several. */
  as?: string
  /** The media type that is asked for. */
  accept?: string
}

/** By the names of the document's security schemes. */
export type Credentials = Readonly<Record<string, string>>

export interface DocumentedAnswer {
  status: number
  headers: Headers
  text: string
  json: any // eslint-disable-line @typescript-eslint/no-explicit-any -- answers are judged by the tests' assertions
}

interface Found {
  method: string
  template: string
  operation: DocumentedOperation
}

/** Headers that every server of HTTP sends, or that browsers alone read. */
const UNDOCUMENTED_HEADERS =
  /^(?:access-control-.+|cache-control|connection|content-.+|cross-origin-resource-policy|date|keep-alive|referrer-policy|set-cookie|transfer-encoding|vary|x-accel-buffering|x-content-type-options|x-robots-tag)$/

export class DocumentedClient {
  readonly #ajv = new Ajv2020({ strict: false })
  readonly #operations = new Map<string, Found>()
  readonly #document: ReadDocument
  readonly #origin: string

  constructor(document: ReadDocument, origin: string) {
    this.#document = document
    this.#origin = origin
    addFormats.default(this.#ajv)
    this.#ajv.addSchema(document, 'openapi')
    for (const [template, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods))
        this.#operations.set(operation.operationId, { method, template, operation })
  }

  get ids(): string[] {
    return [...this.#operations.keys()]
  }

  operation(id: string): DocumentedOperation {
    return this.#found(id).operation
  }

  /** What is wrong with a value by a schema of the document. */
  errorsOf(schema: string, value: unknown): unknown[] {
    const validate = this.#ajv.getSchema(`openapi#/components/schemas/${schema}`)
    if (!validate) throw new Error(`the document has no schema ${schema}`)
    return errorsOf(validate, value)
  }

  async call(id: string, given: DocumentedCall, credentials: Credentials = {}): Promise<DocumentedAnswer> {
    const { method, template, operation } = this.#found(id)
    const sent = this.#parameters(operation, given)
    const headers = new Headers({ ...sent.header, ...(given.accept === undefined ? {} : { accept: given.accept }) })
    this.#authorise(operation, credentials, headers)
    const body = this.#body(operation, given, headers)
    const response = await fetch(this.#origin + address(template, sent.path, sent.query), {
      method: method.toUpperCase(),
      redirect: 'manual',
      headers,
      ...(body === undefined ? {} : { body }),
    })
    return this.#checked(operation, response)
  }

  #found(id: string): Found {
    const found = this.#operations.get(id)
    if (!found) throw new Error(`the document has no operation ${id}`)
    return found
  }

  #parameters({ parameters }: DocumentedOperation, given: DocumentedCall) {
    const sent = { path: {}, query: {}, header: {} } as Record<'path' | 'query' | 'header', Record<string, string>>
    for (const place of ['path', 'query', 'header'] as const)
      for (const [name, value] of Object.entries(given[place] ?? {})) {
        const known = parameters.find((parameter) => parameter.name === name && parameter.in === place)
        if (!known) throw new Error(`the document has no parameter ${name} in ${place}`)
        refuseErrors(`parameter ${name}`, errorsOf(this.#ajv.compile(known.schema), value))
        sent[place][name] = String(value)
      }
    for (const { name, in: place, required } of parameters)
      if (required && sent[place][name] === undefined) throw new Error(`the document requires ${name} in ${place}`)
    return sent
  }

  /** Exactly one alternative of the document has these credentials. */
  #authorise({ security }: DocumentedOperation, credentials: Credentials, headers: Headers): void {
    const names = Object.keys(credentials).sort().join()
    if (!security.some((alternative) => Object.keys(alternative).sort().join() === names))
      throw new Error(`the document does not allow the credentials: ${names || 'none'}`)
    for (const [name, secret] of Object.entries(credentials)) {
      const scheme = this.#document.components.securitySchemes[name]
      if (scheme?.type === 'http' && scheme.scheme === 'bearer') headers.set('authorization', `Bearer ${secret}`)
      else if (scheme?.type === 'apiKey' && scheme.in === 'header' && scheme.name) headers.set(scheme.name, secret)
      else if (scheme?.type === 'apiKey' && scheme.in === 'cookie' && scheme.name)
        headers.set('cookie', `${scheme.name}=${secret}`)
      else throw new Error(`the document does not say how ${name} is sent`)
    }
  }

  #body({ requestBody }: DocumentedOperation, { body, as }: DocumentedCall, headers: Headers): BodyInit | undefined {
    if (body === undefined) {
      if (requestBody?.required) throw new Error('the document requires a body')
      return undefined
    }
    const types = Object.keys(requestBody?.content ?? {})
    const type = as ?? (types.length === 1 ? types[0] : undefined)
    const schema = type === undefined ? undefined : requestBody?.content[type]?.schema
    if (type === undefined || schema === undefined)
      throw new Error(`the document allows no body of ${as ?? 'one type'}`)
    // The boundary belongs to the type of a form.
    if (body instanceof FormData) return body
    headers.set('content-type', type)
    if (type !== 'application/json') return body as BodyInit
    refuseErrors('body', errorsOf(this.#ajv.compile(schema), body))
    return JSON.stringify(body)
  }

  async #checked({ responses }: DocumentedOperation, response: Response): Promise<DocumentedAnswer> {
    const { status, headers } = response
    const text = await response.text()
    const documented = responses[status] ?? (status >= 400 ? responses.default : undefined)
    if (!documented) throw new Error(`the document has no answer ${status}: ${text.slice(0, 300)}`)
    this.#checkHeaders(headers, documented.headers ?? {})
    const type = headers.get('content-type')?.split(';')[0]
    const content = type === undefined ? undefined : documented.content?.[type]
    if (text !== '' && !content) throw new Error(`the document has no answer ${status} of ${type ?? 'no type'}`)
    const json: unknown = type?.endsWith('json') && text !== '' ? JSON.parse(text) : undefined
    const ref = content?.schema.$ref
    if (typeof ref === 'string') refuseErrors(`answer ${status}`, errorsOf(this.#ajv.getSchema(`openapi${ref}`), json))
    return { status, headers, text, json }
  }

  #checkHeaders(headers: Headers, documented: Record<string, { $ref: string }>): void {
    const names = Object.keys(documented)
    for (const name of names) {
      const { required = false, schema } = this.#document.components.headers[name] ?? { schema: false as never }
      const value = headers.get(name)
      if (value === null && required) throw new Error(`the answer lacks the documented header ${name}`)
      if (value !== null) refuseErrors(`header ${name}`, errorsOf(this.#ajv.compile(schema), value))
    }
    const known = new Set(names.map((name) => name.toLowerCase()))
    const unknown = [...headers.keys()].filter((name) => !known.has(name) && !UNDOCUMENTED_HEADERS.test(name))
    if (unknown.length > 0) throw new Error(`the document lacks the headers ${unknown.join(', ')}`)
  }
}

function address(template: string, path: Record<string, string>, query: Record<string, string>): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name]
    if (value === undefined) throw new Error(`the document has no parameter for {${name}}`)
    return encodeURIComponent(value)
  })
  const unused = Object.keys(path).filter((name) => !template.includes(`{${name}}`))
  if (unused.length > 0) throw new Error(`the address ${template} has no place for ${unused.join(', ')}`)
  const search = new URLSearchParams(query)
  return search.size > 0 ? `${filled}?${search}` : filled
}

function errorsOf(validate: ValidateFunction | undefined, value: unknown): unknown[] {
  if (!validate) throw new Error('the document names a schema that it lacks')
  return validate(value) ? [] : (validate.errors ?? [])
}

function refuseErrors(what: string, errors: readonly unknown[]): void {
  if (errors.length > 0) throw new Error(`${what}: ${JSON.stringify(errors)}`)
}
