import NextAuth from 'next-auth'
import { NextRequest } from 'next/server'
import { signInOptions } from '@/lib/auth/config'
import { providerRefusal } from '@/lib/auth/provider-refusal'
import { refuseUnreadable } from '@/lib/auth/readable-request'
import { withSignInFailures } from '@/lib/auth/sign-in-check'
import { AppError } from '@/lib/errors'
import { addressKey } from '@/lib/http/client-address'
import { takePoint } from '@/lib/http/rate-limit'
import { failure, withApiHeaders } from '@/lib/http/reply'
import { visitorAddress } from '@/lib/http/request-state'
import { toAppError } from '@/lib/http/route'
import { refuseCrossSite } from '@/lib/http/same-site'
import { log } from '@/lib/log'

type Context = { params: Promise<{ nextauth: string[] }> }

/** Its forms are short, and next-auth reads them without a limit of its own. */
const MAX_FORM_BYTES = 16 * 1024
/** Where next-auth's own client writes whatever it is told into the log of the server. We have none of that client. */
const LOG = '_log'

const nothingHere = () => new AppError('not_found', 'There is nothing at this address.')

async function answer(request: NextRequest, context: Context): Promise<Response> {
  try {
    if (request.method === 'POST') refuseCrossSite(request)
    await takePoint('api', addressKey(visitorAddress()))
    if ((await context.params).nextauth[0] === LOG) throw nothingHere()
    if (request.method === 'POST' && Number(request.headers.get('content-length') ?? Infinity) > MAX_FORM_BYTES)
      throw new AppError('too_large', 'The request is too large.', { headers: { connection: 'close' } })
    await refuseUnreadable(request)
    const refused = providerRefusal(request)
    // next-auth leads on with this word as it is, and not every text can stand in a header.
    if (!refused && !/^\w{0,60}$/.test(request.nextUrl.searchParams.get('error') ?? ''))
      throw new AppError('invalid_input', 'error: is not a word that can be repeated')
    return (
      refused ??
      (await inJson(await withSignInFailures(() => NextAuth(signInOptions())(request, context) as Promise<Response>)))
    )
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.status >= 500) log.error({ err: error.cause ?? error }, 'signing in failed')
    return failure(error)
  }
}

/** next-auth refuses in bare text, where every failure under /api is JSON. */
async function inJson(response: Response): Promise<Response> {
  if (response.status < 400 || response.headers.get('content-type')?.startsWith('application/json')) return response
  const words = await response.text()
  if (words.includes('not supported')) throw nothingHere()
  if (response.status < 500) throw new AppError('invalid_input', 'This request cannot be read.')
  throw new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: new Error(words) })
}

const handler = async (request: NextRequest, context: Context) =>
  withApiHeaders(await answer(request.method === 'HEAD' ? asGet(request) : request, context))

/** next-auth does not know the method that asks for the headers alone. */
const asGet = (request: NextRequest) => new NextRequest(request, { method: 'GET' })

export { handler as GET, handler as POST }
