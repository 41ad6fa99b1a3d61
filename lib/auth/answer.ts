import 'server-only'
import NextAuth from 'next-auth'
import { NextRequest } from 'next/server'
import { AppError } from '@/lib/errors'
import { signInOptions } from './config'
import { providerErrorRedirect } from './provider-error'
import { validateRequest } from './validate-request'
import type { SignInParams } from './schema'
import { withSignInFailures } from './sign-in-check'

/** The body size limit, because next-auth reads forms without one. */
const MAX_FORM_BYTES = 16 * 1024
/**
 * The route by which next-auth's client writes to the server's log. The client is not used, so the
 * route is closed.
 */
const LOG = '_log'

const nothingHere = () => new AppError('not_found', 'There is nothing at this address.')

/** Lets next-auth answer valid requests; others get a JSON error. */
export async function answerSignIn(request: NextRequest, params: SignInParams): Promise<Response> {
  if (params.nextauth[0] === LOG) throw nothingHere()
  if (request.method === 'POST' && Number(request.headers.get('content-length') ?? Infinity) > MAX_FORM_BYTES)
    throw new AppError('too_large', 'The request is too large.', { headers: { connection: 'close' } })
  await validateRequest(request)
  const refused = providerErrorRedirect(request)
  if (refused) return refused
  // next-auth copies this value into a redirect header unchanged.
  if (!/^\w{0,60}$/.test(request.nextUrl.searchParams.get('error') ?? ''))
    throw new AppError('invalid_input', 'error: is not a word that can be repeated')
  const context = { params: Promise.resolve(params) }
  return inJson(
    await withSignInFailures(() => NextAuth(signInOptions())(readable(request), context) as Promise<Response>),
  )
}

/** next-auth does not support HEAD. */
const readable = (request: NextRequest) =>
  request.method === 'HEAD' ? new NextRequest(request, { method: 'GET' }) : request

/** next-auth's errors are plain text; errors under /api are JSON. */
async function inJson(response: Response): Promise<Response> {
  if (response.status < 400 || response.headers.get('content-type')?.startsWith('application/json')) return response
  const words = await response.text()
  if (words.includes('not supported')) throw nothingHere()
  if (response.status < 500) throw new AppError('invalid_input', 'This request cannot be read.')
  throw new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: new Error(words) })
}
