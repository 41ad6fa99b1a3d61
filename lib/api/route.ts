import { randomUUID } from 'node:crypto'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import { requireEditor, type Editor } from '@/lib/auth/editor'
import { readViewer, requireViewer, type Viewer } from '@/lib/auth/viewer'
import { confirmStored } from '@/lib/db/pool'
import { currentWork } from '@/lib/db/work'
import type { AppError } from '@/lib/errors'
import { idempotentResponse } from '@/lib/idempotency/idempotent-response'
import { keyedRequest, type KeyedRequest } from '@/lib/keys/keyed-request'
import { log } from '@/lib/log'
import { hasBody, readJson, requireJsonType } from '@/lib/http/body'
import { addressKey } from '@/lib/http/client-address'
import { withPublicHeaders } from '@/lib/http/public-answer'
import { failure, withApiHeaders } from '@/lib/http/api-response'
import { takePoint } from '@/lib/http/rate-limit'
import type { RateRule } from '@/lib/http/rate-rules'
import { requestState, visitorAddress } from '@/lib/http/request-state'
import { refuseCrossSite } from '@/lib/http/same-site'
import { toAppError } from './app-error'
import { parseInput } from './parse-input'

type Schema = z.ZodType
type Parsed<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined
type AuthMode = 'required' | 'optional' | 'editor' | 'none'
type ViewerOf<A extends AuthMode> = A extends 'required'
  ? Viewer
  : A extends 'optional' | 'editor'
    ? Viewer | undefined
    : undefined
type EditorOf<A extends AuthMode> = A extends 'editor' ? Editor : undefined

interface Spec<
  A extends AuthMode,
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
> {
  /**
   * `required`: a bearer token or an API key, or 401; `optional`: none is fine, a bad one is 401;
   * `editor`: one of them or a claim secret, or 401; `none` (default): not looked at.
   */
  auth?: A
  limit?: RateRule
  /** Not counted by the general rate limit. */
  isUncounted?: boolean
  /** Read by other sites and programs: pages of any origin may read every answer, failures too. */
  isPublic?: boolean | ((request: NextRequest) => boolean)
  /**
   * The Authorization header is checked by the handler: it holds neither a token nor an API key.
   */
  hasOwnBearer?: boolean
  /** Accepts an Idempotency-Key: the same request with the same key is executed once. */
  idempotent?: boolean
  /** Answers an error in another form than the API's; undefined leaves it to the API. */
  refuse?: (request: NextRequest, error: AppError) => Promise<Response | undefined>
  /** Feedback, reports and subscriptions have connections to the database apart from saves. */
  isMessage?: boolean
  /** Taken instead of `limit` when the request carries a valid token. */
  limitUser?: RateRule
  params?: P
  query?: Q
  body?: B
  handle: (input: {
    request: NextRequest
    viewer: ViewerOf<A>
    editor: EditorOf<A>
    params: Parsed<P>
    query: Parsed<Q>
    body: Parsed<B>
    address: string
  }) => Promise<Response> | Response
}

interface RouteHandler {
  (request: NextRequest, context: { params: Promise<Record<string, string | string[]>> }): Promise<Response>
  /** What it checks and accepts, for the test that compares it with the API's document. */
  readonly inputs: { readonly [part in 'params' | 'query' | 'body']?: Schema | undefined }
  readonly auth: AuthMode
  readonly isIdempotent: boolean
}

function parse<S extends Schema | undefined>(schema: S, value: unknown): Parsed<S> {
  return (schema ? parseInput(schema, value) : undefined) as Parsed<S>
}

/** An aborted request is no error of ours; other errors after the visitor has left still are. */
function isAborted({ signal }: Request, { cause }: AppError): boolean {
  return signal.aborted && (cause === signal.reason || (cause instanceof Error && cause.name === 'AbortError'))
}

/**
 * Declares an API route. In order: same site, content type, general rate limit, API key, body size,
 * viewer, the route's rate limit, validation, handler, response.
 */
