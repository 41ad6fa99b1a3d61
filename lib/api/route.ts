import { randomUUID } from 'node:crypto'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import { requireEditor, type Editor } from '@/lib/auth/editor'
import { readViewer, requireViewer, type Viewer } from '@/lib/auth/viewer'
import { outageMessage } from '@/lib/db/outage-message'
import { isOutage } from '@/lib/db/outage'
import { isMissingRow } from '@/lib/db/row-conflict'
import { AppError } from '@/lib/errors'
import { idempotentResponse } from '@/lib/idempotency/idempotent-response'
import { validationMessage } from '@/lib/validation-message'
import { log } from '@/lib/log'
import { hasBody, readJson, requireJsonType } from '@/lib/http/body'
import { addressKey } from '@/lib/http/client-address'
import { withPublicHeaders } from '@/lib/http/public-answer'
import { failure, withApiHeaders } from '@/lib/http/reply'
import { takePoint } from '@/lib/http/rate-limit'
import type { RateRule } from '@/lib/http/rate-rules'
import { requestState, visitorAddress } from '@/lib/http/request-state'
import { refuseCrossSite } from '@/lib/http/same-site'

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
   * `required`: a bearer token or 401; `optional`: none is fine, a bad one is 401; `editor`: a bearer token or a claim
   * secret, or 401; `none` (default): not looked at.
   */
  auth?: A
  limit?: RateRule
  /** Not counted by the general rate limit. */
  isUncounted?: boolean
  /** Read by other sites and programs: pages of any origin may read every answer, failures too. */
  isPublic?: boolean | ((request: NextRequest) => boolean)
  /** Accepts an Idempotency-Key: the same request with the same key is executed once. */
  idempotent?: boolean
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

type RouteHandler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>

function parse<S extends Schema | undefined>(schema: S, value: unknown): Parsed<S> {
  if (!schema) return undefined as Parsed<S>
  const result = schema.safeParse(value, { error: validationMessage })
  if (result.success) return result.data as Parsed<S>
  const details = result.error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  const first = details[0]
  throw new AppError('invalid_input', first ? sentenceOf(first) : 'Invalid input.', { details })
}

/** A message with a capital letter is a sentence; others get the field's name. */
const sentenceOf = ({ path, message }: { path: string; message: string }) =>
  /^\p{Lu}/u.test(message) ? message : `${path || 'The body'}: ${message}`

/** Maps every error to a response. Unknown errors are logged and never shown to users. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isOutage(error))
    return new AppError('unavailable', outageMessage(error), { cause: error, headers: { 'retry-after': '5' } })
  if (isMissingRow(error))
    return new AppError('conflict', 'This was removed in the meantime. Reload the page and look again.', {
      cause: error,
    })
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error })
}

/** An aborted request is no error of ours; other errors after the visitor has left still are. */
function isAborted({ signal }: Request, { cause }: AppError): boolean {
  return signal.aborted && (cause === signal.reason || (cause instanceof Error && cause.name === 'AbortError'))
}

/**
 * Declares an API route. In order: same site, content type, general rate limit, body size, viewer, the route's rate limit,
 * validation, handler, response.
 */
export function route<
  A extends AuthMode = 'none',
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(spec: Spec<A, P, Q, B>): RouteHandler {
  return async (request, context) => {
    const started = performance.now()
    const requestId = requestState.getStore()?.requestId ?? randomUUID()
    let response: Response
    try {
      response = await run(spec, request, context)
    } catch (thrown) {
      const error = toAppError(thrown)
      const entry = { ...requestFields(request, requestId), status: error.status, code: error.code }
      if (isAborted(request, error)) log.debug(entry, 'the visitor left')
      else if (error.status >= 500) log.error({ ...entry, err: error.cause ?? error }, error.message)
      else if (error.code === 'unauthenticated' || error.code === 'forbidden') log.warn(entry, 'refused')
      response = failure(error)
    }
    withApiHeaders(response)
    if (typeof spec.isPublic === 'function' ? spec.isPublic(request) : spec.isPublic) withPublicHeaders(response)
    response.headers.set('x-request-id', requestId)
    if (log.isLevelEnabled('debug')) {
      const ms = Math.round(performance.now() - started)
      log.debug({ ...requestFields(request, requestId), status: response.status, ms }, 'answered')
    }
    return response
  }
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
): Promise<Response> {
  const address = visitorAddress()
  const writes = request.method !== 'GET' && request.method !== 'HEAD'
  if (writes) refuseCrossSite(request)
  const reads = spec.body && (hasBody(request) || !spec.body.isOptional())
  if (reads) requireJsonType(request)
  const key = addressKey(address)
  if (!spec.isUncounted) await takePoint('api', key)
  const sent = reads ? await readJson(request) : undefined
  const viewer = (
    spec.auth === 'required'
      ? await requireViewer(request)
      : spec.auth === 'optional' || spec.auth === 'editor'
        ? await readViewer(request)
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