export function route<
  A extends AuthMode = 'none',
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(spec: Spec<A, P, Q, B>): RouteHandler {
  const { params, query, body } = spec
  const handler = async (...[request, context]: Parameters<RouteHandler>) => {
    const started = performance.now()
    const requestId = requestState.getStore()?.requestId ?? randomUUID()
    const { method, nextUrl, headers } = request
    const keyed = spec.hasOwnBearer ? undefined : keyedRequest({ method, path: nextUrl.pathname }, headers)
    let response: Response
    try {
      response = await run(spec, request, context, keyed)
      if (currentWork()?.stored) await confirmStored()
    } catch (thrown) {
      const error = toAppError(thrown)
      const entry = { ...requestFields(request, requestId), status: error.status, code: error.code }
      if (isAborted(request, error)) log.debug(entry, 'the visitor left')
      else if (error.status >= 500) log.error({ ...entry, err: error.cause ?? error }, error.message)
      else if (error.code === 'unauthenticated' || error.code === 'forbidden') log.warn(entry, 'refused')
      response = (await spec.refuse?.(request, error)) ?? failure(error)
    }
    withApiHeaders(response)
    if (typeof spec.isPublic === 'function' ? spec.isPublic(request) : spec.isPublic) withPublicHeaders(response)
    keyed?.finish(response, requestId)
    response.headers.set('x-request-id', requestId)
    if (log.isLevelEnabled('debug')) {
      const ms = Math.round(performance.now() - started)
      log.debug({ ...requestFields(request, requestId), status: response.status, ms }, 'answered')
    }
    return response
  }
  return Object.assign(handler, {
    inputs: { params, query, body },
    auth: spec.auth ?? ('none' as const),
    isIdempotent: spec.idempotent ?? false,
  })
}

const requestFields = ({ method, nextUrl }: NextRequest, requestId: string) => ({
  requestId,
  method,
  path: nextUrl.pathname,
})

async function run<
  A extends AuthMode,
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
>(
  spec: Spec<A, P, Q, B>,
  request: NextRequest,
  context: { params: Promise<Record<string, string | string[]>> },
  keyed: KeyedRequest | undefined,
): Promise<Response> {
  const work = currentWork()
  if (work && spec.isMessage) work.kind = 'message'
  const address = visitorAddress()
  const writes = request.method !== 'GET' && request.method !== 'HEAD'
  // A browser attaches cookies by itself, but never a key.
  if (writes && !keyed) refuseCrossSite(request)
  const reads = spec.body && (hasBody(request) || !spec.body.isOptional())
  if (reads) requireJsonType(request)
  const key = addressKey(address)
  if (!spec.isUncounted) await takePoint('api', key)
  const keyOwner = await keyed?.viewer()
  const sent = reads ? await readJson(request) : undefined
  const viewer = (
    spec.auth === 'required'
      ? (keyOwner ?? (await requireViewer(request)))
      : spec.auth === 'optional' || spec.auth === 'editor'
        ? (keyOwner ?? (await readViewer(request)))
        : undefined
  ) as ViewerOf<A>
  const editor = (spec.auth === 'editor' ? requireEditor(request, viewer) : undefined) as EditorOf<A>
  const state = requestState.getStore()
  if (state) state.visitor = { key: viewer?.id ?? key, signedIn: viewer !== undefined }
  const answer = async (whole: NextRequest) => {
    const rule = viewer && spec.limitUser ? spec.limitUser : spec.limit
    if (rule) await takePoint(rule, viewer && spec.limitUser ? viewer.id : key, sent?.length)
    const params = parse(spec.params as P, spec.params ? await context.params : undefined)
    const query = parse(spec.query as Q, spec.query ? Object.fromEntries(request.nextUrl.searchParams) : undefined)
    const body = parse(spec.body as B, sent?.value)
    return spec.handle({ request: whole, viewer, editor, params, query, body, address })
  }
  if (!spec.idempotent) return answer(request)
  return idempotentResponse(
    request,
    { caller: viewer ? `user ${viewer.id}` : `address ${key}`, body: sent?.value },
    answer,
  )
}
